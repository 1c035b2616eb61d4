import type { Prompt } from "../../../../core/game.ts";
import { present } from "../../../../core/present.ts";
import { SIDES, type Side } from "../../data/sides.ts";
import { priceOf } from "../altitude/follow.ts";
import { canDive, hasRoomAbove, priceOfClimb } from "../altitude/possible.ts";
import { enemiesOf } from "../attack/bursts.ts";
import { isTarget } from "../attack/judge.ts";
import { mayAdd } from "../exchange/effect.ts";
import { overTarget } from "../ground/over-target.ts";
import { lowestLimit } from "../hand/limits.ts";
import {
  attackerOf,
  flyerOf,
  handOf,
  hasLeader,
  hasWingman,
  isAttacker,
  isHere,
  pieceOf,
} from "../state/pieces.ts";
import { firstSeatOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { mayDisengage } from "../turn/disengage.ts";
import { mayBreakOff } from "../turn/game-turn.ts";
import { namesOf } from "../turn/name.ts";
import { couldAnswer, couldAttack, couldPay } from "./could.ts";

const NONE: readonly Prompt[] = [];

/** A question to a whole side. */
function ofSide({ setup }: State, side: Side, kind: string): readonly Prompt[] {
  return [{ id: SIDES[side], seat: firstSeatOf(setup, side), kind, opens: "now" }];
}

/** A question about an Element to whoever plays it. */
function ofElement(state: State, element: number, kind: string, id?: string): readonly Prompt[] {
  const { id: own, seat } = present(state.setup.elements[element]);
  return [{ id: id ?? own, seat, kind, about: id ?? own, opens: "now" }];
}

/** One in the middle of an attack. */
function unsettled(state: State, element: number, kind: string, id?: string): readonly Prompt[] {
  const { id: own, seat } = present(state.setup.elements[element]);
  return [{ id: id ?? own, seat, kind, about: id ?? own, opens: "now", unsettled: true }];
}

/** DIF-B6: a Wingman names a target where there is any. */
function mayAttack(state: State, element: number): boolean {
  if (!hasWingman(state, element)) return false;
  const by = attackerOf(state, element, "wingman");
  return enemiesOf(state, by.side).some((id) => isTarget(state, by, id));
}

/** A Wingman goes on while he has cards and might play one at his target: of a formation, at any of it. */
function goesOn(state: State, element: number, at: string): boolean {
  if (!hasWingman(state, element)) return false;
  const by = attackerOf(state, element, "wingman");
  return handOf(state, by).length > 0 && couldAttack(state, by, pieceOf(state.setup, at));
}

/** Who is asked for an answer: whoever holds cards and might have one among them, whether he can answer or not (DIF-B8). */
function respond(state: State, { attack, who }: Extract<Task, { do: "respond" }>): readonly Prompt[] | null {
  const piece = pieceOf(state.setup, who);
  if (!isAttacker(piece)) {
    const { seat } = present(state.setup.formations[piece.formation]);
    const may = couldAnswer(state, attack, who);
    return may ? [{ id: who, seat, kind: "respond", about: who, opens: "now", unsettled: true }] : null;
  }
  const may = handOf(state, piece).length > 0 && couldAnswer(state, attack, who);
  return may ? unsettled(state, piece.element, "respond", who) : null;
}

/** Steps h to j: to let go or to leave before his first card, or a card that he might play. */
function leader(state: State, element: number): readonly Prompt[] {
  if (!hasLeader(state, element)) return NONE;
  const { leader: own, quarry } = present(state.elements[element]);
  const leaves = !state.playerTurn?.begun && (quarry >= 0 || mayDisengage(state, element));
  const plays = () => own.hand.length > 0 && couldAttack(state, attackerOf(state, element, "leader"));
  return leaves || plays() ? ofElement(state, element, "leader") : NONE;
}

/** Null where the debt takes the whole hand, or nobody is left to pay it: there is nothing to choose. */
function pay(state: State, { element, cards }: Extract<Task, { do: "pay" }>): readonly Prompt[] | null {
  if (!hasLeader(state, element)) return NONE;
  const held = present(state.elements[element]).leader.hand.length;
  return held <= cards ? null : unsettled(state, element, "pay");
}

function stay(state: State, side: Side): readonly Prompt[] {
  return state.setup.elements.flatMap((one, element) =>
    one.side === side && mayBreakOff(state, element) ? ofElement(state, element, "stay") : NONE,
  );
}

function held(state: State, element: number): number {
  return hasLeader(state, element) ? present(state.elements[element]).leader.hand.length : 0;
}

function sealedBids({ setup }: State): readonly Prompt[] {
  return SIDES.map((id, side) => {
    return { id, seat: firstSeatOf(setup, side as Side), kind: "bids", opens: "together" };
  });
}

/** DIF-2: something else than to keep the level. */
function mayChange(state: State, element: number): boolean {
  if (!isHere(state, element)) return false;
  if (canDive(state, element, 1)) return true;
  return hasRoomAbove(state, element) && couldPay(state, element, priceOfClimb(state, element));
}

/**
 * The questions of a task; null for what asks nobody. What they hang on may be known to everybody: how many cards there
 * are, never which.
 */
export function questions(state: State, task: Task): readonly Prompt[] | null {
  switch (task.do) {
    case "resource":
      // DIF-R30: whoever flies as a Veteran is dealt his first hand as one, and the extra card may tell.
      return ofSide(state, task.side, "resource").map((prompt) => ({
        ...prompt,
        opens: "end",
        leavesTrace: true,
      }));
    case "weave":
    case "accept":
      return ofSide(state, task.side, task.do);
    case "bids":
      return sealedBids(state);
    case "name":
      return namesOf(state, task.side).length > 1 ? ofSide(state, task.side, "name") : null;
    case "stay":
      return stay(state, task.side);
    case "keen":
    case "jettison":
      return isHere(state, task.element) ? ofElement(state, task.element, task.do) : NONE;
    case "wingman":
      return mayAttack(state, task.element)
        ? ofElement(state, task.element, "wingman", attackerOf(state, task.element, "wingman").id)
        : NONE;
    case "wingman-play":
      return goesOn(state, task.element, task.at)
        ? ofElement(state, task.element, "wingman-play", attackerOf(state, task.element, "wingman").id)
        : NONE;
    case "altitude":
      return mayChange(state, task.element) ? ofElement(state, task.element, "altitude") : NONE;
    case "target": {
      const may = overTarget(state, task.element, "bomb") || overTarget(state, task.element, "strafe");
      return isHere(state, task.element) && may ? ofElement(state, task.element, "target") : NONE;
    }
    case "leader":
      return leader(state, task.element);
    case "leave":
      return hasWingman(state, task.element) && mayDisengage(state, task.element)
        ? ofElement(state, task.element, "leave")
        : NONE;
    case "respond":
      return respond(state, task);
    case "aggregate": {
      const by = flyerOf(state.setup, task.attack.by);
      return mayAdd(state, task.attack) ? unsettled(state, by.element, "aggregate", by.id) : null;
    }
    case "pay":
      return pay(state, task);
    case "follow":
      return isHere(state, task.element) && couldPay(state, task.element, priceOf(state, task))
        ? unsettled(state, task.element, "follow")
        : NONE;
    case "trim":
      return held(state, task.element) > 0 ? ofElement(state, task.element, "trim") : NONE;
    case "shed":
      return held(state, task.element) > lowestLimit(state, task.element)
        ? ofElement(state, task.element, "shed")
        : NONE;
    default:
      return null;
  }
}
