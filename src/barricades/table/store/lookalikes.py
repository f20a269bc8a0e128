"""Lookalikes: what makes one name look like another, after Unicode's list of confusables.

Letters of several scripts in one name are refused anyway; these are the scripts in whose letters
alone a name can be written that looks Latin, and the letters of Latin's own that look like others.
"""

from __future__ import annotations

_LIKE_LATIN = (  # letters, and below them those that they look like
    ("АВЕКМНОРСТУХІЈЅԚԜ", "ABEKMHOPCTYXIJSQW"),  # Cyrillic
    ("аеорсухіјѕһԁԛԝүӏ", "aeopcyxijshdqwyl"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),  # Greek
    ("αγινορυχ", "ayivopux"),
    ("ՍՏՕԼօոսհցզգյ", "USOLonuhgqqj"),  # Armenian
    ("ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ", "DRTiYAJEWMHYGhZbRWSVSLCPKdGB"),  # Cherokee
    ("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "BPDTGKJCZFMNLSRVHWXYAEIOU"),  # Lisu
    ("ⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "HIKMNOPCTYXHIKMNOPCTYX"),  # Coptic
    ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"),  # small capitals
    ("ɑⱭɡıɩʋɣ", "aAgiiuy"),  # other letters of Latin
)
ALIKE = str.maketrans(*("".join(letters) for letters in zip(*_LIKE_LATIN, strict=True)))
SAME_STROKES = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O", "m": "rn"})  # within Latin

# What counts as printable, and yet shows nothing: joiners, fillers, selectors, empty patterns
UNSEEN = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
            *range(0xE0100, 0xE01F0),
        ),
    )
)
