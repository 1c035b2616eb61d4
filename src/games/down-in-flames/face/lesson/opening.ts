import { ask, hint, type LessonStep, partOf, TURNS } from "./common.ts";
import { phrase } from "./phrase.ts";
import { FOE, OWN, SLIP } from "./points.ts";
import { myShot, standing, theirShot } from "./telling.ts";

const altitude = partOf(1, "altitude");

/** Cards as energy, altitude, and the Wingman who attacks first from the second turn on. */
export const OPENING: readonly LessonStep[] = [
  { id: "welcome", part: altitude, say: phrase("step.welcome"), point: OWN },
  { id: "energy", part: altitude, say: phrase("step.energy") },
  { id: "enemy", part: altitude, say: phrase("step.enemy"), point: FOE },
  ask("altitude", altitude, (facts) => [phrase("step.altitude"), hint(facts)]),
  ...([2, 3] as const).flatMap((turn) => [
    {
      id: `told ${turn}`,
      part: partOf(turn, "wingman"),
      when: ({ mine, theirs }) => mine !== undefined || theirs !== undefined,
      say: (facts) => [myShot(facts), theirShot(facts)],
      point: SLIP,
      open: { slip: true },
    } satisfies LessonStep,
    ask("wingman", partOf(turn, "wingman"), (facts) => [
      phrase(turn === 2 ? "step.wingman" : "step.wingman-again"),
      hint(facts),
    ]),
    ask(
      "chase",
      partOf(turn, "altitude"),
      (facts) => [standing(facts), phrase("step.chase"), hint(facts)],
      ({ level, theirLevel }) => level !== theirLevel,
    ),
    ask("level", partOf(turn, "altitude"), ({ horsepower, level, ...facts }) => [
      phrase("step.level", { level, horsepower }),
      hint({ ...facts, level, horsepower }),
    ]),
  ]),
  ask("wingman", partOf(1, "wingman"), (facts) => [phrase("step.wingman"), hint(facts)]),
  ...TURNS.map((turn) =>
    ask("mini-hand", partOf(turn, "wingman-play"), (facts) => [phrase("step.mini-hand"), hint(facts)]),
  ),
];
