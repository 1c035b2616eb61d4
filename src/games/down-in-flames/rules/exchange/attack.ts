import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { isFiring } from "../../data/card.ts";
import { burstsAt, pilotOf } from "../attack/bursts.ts";
import { otherHitValues, recoils, usualHitValue } from "../attack/declared.ts";
import { isAgility } from "../attack/judge.ts";
import { aimed } from "../bombers/aim.ts";
import { firesBack } from "../bombers/return-fire.ts";
import type { PlayOrder } from "../grammar/order.ts";
import { doFirst, withLeader, withPlayerTurn, withWingman } from "../state/changed.ts";
import { type Attacker, flyerOf, isAttacker, kindOf, type Piece, pieceOf } from "../state/pieces.ts";
import type { State, Step } from "../state/state.ts";
import type { Attack, Play, Task } from "../state/task.ts";
import { reveal } from "../state/tell.ts";
import { readyToDefend, spend } from "./spend.ts";

/** A card that is played as an attack, and what stands on it. */
function playOf(by: Attacker, { card, roll }: PlayOrder): Play {
  return { card, by: by.id, ...(roll !== undefined && { roll }) };
}

function told(by: Attacker, order: PlayOrder, at: string): GameEvent {
  return reveal("event.attacks", {
    id: by.id,
    card: order.card,
    at,
    roll: order.roll ?? null,
    hitValue: order.hitValue ?? null,
    rockets: order.rockets ?? false,
    added: order.added ?? false,
  });
}

/** DIF-R70: bursts above what a Regular would have show the crack shot. */
function shownShot(state: State, by: Attacker, at: Piece): Step {
  const { leader } = itemAt(state.elements, by.element);
  if (by.kind === "wingman" || leader.crackShotShown || !leader.crackShot) return { state, events: [] };
  const usual = burstsAt(state, by.element, at, { ...pilotOf(leader), quality: "regular", crackShot: false });
  if ((state.playerTurn?.bursts ?? 0) <= usual) return { state, events: [] };
  return {
    state: withLeader(state, by.element, { crackShotShown: true }),
    events: [reveal("event.crack-shot", { id: by.id })],
  };
}

/** What a firing card leaves on the record: bursts of a Leader, cards of a Wingman, rockets, who fired last (DIF-2.6.5). */
function recorded(state: State, by: Attacker, order: PlayOrder, at: Piece): State {
  const turn = state.playerTurn;
  if (!turn) return state;
  const { bursts } = kindOf(state.setup, order.card);
  const atBombers = !isAttacker(at);
  const spent = by.kind === "leader" && !order.rockets ? bursts : 0;
  // DIF-4.1.1: a card that is played for rockets is one of them.
  const shots = by.kind === "wingman" && atBombers ? 1 : 0;
  const now = withPlayerTurn(state, {
    bursts: turn.bursts + spent,
    wingmanShots: turn.wingmanShots + shots,
    shooter: by.element,
  });
  if (!order.rockets) return now;
  // DIF-R65: whatever comes of it, they are spent.
  return by.kind === "leader"
    ? withLeader(now, by.element, { rockets: "spent" })
    : withWingman(now, by.element, { rockets: "spent" });
}

function hitValueOf(state: State, by: Attacker, order: PlayOrder): number {
  return order.hitValue ?? usualHitValue(state, by);
}

/** DIF-R81: the card that four cannon cost. */
function recoilOf(state: State, by: Attacker, hitValue: number): readonly Task[] {
  return recoils(state, by, { hitValue })
    ? [{ do: "pay", element: by.element, cards: 1, why: "recoil" }]
    : [];
}

/** An attack from the hand of which only the cards are known yet. */
export function fresh(by: Attacker, at: string, cards: readonly Play[]): Attack {
  return {
    source: "hand",
    by: by.id,
    at,
    cards,
    hits: 0,
    bursts: 0,
    hitValue: 0,
    rockets: false,
    spared: false,
    escort: "",
    cockpit: false,
  };
}

/** A card that names no target. */
function unaimed(state: State, by: Attacker, order: PlayOrder): Step {
  const attack = fresh(by, "", [playOf(by, order)]);
  return { state: doFirst(state, [{ do: "again", attack }]), events: [told(by, order, "")] };
}

/** A firing card: the bomber is drawn, the shot recorded, and whoever has gunners fires back before it is answered. */
function fired(state: State, by: Attacker, order: PlayOrder, named: Piece, dice: Dice): Step {
  const aim = aimed(state, by, named, dice);
  const shown = shownShot(recorded(aim.state, by, order, aim.at), by, aim.at);
  const hitValue = hitValueOf(state, by, order);
  const attack: Attack = {
    ...fresh(by, aim.at.id, [playOf(by, order)]),
    hitValue,
    rockets: order.rockets ?? false,
    spared: order.hitValue !== undefined && otherHitValues(state, by).includes(order.hitValue),
  };
  const ready = readyToDefend(shown.state, aim.at, dice);
  const tasks: readonly Task[] = [
    ...recoilOf(state, by, hitValue),
    ...(firesBack(ready.state, attack) ? [{ do: "counter-fire", attack } as const] : []),
    { do: "again", attack },
  ];
  return {
    state: doFirst(ready.state, tasks),
    events: [told(by, order, named.id), ...aim.events, ...shown.events, ...ready.events],
  };
}

/** DIF-B8: a card is played as an attack; what follows it is put first. */
export function attack(state: State, by: Attacker, order: PlayOrder, dice: Dice): Step {
  const { name } = kindOf(state.setup, order.card);
  const agility = isAgility(state, by.element, name, order.roll === 1 || order.roll === 2);
  const spent = spend(state, by, order.card, agility);
  const begun = by.kind === "leader" ? withPlayerTurn(spent, { begun: true }) : spent;
  if (order.at === undefined) return unaimed(begun, by, order);
  const at = pieceOf(state.setup, order.at);
  if (isFiring(name)) return fired(begun, by, order, at, dice);
  const ready = readyToDefend(begun, at, dice);
  const next: Attack = fresh(by, at.id, [playOf(by, order)]);
  return {
    state: doFirst(ready.state, [{ do: "again", attack: next }]),
    events: [told(by, order, at.id), ...ready.events],
  };
}

/** DIF-3.2.10: a further firing card whose hits are added, with the Hit Value of the first (DIF-R13). */
export function aggregate(state: State, open: Attack, order: PlayOrder): Step {
  const by = flyerOf(state.setup, open.by);
  const at = pieceOf(state.setup, open.at);
  const spent = spend(state, by, order.card, false);
  const shown = shownShot(recorded(spent, by, order, at), by, at);
  const next: Attack = { ...open, cards: [playOf(by, order)] };
  const tasks: readonly Task[] = [...recoilOf(state, by, open.hitValue), { do: "again", attack: next }];
  return { state: doFirst(shown.state, tasks), events: [told(by, order, at.id), ...shown.events] };
}
