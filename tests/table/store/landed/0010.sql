BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
CREATE TABLE browsers (
	browser VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	PRIMARY KEY (browser)
);
CREATE TABLE chat (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	side VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	made DATETIME NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE codes (
	person VARCHAR NOT NULL, 
	code VARCHAR NOT NULL, 
	until DATETIME NOT NULL, 
	PRIMARY KEY (person), 
	UNIQUE (code)
);
CREATE TABLE deliveries (
	game VARCHAR NOT NULL, 
	side VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	tries INTEGER NOT NULL, 
	next_try DATETIME NOT NULL, 
	PRIMARY KEY (game, side), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE entrants (
	tournament VARCHAR NOT NULL, 
	who VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (tournament, who), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
CREATE TABLE feeds (
	browser VARCHAR NOT NULL, 
	token VARCHAR NOT NULL, 
	PRIMARY KEY (browser), 
	UNIQUE (token)
);
CREATE TABLE games (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	options JSON NOT NULL, 
	secret BLOB NOT NULL, 
	commitment VARCHAR NOT NULL, 
	inherited INTEGER NOT NULL, 
	created DATETIME NOT NULL, 
	finished DATETIME, 
	result JSON, clock JSON, due DATETIME, hints BOOLEAN DEFAULT 1 NOT NULL, rated BOOLEAN DEFAULT 0 NOT NULL, onlookers BOOLEAN DEFAULT 1 NOT NULL, standing JSON, views JSON, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('landed','dual-powers',1,'{"rules": "english", "october_points": "by-rules", "leader_refreshes": "by-rules", "will_gained": "by-rules", "neutral_units": "by-rules", "neutral_trotsky": "by-rules", "leader_order": "by-rules", "solitaire": "no", "difficulty": 1, "components": {}}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','7b82c7c24f7e8484763e735a5f49f6fa8bae48c5bffab45e7d30bd1053202e0e',0,'2026-11-01 12:00:00.000000',NULL,'null','null',NULL,1,0,1,'{"asked": ["white"], "since": {"white": "2026-11-01T12:00:00+00:00"}, "moments": 24, "replaced": {}, "timed_out": []}','{"red": {"side": "red", "round": 1, "phase": "action", "day": 5, "month": "march-april", "support": 0, "will": "red", "swept": false, "unrest": "green", "blockade": "brown", "barricade": "brown", "tiles": ["red", "purple", "white", "blue"], "markers": [], "tokens": {"lenin": ["supply", false], "stalin": ["supply", false], "zinoviev": ["supply", false], "kerensky": ["supply", false], "lvov": ["supply", false], "kornilov": ["supply", false], "trotsky": ["calendar", false], "trotsky-red": ["calendar", false], "neutral-unit-1-0": ["green", false], "neutral-unit-1-0-b": ["blue", false], "neutral-unit-1-1": ["purple", false], "neutral-unit-1-1-b": ["red", false], "neutral-unit-1-2": ["brown", false], "neutral-unit-1-2-b": ["white", false], "red-unit-1-2": ["brown", false], "red-unit-1-1": ["supply", false], "red-unit-1-0": ["brown", false], "red-unit-1-0-b": ["supply", false], "red-unit-2-2": ["supply", false], "red-unit-2-1": ["supply", false], "red-unit-2-1-b": ["supply", false], "red-unit-3-3": ["supply", false], "red-unit-3-2": ["supply", false], "red-unit-3-1": ["supply", false], "white-unit-1-1": ["supply", false], "white-unit-1-1-b": ["supply", false], "white-unit-1-1-c": ["supply", false], "white-unit-1-0": ["supply", false], "white-unit-2-2": ["supply", false], "white-unit-2-1": ["supply", false], "white-unit-2-1-b": ["supply", false], "white-unit-3-2": ["supply", false], "white-unit-3-2-b": ["supply", false], "white-unit-3-2-c": ["supply", false]}, "regions": {"red": {"stronger": null, "red": [0, 0], "white": [0, 0]}, "green": {"stronger": null, "red": [0, 0], "white": [0, 0]}, "purple": {"stronger": null, "red": [0, 0], "white": [0, 0]}, "brown": {"stronger": "red", "red": [3, 3], "white": [0, 0]}, "white": {"stronger": null, "red": [0, 0], "white": [0, 0]}, "blue": {"stronger": null, "red": [0, 0], "white": [0, 0]}}, "hands": {"red": {"cards": ["red-8", "brown-6", "green-4"], "leaders": ["lenin", "stalin", "zinoviev"]}, "white": {"cards": 4, "leaders": ["kerensky", "lvov", "kornilov"]}}, "objectives": {"red": "white-4", "white": true}, "revealed": [], "played": {"red": ["brown-4"], "white": []}, "discard": [], "deck": 38, "stack": 0, "leaders": [], "ended": ""}, "white": {"side": "white", "round": 1, "phase": "action", "day": 5, "month": "march-april", "support": 0, "will": "red", "swept": false, "unrest": "green", "blockade": "brown", "barricade": "brown", "tiles": ["red", "purple", "white", "blue"], "markers": [], "tokens": {"lenin": ["supply", false], "stalin": ["supply", false], "zinoviev": ["supply", false], "kerensky": ["supply", false], "lvov": ["supply", false], "kornilov": ["supply", false], "trotsky": ["calendar", false], "trotsky-red": ["calendar", false], "neutral-unit-1-0": ["green", false], "neutral-unit-1-0-b": ["blue", false], "neutral-unit-1-1": ["purple", false], "neutral-unit-1-1-b": ["red", false], "neutral-unit-1-2": ["brown", false], "neutral-unit-1-2-b": ["white", false], "red-unit-1-2": ["brown", false], "red-unit-1-1": ["supply", false], "red-unit-1-0": ["brown", false], "red-unit-1-0-b": ["supply", false], "red-unit-2-2": ["supply", false], "red-unit-2-1": ["supply", false], "red-unit-2-1-b": ["supply", false], "red-unit-3-3": ["supply", false], "red-unit-3-2": ["supply", false], "red-unit-3-1": ["supply", false], "white-unit-1-1": ["supply", false], "white-unit-1-1-b": ["supply", false], "white-unit-1-1-c": ["supply", false], "white-unit-1-0": ["supply", false], "white-unit-2-2": ["supply", false], "white-unit-2-1": ["supply", false], "white-unit-2-1-b": ["supply", false], "white-unit-3-2": ["supply", false], "white-unit-3-2-b": ["supply", false], "white-unit-3-2-c": ["supply", false]}, "regions": {"red": {"stronger": null, "red": [0, 0], "white": [0, 0]}, "green": {"stronger": null, "red": [0, 0], "white": [0, 0]}, "purple": {"stronger": null, "red": [0, 0], "white": [0, 0]}, "brown": {"stronger": "red", "red": [3, 3], "white": [0, 0]}, "white": {"stronger": null, "red": [0, 0], "white": [0, 0]}, "blue": {"stronger": null, "red": [0, 0], "white": [0, 0]}}, "hands": {"red": {"cards": 3, "leaders": ["lenin", "stalin", "zinoviev"]}, "white": {"cards": ["purple-5", "blue-8", "white-7", "green-7"], "leaders": ["kerensky", "lvov", "kornilov"]}}, "objectives": {"red": true, "white": "green-6"}, "revealed": [], "played": {"red": ["brown-4"], "white": []}, "discard": [], "deck": 38, "stack": 0, "leaders": [], "ended": ""}, "": {"side": null, "round": 1, "phase": "action", "day": 5, "month": "march-april", "support": 0, "will": "red", "swept": false, "unrest": "green", "blockade": "brown", "barricade": "brown", "tiles": ["red", "purple", "white", "blue"], "markers": [], "tokens": {"lenin": ["supply", false], "stalin": ["supply", false], "zinoviev": ["supply", false], "kerensky": ["supply", false], "lvov": ["supply", false], "kornilov": ["supply", false], "trotsky": ["calendar", false], "trotsky-red": ["calendar", false], "neutral-unit-1-0": ["green", false], "neutral-unit-1-0-b": ["blue", false], "neutral-unit-1-1": ["purple", false], "neutral-unit-1-1-b": ["red", false], "neutral-unit-1-2": ["brown", false], "neutral-unit-1-2-b": ["white", false], "red-unit-1-2": ["brown", false], "red-unit-1-1": ["supply", false], "red-unit-1-0": ["brown", false], "red-unit-1-0-b": ["supply", false], "red-unit-2-2": ["supply", false], "red-unit-2-1": ["supply", false], "red-unit-2-1-b": ["supply", false], "red-unit-3-3": ["supply", false], "red-unit-3-2": ["supply", false], "red-unit-3-1": ["supply", false], "white-unit-1-1": ["supply", false], "white-unit-1-1-b": ["supply", false], "white-unit-1-1-c": ["supply", false], "white-unit-1-0": ["supply", false], "white-unit-2-2": ["supply", false], "white-unit-2-1": ["supply", false], "white-unit-2-1-b": ["supply", false], "white-unit-3-2": ["supply", false], "white-unit-3-2-b": ["supply", false], "white-unit-3-2-c": ["supply", false]}, "regions": {"red": {"stronger": null, "red": [0, 0], "white": [0, 0]}, "green": {"stronger": null, "red": [0, 0], "white": [0, 0]}, "purple": {"stronger": null, "red": [0, 0], "white": [0, 0]}, "brown": {"stronger": "red", "red": [3, 3], "white": [0, 0]}, "white": {"stronger": null, "red": [0, 0], "white": [0, 0]}, "blue": {"stronger": null, "red": [0, 0], "white": [0, 0]}}, "hands": {"red": {"cards": 3, "leaders": ["lenin", "stalin", "zinoviev"]}, "white": {"cards": 4, "leaders": ["kerensky", "lvov", "kornilov"]}}, "objectives": {"red": true, "white": true}, "revealed": [], "played": {"red": ["brown-4"], "white": []}, "discard": [], "deck": 38, "stack": 0, "leaders": [], "ended": ""}}');
CREATE TABLE holders (
	browser VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	side VARCHAR NOT NULL, 
	PRIMARY KEY (browser, game, side), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "holders" VALUES('7f21b78cdfbd8e0b6d71c914fb62f82b7169cc7db76c5fbab05e2ac2c5595695','landed','red');
INSERT INTO "holders" VALUES('7f21b78cdfbd8e0b6d71c914fb62f82b7169cc7db76c5fbab05e2ac2c5595695','landed','white');
CREATE TABLE keys (
	name VARCHAR NOT NULL, 
	secret BLOB NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE moves (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	who VARCHAR NOT NULL, 
	what JSON NOT NULL, 
	made DATETIME NOT NULL, by_order VARCHAR, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "moves" VALUES('landed',1,'choice','nature','"neutral-unit-1-1-b"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',2,'choice','nature','"neutral-unit-1-0"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',3,'choice','nature','"neutral-unit-1-1"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',4,'choice','nature','"neutral-unit-1-2"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',5,'choice','nature','"neutral-unit-1-2-b"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',6,'choice','nature','"neutral-unit-1-0-b"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',7,'choice','nature','"green"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',8,'choice','nature','"brown"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',9,'choice','nature','"red-8"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',10,'choice','nature','"purple-5"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',11,'choice','nature','"white-4"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',12,'choice','nature','"blue-8"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',13,'choice','nature','"brown-6"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',14,'choice','nature','"white-7"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',15,'choice','nature','"green-4"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',16,'choice','nature','"green-7"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',17,'choice','nature','"brown-4"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',18,'choice','nature','"green-6"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',19,'choice','red','"white-4"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',20,'choice','white','"green-6"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',21,'choice','red','"brown-4"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',22,'choice','red','"recruit"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',23,'choice','red','"red-unit-1-0"','2026-11-01 12:00:00.000000',NULL);
INSERT INTO "moves" VALUES('landed',24,'choice','red','"red-unit-1-2"','2026-11-01 12:00:00.000000',NULL);
CREATE TABLE notes (
	game VARCHAR NOT NULL, 
	side VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	PRIMARY KEY (game, side), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE orders (
	game VARCHAR NOT NULL, 
	side VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	value INTEGER NOT NULL, 
	PRIMARY KEY (game, side, name), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE pairings (
	tournament VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	PRIMARY KEY (tournament, number), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id), 
	UNIQUE (game), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE players (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	folded VARCHAR, 
	bot VARCHAR, 
	created DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (folded)
);
INSERT INTO "players" VALUES('7f21b78cdfbd8e0b6d71c914fb62f82b7169cc7db76c5fbab05e2ac2c5595695','Anna','anna',NULL,'2026-11-01 12:00:00.000000');
CREATE TABLE ratings (
	game VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	"before" FLOAT NOT NULL, 
	"after" FLOAT NOT NULL, 
	weight FLOAT NOT NULL, 
	score FLOAT NOT NULL, 
	expected FLOAT NOT NULL, 
	made DATETIME NOT NULL, 
	PRIMARY KEY (game, player), 
	UNIQUE (player, kind, number), 
	FOREIGN KEY(game) REFERENCES games (id), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE seats (
	game VARCHAR NOT NULL, 
	side VARCHAR NOT NULL, 
	place INTEGER NOT NULL, 
	bot VARCHAR, 
	name VARCHAR NOT NULL, 
	token VARCHAR, 
	taken BOOLEAN NOT NULL, open BOOLEAN DEFAULT 0 NOT NULL, player VARCHAR, 
	PRIMARY KEY (game, side), 
	FOREIGN KEY(game) REFERENCES games (id), 
	UNIQUE (token)
);
INSERT INTO "seats" VALUES('landed','red',0,NULL,'Anna',NULL,1,0,NULL);
INSERT INTO "seats" VALUES('landed','white',1,NULL,'',NULL,1,0,NULL);
CREATE TABLE studies (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	maker VARCHAR NOT NULL, 
	leader VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	line INTEGER NOT NULL, 
	moment INTEGER NOT NULL, 
	eyes VARCHAR, 
	made DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE study_comments (
	study VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	line INTEGER NOT NULL, 
	moment INTEGER NOT NULL, 
	person VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	made DATETIME NOT NULL, 
	PRIMARY KEY (study, number), 
	FOREIGN KEY(study) REFERENCES studies (id)
);
CREATE TABLE study_lines (
	study VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	moment INTEGER NOT NULL, 
	choices JSON NOT NULL, 
	PRIMARY KEY (study, number), 
	FOREIGN KEY(study) REFERENCES studies (id)
);
CREATE TABLE study_people (
	study VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	asks BOOLEAN NOT NULL, 
	PRIMARY KEY (study, number), 
	UNIQUE (study, person), 
	FOREIGN KEY(study) REFERENCES studies (id)
);
CREATE TABLE tended (
	game VARCHAR NOT NULL, 
	"by" VARCHAR NOT NULL, 
	until DATETIME NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE tournaments (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	clock JSON, 
	rated BOOLEAN NOT NULL, 
	organizer VARCHAR NOT NULL, 
	created DATETIME NOT NULL, 
	started DATETIME, 
	ended DATETIME, 
	PRIMARY KEY (id), 
	FOREIGN KEY(organizer) REFERENCES players (id)
);
CREATE TABLE webhooks (
	game VARCHAR NOT NULL, 
	side VARCHAR NOT NULL, 
	address VARCHAR NOT NULL, 
	language VARCHAR NOT NULL, 
	table_at VARCHAR NOT NULL, 
	failed BOOLEAN NOT NULL, 
	PRIMARY KEY (game, side), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE INDEX unfinished ON games (finished);
CREATE INDEX held ON holders (game);
CREATE INDEX due ON games (due);
CREATE INDEX waiting ON deliveries (next_try);
CREATE INDEX "left" ON tended (until);
CREATE INDEX open_seats ON seats (open);
CREATE INDEX organized ON tournaments (organizer);
CREATE INDEX studied ON studies (game);
COMMIT;
