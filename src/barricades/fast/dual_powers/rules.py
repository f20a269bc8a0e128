"""The rules of Dual Powers as one question after the other: which step asks, and what it does."""

from __future__ import annotations

from ..kernel import FACTS, OPTIONS, STEP, Tape
from .actions import (
    act,
    act_deed,
    bonus_recruit,
    bonus_recruit_deed,
    bonus_recruit_to,
    bonus_recruit_to_deed,
    draw,
    draw_deed,
    move,
    move_deed,
    move_to,
    move_to_deed,
    recruit,
    recruit_deed,
    refresh,
    refresh_deed,
    take_bonus,
    take_bonus_deed,
)
from .calendar import advance, begin_month, end_turn, join_bolsheviks, return_trotsky
from .layout import (
    ACT,
    ADVANCE,
    BEGIN_MONTH,
    BONUS_RECRUIT_TO,
    BONUS_RECRUITS,
    BRING_LEADER,
    CHOOSE_REWARD,
    CLAIM_BONUS,
    DEPLOY,
    DRAW,
    DRAW_CARDS,
    END_ON_CALENDAR,
    END_TURN,
    ESPIONAGE,
    EXHAUST_TOKENS,
    INSPIRE,
    JOIN_BOLSHEVIKS,
    KNOWN,
    LAY_BLOCKADE,
    LAY_UNREST,
    LEAD,
    LEADER_RECRUIT,
    MOVE,
    MOVE_TO,
    OPPOSE,
    OPPOSE_BONUS,
    PLACE_NEUTRAL,
    PLAY_ROUND,
    PROTEST,
    RECRUIT,
    REFRESH,
    RESOLVE_UNREST,
    RETURN_TROTSKY,
    REVEAL_OBJECTIVES,
    SCORE,
    SCORE_OBJECTIVE,
    SCORE_ROUND,
    SET_OBJECTIVE,
    SET_OBJECTIVES,
    TAKE_BONUS,
    TAKE_TURN,
    TAKE_TURNS,
)
from .leaders import (
    espionage,
    inspire,
    lead,
    lead_deed,
    leader_recruit,
    leader_recruit_deed,
    protest,
    protest_deed,
)
from .opposition import bring_leader, bring_leader_deed, deploy, oppose, oppose_bonus
from .scoring import (
    choose_reward,
    choose_reward_deed,
    clean_up,
    end_on_calendar,
    exhaust_tokens,
    lay_blockade,
    lay_blockade_deed,
    resolve_unrest,
    reveal_objectives,
    score,
    score_objective,
    score_round,
)
from .setup import lay_unrest, lay_unrest_deed, place_neutral, place_neutral_deed
from .turn import (
    claim_bonus,
    draw_cards,
    play_round,
    set_objective,
    set_objective_deed,
    set_objectives,
    take_turn,
    take_turn_deed,
    take_turns,
)


def known(step: int) -> int:
    """How many facts a step must know."""
    return KNOWN[step]


def ask(g: Tape, q: int) -> int:
    """The first half of a step: whom it asks, its options being offered; or it is all deed."""
    step, one, two = g[q + STEP], g[q + FACTS], g[q + FACTS + 1]
    three, four = g[q + FACTS + 2], g[q + FACTS + 3]
    g[OPTIONS] = 0
    if step == DRAW:
        return draw(g, one, two)
    if step == TAKE_TURN:
        return take_turn(g, one)
    if step == ADVANCE:
        return advance(g, one, two)
    if step == ACT:
        return act(g, one, two)
    if step == CLAIM_BONUS:
        return claim_bonus(g, one)
    if step == END_TURN:
        return end_turn(g)
    if step == RECRUIT:
        return recruit(g, one, two, three, four)
    if step == MOVE:
        return move(g, one, two)
    if step == MOVE_TO:
        return move_to(g, one, two, three)
    if step == REFRESH:
        return refresh(g, one)
    if step == LEAD:
        return lead(g, one, two, three, four)
    if step == LEADER_RECRUIT:
        return leader_recruit(g, one, two)
    if step == PROTEST:
        return protest(g, one)
    if step == ESPIONAGE:
        return espionage(g, one)
    if step == INSPIRE:
        return inspire(g, one)
    if step == TAKE_BONUS:
        return take_bonus(g, one)
    if step == BONUS_RECRUITS:
        return bonus_recruit(g, one)
    if step == BONUS_RECRUIT_TO:
        return bonus_recruit_to(g, one, two)
    if step == BEGIN_MONTH:
        return begin_month(g, one)
    if step == RETURN_TROTSKY:
        return return_trotsky(g)
    if step == JOIN_BOLSHEVIKS:
        return join_bolsheviks(g)
    if step == SET_OBJECTIVE:
        return set_objective(g, one)
    if step == CHOOSE_REWARD:
        return choose_reward(g, one, two, three)
    if step == SCORE:
        return score(g, one, two)
    if step == SCORE_OBJECTIVE:
        return score_objective(g, one, two)
    if step == OPPOSE:
        return oppose(g)
    if step == DEPLOY:
        return deploy(g, one, two)
    if step == OPPOSE_BONUS:
        return oppose_bonus(g)
    return ask_of_the_round(g, step, one)


def ask_of_the_round(g: Tape, step: int, one: int) -> int:
    """The same, for steps that come once in a round, or once in a game."""
    if step == PLACE_NEUTRAL:
        return place_neutral(g, one)
    if step == LAY_UNREST:
        return lay_unrest(g)
    if step == LAY_BLOCKADE:
        return lay_blockade(g)
    if step == PLAY_ROUND:
        return play_round(g)
    if step == DRAW_CARDS:
        return draw_cards(g)
    if step == SET_OBJECTIVES:
        return set_objectives(g)
    if step == BRING_LEADER:
        return bring_leader(g)
    if step == TAKE_TURNS:
        return take_turns(g)
    if step == SCORE_ROUND:
        return score_round(g)
    if step == RESOLVE_UNREST:
        return resolve_unrest(g)
    if step == REVEAL_OBJECTIVES:
        return reveal_objectives(g)
    if step == EXHAUST_TOKENS:
        return exhaust_tokens(g)
    if step == END_ON_CALENDAR:
        return end_on_calendar(g)
    return clean_up(g)


def answer(g: Tape, q: int, choice: int) -> None:
    """The second half of a step: the deed."""
    step, one, two = g[q + STEP], g[q + FACTS], g[q + FACTS + 1]
    three, four = g[q + FACTS + 2], g[q + FACTS + 3]
    if step == DRAW:
        draw_deed(g, choice, one, two)
    elif step == TAKE_TURN:
        take_turn_deed(g, choice, one)
    elif step == ACT:
        act_deed(g, choice, one, two)
    elif step == RECRUIT:
        recruit_deed(g, choice, one, two, three, four)
    elif step == MOVE:
        move_deed(g, choice, one, two)
    elif step == MOVE_TO:
        move_to_deed(g, choice, one, two, three)
    elif step == REFRESH:
        refresh_deed(g, choice, one)
    elif step == LEAD:
        lead_deed(g, choice, one, two, three, four)
    elif step == LEADER_RECRUIT:
        leader_recruit_deed(g, choice, one, two)
    elif step == PROTEST:
        protest_deed(g, choice, one)
    elif step == TAKE_BONUS:
        take_bonus_deed(g, choice, one)
    elif step == BONUS_RECRUITS:
        bonus_recruit_deed(g, choice, one)
    elif step == BONUS_RECRUIT_TO:
        bonus_recruit_to_deed(g, choice, one, two)
    elif step == SET_OBJECTIVE:
        set_objective_deed(g, choice, one)
    elif step == CHOOSE_REWARD:
        choose_reward_deed(g, choice, one, two, three)
    elif step == BRING_LEADER:
        bring_leader_deed(g, choice)
    elif step == PLACE_NEUTRAL:
        place_neutral_deed(g, choice, one)
    elif step == LAY_UNREST:
        lay_unrest_deed(g, choice)
    elif step == LAY_BLOCKADE:
        lay_blockade_deed(g, choice)
