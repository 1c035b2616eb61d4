import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { changeOf } from "../altitude/possible.ts";
import { pursuerOf } from "../engagement/position.ts";
import type { PlayOrder } from "../grammar/order.ts";
import { doFirst, withLeader } from "../state/changed.ts";
import { type Attacker, flyerOf, hasLeader, isThere, levelOf, pieceOf } from "../state/pieces.ts";
import type { Board, State, Step } from "../state/state.ts";
import type { Attack, Play, Task } from "../state/task.ts";
import { reveal, tell } from "../state/tell.ts";
import { answerIsAgility, responder } from "./judge.ts";
import { spend } from "./spend.ts";
import { lastCard, movingRolls, survives } from "./standing.ts";

/** Who may answer the attack card: the target, for bombers their escorts, for a roll the pursuer; none where nobody may. */
export function defenderOf(board: Board, attack: Attack): string | undefined {
  if (attack.source === "flak") return undefined;
  if (attack.at !== "") return attack.escort || attack.at;
  const by = flyerOf(board.setup, attack.by);
  const pursuer = pursuerOf(board, by.element);
  return pursuer >= 0 && hasLeader(board, pursuer) ? board.setup.elements[pursuer]?.id : undefined;
}

/** DIF-B8, DIF-R58: attacker and target are there, and at one level. */
export function holds(board: Board, attack: Attack): boolean {
  const at = attack.at === "" ? undefined : pieceOf(board.setup, attack.at);
  if (attack.source === "flak") return at !== undefined && isThere(board, at);
  const by = pieceOf(board.setup, attack.by);
  // A gunner whose aircraft has just fallen fires no more.
  if (!isThere(board, by)) return false;
  return at === undefined || (isThere(board, at) && levelOf(board, at) === levelOf(board, by));
}

/** The attack can no longer be carried out: its card is lost, and that is told. */
export function lapses(state: State, attack: Attack): Step {
  return { state, events: [tell("event.lapses", { id: attack.by, card: lastCard(attack).card })] };
}

/** The attack card lies on the table, unanswered: who may answer is asked, if it can still be carried out. */
export function again(state: State, attack: Attack): Step {
  if (!holds(state, attack)) return lapses(state, attack);
  const who = defenderOf(state, attack);
  const next: Task = who === undefined ? { do: "effect", attack } : { do: "respond", attack, who };
  return { state: doFirst(state, [next]), events: [] };
}

/** DIF-2.6.3: VERTICAL ROLLs that stand move their Elements before anything else happens. */
function rolls(board: Board, attack: Attack): readonly Task[] {
  return movingRolls(board, attack).map(({ by, roll }): Task => {
    const { element } = flyerOf(board.setup, by);
    return { do: "move", move: { element, change: changeOf(roll as NonNullable<typeof roll>), roll: true } };
  });
}

/** DIF-B8: the exchange is over: somebody passed, or could not answer. */
export function settle(state: State, attack: Attack): Step {
  const moves = rolls(state, attack);
  const [first] = attack.cards as readonly [Play];
  if (!survives(attack)) {
    const told = tell("event.negated", { id: attack.by, card: first.card, at: attack.at });
    return { state: doFirst(state, moves), events: [told] };
  }
  const answered = attack.cards.length > 1;
  const next: Attack = { ...attack, cards: [first] };
  const repeats = answered && state.setup.options.repeatDefence;
  return {
    state: doFirst(state, [...moves, { do: repeats ? "again" : "effect", attack: next }]),
    events: [],
  };
}

/** DIF-R41: the wild card shows the ace. */
function shownAce(state: State, by: Attacker, order: PlayOrder): Step {
  if (!order.ace) return { state, events: [] };
  const { leader } = itemAt(state.elements, by.element);
  const events: readonly GameEvent[] = leader.shown
    ? []
    : [reveal("event.quality", { id: by.id, quality: "ace" })];
  return { state: withLeader(state, by.element, { wild: true, shown: true }), events };
}

/** Who answers the answer: the two sides of an exchange take turns. Guns that only fire back never do (DIF-B10). */
export function nextResponder(attack: Attack, by: Attacker): string | undefined {
  if (attack.source !== "hand") return undefined;
  if (by.id !== attack.by) return attack.by;
  return attack.cards.find((play) => play.by !== attack.by)?.by;
}

/** The last card of an attack is answered. */
export function answer(
  state: State,
  { attack, who }: Extract<Task, { do: "respond" }>,
  order: PlayOrder,
): Step {
  const by = responder(state, attack, who, order.by) as Attacker;
  const escort = order.by ? by.id : attack.escort;
  const agility = answerIsAgility(state, attack, by, order);
  const shown = shownAce(spend(state, by, order.card, agility), by, order);
  const { card, roll, ace } = order;
  const play: Play = { card, by: by.id, ...(roll !== undefined && { roll }), ...(ace && { ace }) };
  const told = reveal("event.answers", {
    id: by.id,
    card,
    to: lastCard(attack).card,
    toAce: lastCard(attack).ace ?? false,
    roll: roll ?? null,
    ace: ace ?? false,
  });
  const next: Attack = { ...attack, escort, cards: [...attack.cards, play] };
  const asked = nextResponder(next, by);
  if (asked === undefined) {
    const done = settle(shown.state, next);
    return { state: done.state, events: [told, ...shown.events, ...done.events] };
  }
  return {
    state: doFirst(shown.state, [{ do: "respond", attack: next, who: asked }]),
    events: [told, ...shown.events],
  };
}
