import { ask, type LessonStep, RAID_TURNS } from "./common.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";
import { bombs, fuel, losses } from "./telling.ts";

/** The turn of the lesson in which the raid begins. */
const FIRST = 2;

/** What is told before a move: the fight of this turn, or the bombs of the last one. */
const before = (facts: LessonFacts) => (facts.battle ? losses(facts) : bombs(facts));
/** Whether the instructor would have somebody fly. */
const flies = ({ good = "" }: LessonFacts): boolean => good.startsWith("fly");
const enters = ({ good = "" }: LessonFacts): boolean => good.startsWith("enter");

function moves(turn: number, part: string): readonly LessonStep[] {
  return [
    ask("enter", part, () => phrase("step.enter"), enters),
    {
      ...ask(
        "in",
        part,
        (facts) => [before(facts), fuel(facts), phrase("step.fly-in")],
        (facts) => flies(facts) && facts.due,
      ),
      ...(turn === FIRST && {
        tries: [
          { label: phrase("step.fly.far"), prompt: "american-move", text: "fly 1308 91BG 303BG 305BG" },
        ],
      }),
    },
    ask(
      "home",
      part,
      (facts) => [before(facts), fuel(facts), phrase("step.fly-home")],
      (facts) => flies(facts) && !facts.due,
    ),
    ask(
      "stay",
      part,
      () => phrase("step.stay"),
      (facts) => !flies(facts) && !enters(facts),
    ),
  ];
}

/** The American half: entry, flight, missions, bombs and what comes after them. */
export const FLYING: readonly LessonStep[] = RAID_TURNS.flatMap((turn) => [
  { id: `halves ${turn}`, part: `${turn}/american-move`, when: enters, say: phrase("step.halves") },
  ...moves(turn, `${turn}/american-move`),
  ask("missions", `${turn}/missions`, () => phrase(turn === FIRST ? "step.missions" : "step.missions-again")),
  {
    ...ask("bomb", `${turn}/bomb`, ({ aims }) => [
      phrase("step.bomb"),
      ...aims.map(({ target, factors, needed }) => phrase("told.aim", { target, factors, needed })),
    ]),
    tries: [{ label: phrase("step.bomb.some"), prompt: "bomb", text: "bomb SHP-1 303BG" }],
  },
  ask("strafe", `${turn}/strafe`, () => phrase("step.strafe")),
  ask("counter", `${turn}/counter`, () => phrase("step.counter")),
]);
