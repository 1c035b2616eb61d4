import { ask, type LessonStep, RAID_TURNS } from "./common.ts";
import { phrase } from "./phrase.ts";
import { battle, bombs } from "./telling.ts";

/** The German half as the pupil meets it: tanks and withholding, defensive fire, and losses. */
export const FIGHTING: readonly LessonStep[] = RAID_TURNS.flatMap((turn) => [
  { id: `met ${turn}`, part: `${turn}/defend`, say: (facts) => [bombs(facts), battle(facts)] },
  {
    ...ask("defend", `${turn}/defend`, ({ due }) => phrase(due ? "step.defend" : "step.defend-home")),
    tries: [{ label: phrase("step.defend.withhold"), prompt: "defend", text: "defend withhold 2" }],
  },
  {
    ...ask("reply", `${turn}/reply`, (facts) => [
      ...(facts.tanks ? [] : [battle(facts)]),
      phrase("told.hits", { hits: facts.hits }),
      phrase("step.reply"),
    ]),
    tries: [{ label: phrase("step.reply.many"), prompt: "reply", text: "fire B17 12" }],
  },
  ask("lose", `${turn}/lose`, ({ toll }) => phrase("step.lose", { hits: toll })),
]);
