import { ask, type LessonStep, RAID_TURNS } from "./common.ts";
import { phrase } from "./phrase.ts";
import { battle, bombs, losses } from "./telling.ts";

/** The German half as the pupil meets it: tanks and withholding, defensive fire, and losses. */
export const FIGHTING: readonly LessonStep[] = RAID_TURNS.flatMap((turn) => [
  {
    ...ask("defend", `${turn}/defend`, (facts) => [
      bombs(facts),
      battle(facts),
      phrase(facts.due ? "step.defend" : "step.defend-home"),
    ]),
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
  ask("lose", `${turn}/lose`, (facts) => [losses(facts), phrase("step.lose", { hits: facts.toll })]),
]);
