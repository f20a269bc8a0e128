"""What an answer does: the second half of every step of Prelude that asks something."""

from __future__ import annotations

from ..kernel import (
    FACTS,
    STEP,
    Tape,
    plan_1,
    plan_2,
)
from .abdication import (
    sway_deed,
)
from .activities import (
    act_deed,
    choose_place_deed,
    dedicate_deed,
    pay_deed,
    take_special_deed,
)
from .checks import (
    roll_check_deed,
    top_up_deed,
)
from .deal import (
    draw_deed,
    take_initiative_deed,
)
from .duma import (
    radicalize,
)
from .effects.cards import (
    borrow_deed,
)
from .effects.chance import (
    choose_check_deed,
    draw_district_deed,
    roll_table_deed,
    test_marker_deed,
)
from .effects.cubes import (
    draw_level_deed,
)
from .effects.organizations import (
    organize_one_deed,
)
from .effects.points import (
    bid_opportunity_deed,
    may_spend_deed,
)
from .effects.tracks import (
    on_track,
)
from .events import (
    choose_event_deed,
)
from .layout import (
    ACT,
    ADD_CUBES,
    BID_OPPORTUNITY,
    BORROW,
    CHOOSE_CHECK,
    CHOOSE_EVENT,
    CHOOSE_PLACE,
    CHOOSE_TRACK,
    CORRUPT,
    DEDICATE,
    DISBAND_ONE,
    DRAW,
    DRAW_DISTRICT,
    DRAW_LEVEL,
    FACE_REACTION,
    GIVE_CARDS,
    GROW_EXTREMISM,
    MAY_SPEND,
    ORGANIZE_ONE,
    PAY,
    PICK_DIE,
    PROVOKE,
    REMOVE_CUBES,
    RESET_TRACK,
    ROLL_CHECK,
    ROLL_DIE,
    ROLL_TABLE,
    ROLL_WORLD,
    SCORE_ANY,
    SCORE_TRACK,
    SWAY,
    TAKE_INITIATIVE,
    TAKE_ROUND,
    TAKE_SPECIAL,
    TEST_MARKER,
    TOP_UP,
    TRIGGER,
)
from .october import (
    face_reaction_deed,
    roll_world_deed,
)
from .pieces import (
    add_cubes_deed,
    disband,
    remove_cubes_deed,
    together,
)
from .play import (
    take_round_deed,
)
from .scoring import (
    roll_die_deed,
)
from .special import (
    give_cards_deed,
    reset_track_deed,
)
from .turn import (
    pull,
)


def answer(g: Tape, q: int, choice: int) -> None:
    """The second half of a step: the deed."""
    step, one, two, three = g[q + STEP], g[q + FACTS], g[q + FACTS + 1], g[q + FACTS + 2]
    four, five, six = g[q + FACTS + 3], g[q + FACTS + 4], g[q + FACTS + 5]
    if step == DRAW:
        draw_deed(g, choice, one)
    elif step == ACT:
        act_deed(g, choice, one, two)
    elif step == TAKE_ROUND:
        take_round_deed(g, choice, one)
    elif step == ROLL_DIE:
        roll_die_deed(g, choice)
    elif step == ROLL_CHECK:
        roll_check_deed(g, choice, one, two, three, four, five)
    elif step == TOP_UP:
        top_up_deed(g, choice, one, two, three, four, five, six)
    elif step == CHOOSE_PLACE:
        choose_place_deed(g, choice, one, two)
    elif step == DEDICATE:
        dedicate_deed(g, choice, one, two, three)
    elif step == TAKE_SPECIAL:
        take_special_deed(g, choice, one, two)
    elif step == PAY:
        pay_deed(g, choice, one, two, three)
    elif step == ADD_CUBES:
        add_cubes_deed(g, choice, one, two, together(three, four), five, six)
    elif step == REMOVE_CUBES:
        remove_cubes_deed(g, choice, one, two, together(three, four), five, six)
    elif step == CHOOSE_EVENT:
        choose_event_deed(g, choice, one, two, three)
    elif step == GROW_EXTREMISM:
        radicalize(g, one, choice, two)
    elif step == TAKE_INITIATIVE:
        take_initiative_deed(g, choice)
    elif step == TRIGGER:
        pull(g, choice, one, two)
    else:
        answer_by_events(g, step, choice, one, two, three, four, five)


def answer_by_events(
    g: Tape, step: int, choice: int, one: int, two: int, three: int, four: int, five: int
) -> None:
    """The same, for steps that do not come in every Action Round."""
    if step == DRAW_LEVEL:
        draw_level_deed(g, choice, one)
    elif step == CHOOSE_CHECK:
        choose_check_deed(g, choice, one, two, together(three, four), five)
    elif step == ROLL_TABLE:
        roll_table_deed(g, choice, one, two, three)
    elif step == DRAW_DISTRICT:
        draw_district_deed(g, choice, one, two, three)
    elif step == TEST_MARKER:
        test_marker_deed(g, choice, one, two, three)
    elif step == ORGANIZE_ONE:
        organize_one_deed(g, choice, one, two)
    elif step == DISBAND_ONE:
        disband(g, two, choice)
    elif step == CHOOSE_TRACK:
        on_track(g, one, two, choice)
    elif step == BORROW:
        borrow_deed(g, choice, one, two)
    elif step == MAY_SPEND:
        may_spend_deed(g, choice, one, two, three, four)
    elif step == BID_OPPORTUNITY:
        bid_opportunity_deed(g, choice, one, two, three)
    elif step == CORRUPT:
        plan_2(g, ROLL_DIE, one, choice)
    elif step == PICK_DIE:
        plan_2(g, ROLL_DIE, two, choice)
    elif step == PROVOKE:
        radicalize(g, choice, 6, 0)
    elif step == RESET_TRACK:
        reset_track_deed(g, choice)
    elif step == SCORE_ANY:
        plan_1(g, SCORE_TRACK, choice)
    elif step == GIVE_CARDS:
        give_cards_deed(g, choice, one, two)
    elif step == SWAY:
        sway_deed(g, choice, one, two)
    elif step == FACE_REACTION:
        face_reaction_deed(g, choice)
    elif step == ROLL_WORLD:
        roll_world_deed(g, choice, one, two)
