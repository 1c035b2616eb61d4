import { type Match, type Moment, now } from "../../../../core/match.ts";
import type { DogfightEvent } from "../../../../games/dogfight/events.ts";
import type { View } from "../../../../games/dogfight/view.ts";
import { PUPIL_SEAT } from "./config.ts";

/** Turns of the lesson. */
export const TURNS = 5;
/** A turn of the lesson that is not learned by then is left behind. */
const PATIENCE = 3;

/** What a turn of the game has brought. */
export interface Past {
  readonly turn: number;
  /** Whether the pupil was asked to fire. */
  readonly asked: boolean;
  readonly events: readonly DogfightEvent[];
}

/** The turns of the game so far, the one under way last. */
export function pastOf({ moments }: Match): readonly Past[] {
  const turns: { turn: number; asked: boolean; events: DogfightEvent[] }[] = [];
  for (const [index, { prompts, events }] of moments.entries()) {
    // What led to a moment belongs to the turn that was under way before it.
    const before = moments[Math.max(0, index - 1)] as Moment;
    const { turn } = before.state as View;
    const known = turns.at(-1);
    const past = known?.turn === turn ? known : { turn, asked: false, events: [] };
    if (past !== known) turns.push(past);
    past.events.push(...(events as readonly DogfightEvent[]));
    past.asked ||= prompts.some(({ kind, seat }) => kind === "fire" && seat === PUPIL_SEAT);
  }
  return turns;
}

/** Whether a turn of the game has taught what a turn of the lesson is about. */
function learned(lesson: number, { asked }: Past): boolean {
  return lesson !== 3 || asked;
}

/** Which turn of the lesson a match has come to, from 1, and how often it has been tried before. */
export function lessonTurn(match: Match): { readonly turn: number; readonly tried: number } {
  const current = (now(match).state as View).turn;
  const flown = pastOf(match).filter((past) => past.turn < current);
  let turn = 1;
  let tried = 0;
  for (const past of flown) {
    if (learned(turn, past) || tried + 1 >= PATIENCE) {
      turn += 1;
      tried = 0;
    } else tried += 1;
  }
  return { turn, tried };
}
