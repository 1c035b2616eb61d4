import { ask, hint, type LessonStep, partOf, TURNS } from "./common.ts";
import { phrase } from "./phrase.ts";

/** Discarding, drawing, following and paying. */
export const HAND: readonly LessonStep[] = TURNS.flatMap((turn) => [
  ask("discard", partOf(turn, "trim"), ({ held, limit, horsepower, ...facts }) => [
    phrase("step.discard", { held, limit, horsepower }),
    hint({ ...facts, held, limit, horsepower }),
  ]),
  ask("shed", partOf(turn, "shed"), ({ held, limit, ...facts }) => [
    phrase("step.shed", { held, limit }),
    hint({ ...facts, held, limit }),
  ]),
  ask("follow", partOf(turn, "follow"), (facts) => [
    phrase("step.follow", { level: facts.theirLevel }),
    hint(facts),
  ]),
  ask("pay", partOf(turn, "pay"), (facts) => [phrase("step.pay"), hint(facts)]),
]);
