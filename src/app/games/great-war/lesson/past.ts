import type { GameEvent } from "../../../../core/game.ts";
import { type Match, type Moment, now } from "../../../../core/match.ts";
import type { View } from "../../../../games/great-war/view.ts";
import { PUPIL_SEAT } from "./config.ts";

/** Turns of the lesson. */
export const TURNS = 5;
/** A turn of the lesson that is not learned by then is left behind. */
const PATIENCE = 3;
/** The turn of the lesson that is about a shot. */
const SHOT_TURN = 3;

/** What a turn of the game has brought. */
export interface Past {
  readonly turn: number;
  /** Whether the pupil was asked for a target. */
  readonly asked: boolean;
  readonly events: readonly GameEvent[];
}

/** The turns of the game so far, the one under way last; a turn begins where the log says so. */
export function pastOf({ moments }: Match): readonly Past[] {
  const turns: { turn: number; asked: boolean; events: GameEvent[] }[] = [];
  for (const { prompts, events } of moments) {
    for (const event of events) {
      if (event.key === "event.turn") turns.push({ turn: turns.length + 1, asked: false, events: [] });
      turns.at(-1)?.events.push(event);
    }
    const asked = prompts.some(({ kind, seat }) => kind === "fire" && seat === PUPIL_SEAT);
    const current = turns.at(-1);
    if (current && asked) current.asked = true;
  }
  return turns;
}

/** Whether a turn of the game has taught what a turn of the lesson is about. */
function learned(lesson: number, { asked }: Past): boolean {
  return lesson !== SHOT_TURN || asked;
}

/** Which turn of the lesson a match has come to, from 1, and how often it has been tried before. */
export function lessonTurn(match: Match): { readonly turn: number; readonly tried: number } {
  const current = ((now(match) as Moment).state as View).turn;
  let turn = 1;
  let tried = 0;
  for (const past of pastOf(match).filter((one) => one.turn < current)) {
    if (learned(turn, past) || tried + 1 >= PATIENCE) {
      turn += 1;
      tried = 0;
    } else tried += 1;
  }
  return { turn, tried };
}
