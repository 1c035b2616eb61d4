import { ask, hint, type LessonStep, partOf, TURNS } from "./common.ts";
import { phrase } from "./phrase.ts";
import { PUPIL } from "./setup.ts";
import { myShot, standing } from "./telling.ts";

const leader = partOf(1, "leader");

/** The Leader's cards: into position, fire, the answer to the answer, and what becomes of the shot. */
export const ATTACK: readonly LessonStep[] = [
  {
    ...ask(
      "maneuver",
      leader,
      (facts) => [phrase("step.maneuver"), hint(facts)],
      ({ steps, mine, good }) => steps <= 0 && mine === undefined && good !== "pass",
    ),
    tries: [{ label: phrase("step.maneuver.too-many"), prompt: PUPIL, text: "in-my-sights 4/5 B1" }],
  },
  {
    ...ask(
      "fire",
      leader,
      (facts) => [phrase("step.fire", { bursts: facts.bursts, odds: facts.goodOdds ?? "" }), hint(facts)],
      ({ steps, mine, goodOdds }) => steps > 0 && mine === undefined && goodOdds !== undefined,
    ),
    tries: [{ label: phrase("step.fire.twice"), prompt: PUPIL, text: "half-loop A1w" }],
  },
  ask("spent", leader, (facts) => [myShot(facts), phrase("step.spent"), hint(facts)]),
  ...([2, 3] as const).map((turn) =>
    ask("cards", partOf(turn, "leader"), (facts) => [
      myShot(facts),
      standing(facts),
      facts.goodOdds === undefined ? [] : phrase("told.odds", { odds: facts.goodOdds }),
      hint(facts),
    ]),
  ),
  ...TURNS.flatMap((turn) => {
    const respond = partOf(turn, "respond");
    return [
      ask(
        "answer-back",
        respond,
        ({ exchange, ...facts }) => [
          phrase("step.answer-back", { card: exchange?.card ?? "" }),
          hint({ ...facts, exchange }),
        ],
        ({ exchange }) => exchange?.mine === true,
      ),
      ask(
        "under-fire",
        respond,
        ({ exchange, ...facts }) => [
          phrase("step.under-fire", {
            by: exchange?.by ?? "",
            card: exchange?.card ?? "",
            odds: exchange?.odds ?? "",
          }),
          hint({ ...facts, exchange }),
        ],
        ({ exchange }) => exchange?.mine === false && exchange.fire,
      ),
      ask(
        "shaken",
        respond,
        ({ exchange, ...facts }) => [
          phrase("step.shaken", { by: exchange?.by ?? "", card: exchange?.card ?? "" }),
          hint({ ...facts, exchange }),
        ],
        ({ exchange }) => exchange?.mine === false && !exchange.fire,
      ),
      ask("stands", partOf(turn, "aggregate"), ({ exchange, ...facts }) => [
        phrase("step.stands", { odds: exchange?.odds ?? "" }),
        hint({ ...facts, exchange }),
      ]),
    ];
  }),
];
