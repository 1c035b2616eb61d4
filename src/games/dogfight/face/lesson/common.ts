import type { Step } from "../../../../face/lesson.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";
import { READY, SHOT, SLIP } from "./points.ts";
import { myShot, theirShot } from "./telling.ts";

/** A step of the dogfight's lesson. */
export type LessonStep = Step<LessonFacts>;

/** Whether the order that is being written may be flown. */
export const isLegal = ({ state }: LessonFacts) => state === "legal";

/** The end of writing orders. */
export function ready(turn: 1 | 2 | 3 | 4 | 5): LessonStep {
  return {
    id: `ready-${turn}`,
    part: `${turn}/order`,
    say: phrase(`step.ready-${turn}`),
    needs: isLegal,
    done: () => false,
    point: READY,
    open: { drawer: "orders" },
  };
}

/** How a turn of shooting came out, and the sheet it is kept on. */
export function result(turn: number): LessonStep {
  return {
    id: `result-${turn}`,
    part: `${turn}/order`,
    when: ({ mine, theirs }) => mine !== undefined || theirs !== undefined,
    say: (facts) => [myShot(facts), theirShot(facts)],
    point: SLIP,
    open: { slip: true },
  };
}

/** A shot that comes before its turn of the lesson. */
export function early(turn: number): LessonStep {
  return {
    id: `early-${turn}`,
    part: `${turn}/fire`,
    say: phrase("step.early"),
    done: () => false,
    point: SHOT,
    open: { drawer: "orders" },
  };
}
