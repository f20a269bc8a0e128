"""The rules of Prelude as one question after the other: which step asks, and what it does."""

from __future__ import annotations

from ..kernel import FACTS, OPTIONS, STEP, Tape, plan_1, plan_2
from .abdication import abdicate, form_government, react, sway_deed
from .activities import (
    act,
    act_deed,
    bar,
    choose_place,
    choose_place_deed,
    dedicate,
    dedicate_deed,
    organize,
    pay_deed,
    take_special_deed,
)
from .checks import check, roll_check, roll_check_deed, roll_one, top_up, top_up_deed
from .deal import draw, draw_deed, enter_keys, take_initiative, take_initiative_deed
from .duma import carry_vote, count_votes, hold_vote, radicalize, vote
from .effects.cards import borrow, borrow_deed
from .effects.chance import (
    choose_check,
    choose_check_deed,
    draw_district,
    draw_district_deed,
    roll_table_deed,
    test_marker_deed,
)
from .effects.cubes import draw_level_deed
from .effects.organizations import offer_some, organize_one_deed
from .effects.points import bid_opportunity_deed, may_spend, may_spend_deed, offer_opportunity
from .effects.tracks import on_track
from .events import carry_out, choose_event, choose_event_deed, effect, hold_event
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
    ROLL_WORLD,
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
    face_reaction_deed,
    rally_workers,
    red_october,
    roll_world_deed,
)
from .pieces import add_cubes, add_cubes_deed, disband, remove_cubes, remove_cubes_deed, together
from .play import add_event, finish, put_away, respond, take_round, take_round_deed
from .scoring import (
    offer_tracks,
    roll_die,
    roll_die_deed,
    roll_for,
    score_districts,
    score_duma,
    score_organizations,
    score_track,
    score_world,
)
from .special import (
    give_cards,
    give_cards_deed,
    offer_prices,
    perform,
    provoke,
    reset_track,
    reset_track_deed,
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
    pull,
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
