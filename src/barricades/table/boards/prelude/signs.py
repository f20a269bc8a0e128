"""Signs: shapes for what the board and its cards speak of, on a field of 24 by 24."""

from __future__ import annotations

SHAPES = {
    "revolutionary": "M12 3.4l2.5 5.7 6.2.6-4.7 4.1 1.4 6.1-5.4-3.2-5.4 3.2 1.4-6.1L3.3 9.7"
    "l6.2-.6Z",
    "government": "M6 5h4.6v14H6ZM13.4 5H18v14h-4.6Z",
    "neutral": "M12 4a8 8 0 1 0 .01 0ZM12 8.2a3.8 3.8 0 1 1-.01 0Z",
    "worker": "M2.5 6 7 1.5 13.5 8 12 9.5l10 10-2.8 2.8-10-10L7.5 13.5Z",
    "military": "M2 2h3.5l6.5 7.5L18.5 2H22v3.5L14.5 12"
    "l4 4.5 2-1.5 1 1.5-2 2 3 3-1.5 1.5-3-3-2 2-1.5-1 1.5-2L12 15l-4 4 1.5 2-1.5 1-2-2-3 3"
    "L1.5 21.5l3-3-2-2 1-1.5 2 1.5 4-4.5L2 5.5Z",
    "urban": "M12 1 15 6v3h6v13h-5v-5h-3v5H3V9h6V6ZM5.5 12v2.5H8V12ZM16 12v2.5h2.5V12Z",
    "districts": "M2 22V10h6v12ZM9.5 22V3h6v19ZM17 22v-9h5v9Z",
    "organizations": "M12 3a4 4 0 1 0 .01 0ZM4.8 6.5a2.9 2.9 0 1 0 .01 0ZM19.2 6.5"
    "a2.9 2.9 0 1 0 .01 0ZM5.5 22v-4.5a6.5 5.5 0 0 1 13 0V22ZM.5 20v-3a4 4 0 0 1 4.5-3.8"
    "Q3.8 15 3.8 17.5V20ZM23.5 20v-3a4 4 0 0 0-4.5-3.8Q20.2 15 20.2 17.5V20Z",
    "world": "M12 1a11 11 0 1 0 .01 0ZM12 3.5q3 2 3.4 7.3H8.6Q9 5.5 12 3.5ZM7.8 4.6"
    "Q6.3 7.2 6.1 10.8H3.6A8.6 8.6 0 0 1 7.8 4.6ZM16.2 4.6a8.6 8.6 0 0 1 4.2 6.2h-2.5"
    "Q17.7 7.2 16.2 4.6ZM3.6 13.3h2.5q.2 3.5 1.7 6.1a8.6 8.6 0 0 1-4.2-6.1ZM8.6 13.3h6.8"
    "Q15 18.5 12 20.5 9 18.5 8.6 13.3ZM17.9 13.3h2.5a8.6 8.6 0 0 1-4.2 6.1q1.5-2.6 1.7-6.1Z",
    "duma": "M1 19A11 11 0 0 1 23 19H17.5A5.5 5.5 0 0 0 6.5 19ZM9 19a3 3 0 0 1 6 0Z",
    "unrest": "M13 1q1 5 5 8.5T21 16a9 7.5 0 0 1-18 0q0-4.5 4-7.5 0 3 2 4.5Q8.5 6.5 13 1Z",
    "prestige": "M2 20V7l5 4.5L12 3l5 8.5L22 7v13Z",
    "opportunity": "M13.5 1 4 13.5h6L8.5 23 20 9.5h-7Z",
    "cards": "M2 5 12.5 2 17 18.5 6.5 21.5ZM15 4h7v17h-4Z",
    "troops": "M12 1 22 4.5V11q0 8-10 12Q2 19 2 11V4.5Z",
    "special": "M12 1 15 9h8l-6.5 5 2.5 8.5L12 17.5 5 22.5 7.5 14 1 9h8Z",
    "first": "M4 1h3v22H4ZM8.5 2.5H22L17.5 8 22 13.5H8.5Z",
    "arrow": "M1 9.5h12V3l10 9-10 9v-6.5H1Z",
    "check": "M3 12.5 6 9.5l4 4L19 4.5l3 3-12 12Z",
    "cross": "M5 2 12 9l7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7Z",
    "pause": "M5 2h14v3l-5 7 5 7v3H5v-3l5-7-5-7Z",
    "opponent": "M12 3.5a4.5 4.5 0 1 0 .01 0ZM3 22a9 8 0 0 1 18 0Z",
    "die": "M2 2h20v20H2ZM7 5a2 2 0 1 0 .01 0ZM17 5a2 2 0 1 0 .01 0ZM12 10a2 2 0 1 0 .01 0ZM7 "
    "15a2 2 0 1 0 .01 0ZM17 15a2 2 0 1 0 .01 0Z",
    "dice": "M1 7h13v13H1ZM4.6 9a1.6 1.6 0 1 0 .01 0ZM7.5 11.9a1.6 1.6 0 1 0 .01 0ZM10.4 "
    "14.8a1.6 1.6 0 1 0 .01 0ZM10 1.5H23v13H16V5h-6ZM19.5 3.5a1.5 1.5 0 1 "
    "0 .01 0ZM19.5 9.5a1.5 1.5 0 1 0 .01 0Z",
    "district": "M12 1a8 8 0 0 1 8 8q0 5-8 14Q4 14 4 9a8 8 0 0 1 8-8ZM12 5.5a3.5 3.5 0 1 0 .01 0Z",
    "here": "M12 2a10 10 0 1 0 .01 0ZM12 5a7 7 0 1 1-.01 0ZM12 8.5a3.5 3.5 0 1 0 .01 0Z",
    "victory": "M12 .5 23.5 12 12 23.5 .5 12ZM12 5.5l1.8 4.4 4.7.3-3.6 3 1.1 4.6-4-2.5-4 2.5 "
    "1.1-4.6-3.6-3 4.7-.3Z",
    "activity": "M10.4 4 10.4.6 13.6 0.6 13.6 4.0 16.5 5.2 18.9 2.8 21.2 5.1 18.8 7.5 20.0 10.4 "
    "23.4 10.4 23.4 13.6 20.0 13.6 18.8 16.5 21.2 18.9 18.9 21.2 16.5 18.8 13.6 20.0 "
    "13.6 23.4 10.4 23.4 10.4 20.0 7.5 18.8 5.1 21.2 2.8 18.9 5.2 16.5 4.0 13.6 0.6 13.6 "
    "0.6 10.4 4.0 10.4 5.2 7.5 2.8 5.1 5.1 2.8 7.5 5.2ZM12 8.4a3.6 3.6 0 1 0 .01 0Z",
    "extremism": "M12 1 23.5 22H.5ZM10.7 8h2.6v7h-2.6ZM10.7 17h2.6v2.6h-2.6Z",
    "marker": "M12 2 22 12 12 22 2 12Z",
    "vote": "M2 2h20v20H2ZM5.5 12.5 7.7 10.3l3.1 3.1 5.9-6.5 2.2 2L11 17.5Z",
    "session": "M1 16A11 11 0 0 1 23 16H17.5A5.5 5.5 0 0 0 6.5 16ZM1 18.5h22V22H1Z",
    "skip": "M2 4l8 8-8 8ZM11 4l8 8-8 8ZM19.5 4H22v16h-2.5Z",
    "both": "M2 2h9v9H2ZM13 13h9v9h-9ZM15 4h3V1h3v3h3v3h-3v3h-3V7h-3Z",
    "paper": "M2 3h16v18H4a2 2 0 0 1-2-2ZM5 6v4h10V6ZM5 12.5v1.8h10v-1.8ZM5 16.5v1.8h10v-1.8Z"
    "M19.5 8H22v11a2 2 0 0 1-2.5 2Z",
    "ward": "M12 1a11 11 0 1 0 .01 0ZM12 4.5a7.5 7.5 0 0 1 4.3 1.4L5.9 16.3A7.5 7.5 0 0 1 12 4.5Z"
    "M18.1 7.7A7.5 7.5 0 0 1 7.7 18.1Z",
    "coin": "M12 1a11 11 0 1 0 .01 0ZM12 4a8 8 0 1 1-.01 0ZM10 7.5h4v9h-4Z",
    "bomb": "M10 7.5a7.5 7.5 0 1 0 .01 0ZM14 6l3-4 2 1.5 2.5-1-1 2.5 1.5 2-4 .5-2 2Z",
    "fist": "M4 11V8a2 2 0 0 1 4-1V5a2 2 0 0 1 4 0 2 2 0 0 1 4 0v2a2 2 0 0 1 4 1v7q0 4-3 "
    "5v3H8v-3q-4-2-4-6Z",
    "swap": "M1 8.5h13V4l8.5 6.5H1ZM23 15.5H10V20l-8.5-6.5H23Z",
    "exchange": "M1 4h9v13H1ZM14 7h9v13h-9ZM12 2h7v3h-7ZM5 19h7v3H5Z",
}
SPECIALS = {  # 10.3: which of them stands for a Special Action
    "pravda": "paper",
    "novoye-vremia": "paper",
    "sympathizers": "ward",
    "supporters": "ward",
    "corruption": "coin",
    "provocation": "bomb",
    "show-of-force": "fist",
    "maneuver": "swap",
    "diplomacy": "exchange",
    "fervor": "unrest",
    "all-power": "worker",
    "opportunism": "opportunity",
}
DICE = {"all": "die", "revolutionary": "die", "government": "die"}  # 4.0: of no track alone
NARROW, WIDE = "fijlrtI.,:;!'’ -()", "mwGMOQW—"


def width(text: str) -> float:
    """The approximate width of a text in a bold condensed font, in heights of the text."""
    return sum(map(_wide, text))


def _wide(letter: str) -> float:
    if letter in NARROW:
        return 0.27
    return 0.68 if letter in WIDE else 0.58 if letter.isupper() else 0.49


def fit(text: str, room: float, most: float, least: float = 11) -> float:
    """The font size at which such a text fits into `room`, between `least` and `most`."""
    return round(max(least, min(most, room / width(text))), 1) if text else most
