import type { Step } from "../../../../face/lesson.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";
import { CHOICE, GO, SLIP } from "./points.ts";
import { clearing, jam, myShot, theirShot } from "./telling.ts";

/** A step of the hex dogfight's lesson. */
export type LessonStep = Step<LessonFacts>;

/** Whether the move that is written may be flown. */
export const isLegal = ({ state }: LessonFacts) => state === "legal";

/** The end of writing a move. */
export function ready(turn: 1 | 2 | 3 | 4 | 5): LessonStep {
  return {
    id: `ready-${turn}`,
    part: `${turn}/move`,
    say: phrase(`step.ready-${turn}`),
    needs: isLegal,
    done: () => false,
    point: GO,
    open: { drawer: "orders" },
  };
}

/** How a turn of shooting came out. */
export function result(turn: number): LessonStep {
  return {
    id: `result-${turn}`,
    part: `${turn}/move`,
    when: ({ mine, theirs, cleared }) => mine !== undefined || theirs !== undefined || cleared !== undefined,
    say: (facts) => [facts.mine ? myShot(facts) : jam(facts), clearing(facts), theirShot(facts)],
    point: SLIP,
    open: { slip: true },
  };
}

/** Asked for a target, a tail or a gun before its turn of the lesson, or again after it. */
export function asides(turn: number): readonly LessonStep[] {
  return [
    {
      id: `fire-${turn}`,
      part: `${turn}/fire`,
      say: phrase("step.fire"),
      done: () => false,
      point: CHOICE,
      open: { drawer: "orders" },
    },
    {
      id: `tail-${turn}`,
      part: `${turn}/tail`,
      say: phrase("step.tail"),
      done: () => false,
      point: CHOICE,
      open: { drawer: "orders" },
    },
    {
      id: `tend-${turn}`,
      part: `${turn}/tend`,
      say: phrase("step.tend"),
      done: () => false,
      point: CHOICE,
      open: { drawer: "orders" },
    },
  ];
}
