"""Which step asks whom what: the first half of every step of Prelude."""

from __future__ import annotations

from ..kernel import (
    FACTS,
    OPTIONS,
    STEP,
    Tape,
)
from .abdication import (
    abdicate,
    form_government,
    react,
)
from .activities import (
    act,
    bar,
    choose_place,
    dedicate,
    organize,
)
from .checks import (
    check,
    roll_check,
    roll_one,
    top_up,
)
from .deal import (
    draw,
    enter_keys,
    take_initiative,
)
from .duma import (
    carry_vote,
    count_votes,
    hold_vote,
    vote,
)
from .effects.cards import (
    borrow,
)
from .effects.chance import (
    choose_check,
    draw_district,
)
from .effects.organizations import (
    offer_some,
)
from .effects.points import (
    may_spend,
    offer_opportunity,
)
from .events import (
    carry_out,
    choose_event,
    effect,
    hold_event,
)
from .layout import (
    ABDICATE,
    ACT,
    ADD_CUBES,
    ADD_EVENT,
    BAR,
    BEGIN_ROUND,
    BEGIN_TURN,
    BID_OPPORTUNITY,
    BORROW,
    BREAK_SOVIET,
    CALL_WORLD,
    CARRY_OUT,
    CARRY_VOTE,
    CHECK,
    CHECK_END,
    CHECK_THRONE,
    CHOOSE_CHECK,
    CHOOSE_EVENT,
    CHOOSE_PLACE,
    CHOOSE_TRACK,
    CORRUPT,
    COUNT_VOTES,
    DEDICATE,
    DEPLOY_VANGUARD,
    DISBAND_ONE,
    DRAW,
    DRAW_DISTRICT,
    DRAW_LEVEL,
    EFFECT,
    END_GAME,
    END_ROUND,
    END_TURN,
    ENTER_KEYS,
    FACE_REACTION,
    FINISH,
    FORM_GOVERNMENT,
    GIVE_CARDS,
    GO_ON,
    GROW_EXTREMISM,
    HOLD_EVENT,
    HOLD_VOTE,
    KNOWN,
    MAY_SPEND,
    OPEN_ROUNDS,
    ORGANIZE,
    ORGANIZE_ONE,
    PAY,
    PERFORM,
    PICK_DIE,
    PROVOKE,
    PUT_AWAY,
    RALLY_WORKERS,
    REACT,
    RED_OCTOBER,
    REFRESH,
    REMOVE_CUBES,
    RESET_TRACK,
    RESPOND,
    ROLL_CHECK,
    ROLL_DIE,
    ROLL_FOR,
    ROLL_TABLE,
    SCORE_ANY,
    SCORE_DISTRICTS,
    SCORE_DUMA,
    SCORE_ORGANIZATIONS,
    SCORE_TRACK,
    SCORE_WORLD,
    SWAY,
    TAKE_INITIATIVE,
    TAKE_ROUND,
    TAKE_SPECIAL,
    TEST_MARKER,
    TOP_UP,
    TRIGGER,
    VOTE,
)
from .october import (
    break_soviet,
    call_world,
    deploy_vanguard,
    face_reaction,
    rally_workers,
    red_october,
)
from .pieces import (
    add_cubes,
    remove_cubes,
    together,
)
from .play import (
    add_event,
    finish,
    put_away,
    respond,
    take_round,
)
from .scoring import (
    offer_tracks,
    roll_die,
    roll_for,
    score_districts,
    score_duma,
    score_organizations,
    score_track,
    score_world,
)
from .special import (
    give_cards,
    offer_prices,
    perform,
    provoke,
    reset_track,
    take_special,
)
from .turn import (
    begin_round,
    begin_turn,
    check_end,
    check_throne,
    end_game,
    end_round,
    end_turn,
    go_on,
    open_rounds,
    refresh,
    trigger,
)


def known(step: int) -> int:
    """How many facts a step must know."""
    return KNOWN[step]


def ask(g: Tape, q: int) -> int:
    """The first half of a step: whom it asks, its options being offered; or it is all deed."""
    step, one, two, three = g[q + STEP], g[q + FACTS], g[q + FACTS + 1], g[q + FACTS + 2]
    four, five, six = g[q + FACTS + 3], g[q + FACTS + 4], g[q + FACTS + 5]
    g[OPTIONS] = 0
    if step == DRAW:
        return draw(g, one)
    if step == ACT:
        return act(g, one, two)
    if step == TAKE_ROUND:
        return take_round(g, one)
    if step == EFFECT:
        return effect(g, one, two, three)
    if step == CARRY_OUT:
        return carry_out(g, one, two, three)
    if step == ROLL_DIE:
        return roll_die(g, two)
    if step == ROLL_FOR:
        return roll_for(g, one, two)
    if step == FINISH:
        return finish(g, one, two, three, four)
    if step == PUT_AWAY:
        return put_away(g, one, two, three)
    if step == BEGIN_ROUND:
        return begin_round(g, one)
    if step == END_ROUND:
        return end_round(g, one)
    if step == TRIGGER:
        return trigger(g, one, two)
    if step == CHECK_END:
        return check_end(g, one)
    if step == CHECK_THRONE:
        return check_throne(g)
    if step == GO_ON:
        return go_on(g, one)
    if step == HOLD_EVENT:
        return hold_event(g, one, two)
    if step == RESPOND:
        return respond(g, one, two)
    if step == ADD_EVENT:
        return add_event(g, one, two)
    if step == CHOOSE_PLACE:
        return choose_place(g, one)
    if step == DEDICATE:
        return dedicate(g, one, three)
    if step == TAKE_SPECIAL:
        return take_special(g, one, two)
    if step == PAY:
        return offer_prices(g, one, two, three)
    if step == ORGANIZE:
        return organize(g, one, two)
    if step == BAR:
        return bar(g, one)
    if step == CHECK:
        return check(g, one, two, three, four, five)
    if step == ROLL_CHECK:
        return roll_check(g)
    if step == TOP_UP:
        return top_up(g, one)
    if step == ADD_CUBES:
        return add_cubes(g, one, two, together(three, four), five, six)
    if step == REMOVE_CUBES:
        return remove_cubes(g, one, two, together(three, four), five, six)
    if step == CHOOSE_EVENT:
        return choose_event(g, one)
    return ask_by_events(g, step, one, two, three, four, five)


def ask_by_events(g: Tape, step: int, one: int, two: int, three: int, four: int, five: int) -> int:
    """The same, for steps that some cards and Special Actions bring about, and scoring."""
    if step == DRAW_LEVEL:
        return offer_some(g, one, together(two, three))
    if step == CHOOSE_CHECK:
        return choose_check(g, one, together(three, four), five)
    if step == ROLL_TABLE:
        return roll_one(g)
    if step == DRAW_DISTRICT:
        return draw_district(g, three)
    if step == TEST_MARKER:
        return roll_one(g)
    if step == ORGANIZE_ONE:
        return offer_some(g, one, together(three, four))
    if step == DISBAND_ONE:
        return offer_some(g, one, together(three, four))
    if step == CHOOSE_TRACK:
        return offer_tracks(g, one)
    if step == BORROW:
        return borrow(g, one, two)
    if step == MAY_SPEND:
        return may_spend(g, one)
    if step == BID_OPPORTUNITY:
        return offer_opportunity(g, one)
    if step == PERFORM:
        return perform(g, one, two, three)
    if step == CORRUPT:
        return offer_tracks(g, one)
    if step == PROVOKE:
        return provoke(g, one)
    if step == RESET_TRACK:
        return reset_track(g, one)
    if step == SCORE_ANY:
        return offer_tracks(g, one)
    if step == GIVE_CARDS:
        return give_cards(g, one, two)
    if step == PICK_DIE:
        return offer_tracks(g, one)
    if step == SCORE_TRACK:
        return score_track(g, one)
    if step == SCORE_DISTRICTS:
        return score_districts(g)
    if step == SCORE_ORGANIZATIONS:
        return score_organizations(g)
    if step == SCORE_WORLD:
        return score_world(g)
    if step == SCORE_DUMA:
        return score_duma(g)
    if step == GROW_EXTREMISM:
        return roll_one(g)
    if step == HOLD_VOTE:
        return hold_vote(g)
    if step == VOTE:
        return vote(g, one, two)
    if step == CARRY_VOTE:
        return carry_vote(g, one, two)
    if step == COUNT_VOTES:
        return count_votes(g)
    return ask_of_the_turn(g, step, one)


def ask_of_the_turn(g: Tape, step: int, one: int) -> int:
    """The same, for steps that come once in a Turn, or once in a game."""
    if step == BEGIN_TURN:
        return begin_turn(g)
    if step == OPEN_ROUNDS:
        return open_rounds(g)
    if step == END_GAME:
        return end_game(g, one)
    if step == END_TURN:
        return end_turn(g)
    if step == REFRESH:
        return refresh(g)
    if step == ENTER_KEYS:
        return enter_keys(g, one)
    if step == TAKE_INITIATIVE:
        return take_initiative(g)
    if step == ABDICATE:
        return abdicate(g)
    if step == FORM_GOVERNMENT:
        return form_government(g)
    if step == REACT:
        return react(g)
    if step == SWAY:
        return offer_opportunity(g, one)
    if step == RED_OCTOBER:
        return red_october(g)
    if step == FACE_REACTION:
        return face_reaction(g)
    if step == BREAK_SOVIET:
        return break_soviet(g, one)
    if step == DEPLOY_VANGUARD:
        return deploy_vanguard(g)
    if step == RALLY_WORKERS:
        return rally_workers(g)
    if step == CALL_WORLD:
        return call_world(g)
    return roll_one(g)
