import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { aircraftWith, withFleet } from "../state/changed.ts";
import type { Board, Shot, State } from "../state/state.ts";
import { type Aftermath, still, tell } from "../state/step.ts";
import { aceOf, choiceOf } from "./ace.ts";
import { type Fight, fire } from "./attack.ts";
import { type Kill, kills, tellKills } from "./kills.ts";
import { lossOf } from "./possible.ts";
import { settle } from "./settle.ts";
import { idOf } from "./told.ts";

/** The declared shots by the order of movement, then of the set-up; in an aircraft the pilot's first. */
function inOrder({ shots, order }: Board): readonly Shot[] {
  const place = (from: number) => (order.includes(from) ? order.indexOf(from) : order.length + from);
  return shots.toSorted((a, b) => place(a.from) - place(b.from) || a.man - b.man);
}

/** Aces whose modifier an attack uses up this turn (4.7d, A-05, A-48). */
function choices(board: Board, shots: readonly Shot[]): readonly [number, "attack" | "defend"][] {
  const concerned = (index: number) =>
    shots.some(({ from, target, man }) => target === index || (from === index && man === 0));
  return board.aircraft.flatMap((one, index) => {
    if (one.status !== "flying" || aceOf(board, index) === 0 || !concerned(index)) return [];
    const choice = choiceOf(board, index);
    return choice ? [[index, choice] as [number, "attack" | "defend"]] : [];
  });
}

function lost(board: Board, shot: Shot, why: string): GameEvent {
  const { setup } = board;
  const values = { id: idOf(setup, shot.from), target: idOf(setup, shot.target), mount: shot.mount };
  return tell("event.shot-lost", { ...values, why, rule: "A-33" });
}

/** Fires every declared shot that is still possible; nothing of it takes effect yet (4.7a, A-33, A-40). */
function fireAll(board: Board, dice: Dice): Fight {
  const fight: Fight = { board, aircraft: [...board.aircraft], events: [], attackers: new Map() };
  const possible: Shot[] = [];
  for (const shot of inOrder(board)) {
    const why = lossOf(board, shot);
    if (why === null) possible.push(shot);
    else fight.events.push(lost(board, shot, why));
  }
  for (const [index, choice] of choices(board, possible)) {
    fight.aircraft[index] = aircraftWith(itemAt(fight.aircraft, index), { choice });
    const values = { id: idOf(board.setup, index), choice, size: aceOf(board, index) };
    fight.events.push(tell("event.ace", values));
  }
  for (const shot of possible) fire(fight, shot, dice);
  return fight;
}

/** The combat phase: the board after it, what is told, and who is credited with what fell (4.7c). */
export interface Combat extends Aftermath {
  readonly kills: readonly Kill[];
}

/** What else happens in the phase, after the shots: guns on the ground. */
export type AlsoFires = (board: State, dice: Dice) => Aftermath;

/**
 * 4.7: all declared shots in the order of movement, judged by the places and guns as the phase began; then their
 * damage takes effect, then the ground fires at what still flies. Whoever fired at an aircraft that falls in this turn
 * has a share in it, even when the ground finished it (4.7c, A-30).
 */
export function resolveShots(board: State, dice: Dice, alsoFires?: AlsoFires): Combat {
  const { aircraft, events, attackers } = fireAll(board, dice);
  const settled = board.shots.length > 0 ? settle(withFleet(board, aircraft), board.aircraft) : still(board);
  const after = alsoFires?.(settled.board, dice) ?? still(settled.board);
  const credited = kills(board, after.board, attackers);
  return {
    board: after.board,
    events: [...events, ...settled.events, ...after.events, ...tellKills(board.setup, credited)],
    kills: credited,
  };
}
