import { both } from "../../../../both.ts";
import type { Step } from "../../../../lesson/lesson.ts";
import type { LessonFacts } from "../facts.ts";
import { READY, SHOT, SLIP } from "../points.ts";
import { joined, myShot, theirShot } from "../telling.ts";

/** A step of the dogfight's lesson. */
export type LessonStep = Step<LessonFacts>;

/** Whether the order that is being written may be flown. */
export const isLegal = ({ state }: LessonFacts) => state === "legal";

/** The end of writing orders. */
export function ready(turn: number, en: string, de: string): LessonStep {
  return {
    id: `ready-${turn}`,
    part: `${turn}/orders`,
    say: both(en, de),
    needs: isLegal,
    done: () => false,
    point: READY,
    open: { drawer: "desk" },
  };
}

/** How a turn of shooting came out, and the sheet it is kept on. */
export function result(turn: number): LessonStep {
  return {
    id: `result-${turn}`,
    part: `${turn}/orders`,
    when: ({ mine, theirs }) => mine !== undefined || theirs !== undefined,
    say: { tell: (facts) => joined(myShot(facts), theirShot(facts)) },
    point: SLIP,
    open: { slip: true },
  };
}

/** A shot that comes before its turn of the lesson. */
export function early(turn: number): LessonStep {
  return {
    id: `early-${turn}`,
    part: `${turn}/fire`,
    say: both(
      "You have a shot already! Press it, or cease fire. I explain it all in a moment.",
      "Du hast schon einen Schuss! Drück ihn oder stell das Feuer ein. Ich erkläre gleich alles.",
    ),
    done: () => false,
    point: SHOT,
    open: { drawer: "desk" },
  };
}
