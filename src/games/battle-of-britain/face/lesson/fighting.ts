import { ask, type LessonStep, TURNS } from "./common.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";
import { chase, fought, intercept, raid } from "./telling.ts";

/** Whether the instructor would send somebody. */
function sends({ good }: LessonFacts): boolean {
  return good !== "done";
}

const stays = (facts: LessonFacts): boolean => !sends(facts);

function moves(part: string): readonly LessonStep[] {
  return [
    {
      ...ask(
        "send",
        part,
        (facts) => [chase(facts), phrase("step.send", { at: facts.at ?? "", markers: facts.markers })],
        sends,
      ),
      tries: [{ label: phrase("step.send.sea"), prompt: "british-move", text: "11B fly S08" }],
    },
    ask("keep", part, (facts) => [chase(facts), phrase("step.keep")], stays),
  ];
}

function battles(turn: number): readonly LessonStep[] {
  return [
    ask("lose", `${turn}/lose`, (facts) => [
      intercept(facts),
      phrase("step.lose", { hits: facts.hits, squadrons: facts.squadrons }),
    ]),
    ask(
      "attack",
      `${turn}/dogfights`,
      (facts) => [fought(facts), phrase("step.attack", { markers: facts.markers })],
      sends,
    ),
    ask("enough", `${turn}/dogfights`, (facts) => [fought(facts), phrase("step.enough")], stays),
    {
      ...ask("set", `${turn}/set`, ({ sizes, squadrons }) => phrase("step.set", { sizes, squadrons })),
      tries: [{ label: phrase("step.set.ninth"), prompt: "set", text: "set 9 Hurricane" }],
    },
  ];
}

/** The British move, hits, dogfights, and what a new Tally Ho begins with. */
export const FIGHTING: readonly LessonStep[] = TURNS.flatMap((turn) => [
  ask("patrols", `${turn}/call-home`, (facts) => [raid(facts), phrase("step.call-home")]),
  ...(turn === 1
    ? []
    : [
        {
          id: `again ${turn}`,
          part: `${turn}/british-move`,
          say: (facts) => [raid(facts), phrase("step.again")],
        } satisfies LessonStep,
      ]),
  ...moves(`${turn}/british-move`),
  ...battles(turn),
]);
