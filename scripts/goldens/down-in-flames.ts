import { SCENARIO_IDS } from "../../src/games/down-in-flames/data/scenarios/scenarios.ts";
import type { Order } from "../../src/games/down-in-flames/rules/grammar/order.ts";
import { promptByPrompt } from "../../src/opponents/prompt-by-prompt.ts";
import type { GoldenGame, GoldenSetup } from "./golden.ts";

/** Its matches are short, but have hundreds of answers. */
const TRIES = 12;
/** Answers drawn before one is taken. */
const SAMPLES = 4;

const IDLE: readonly string[] = ["pass", "disengage"];

/** Whether an answer keeps the fight going: cards that are thrown away are missing in it. */
function isLively(order: Order): boolean {
  return order.kind !== "discard" && !(order.kind === "word" && IDLE.includes(order.word));
}

/** Plays by chance, but rather a card than none, keeps his hand, and stays in the fight. */
const eager = promptByPrompt("eager", (game, prompt, view, own, dice) => {
  const drawn = Array.from({ length: SAMPLES }, () => game.sample(prompt, view, own, dice) as Order);
  const options = prompt.kind === "trim" ? ([...game.options(prompt, view, own)] as Order[]) : [];
  const done = options.find(isLively);
  return done ?? drawn.find(isLively) ?? drawn[0];
});

/** The larger deck, ammunition that runs out, a start by bid, pilots by lot, two players a side. */
const EVERYTHING = {
  options: { cards: 110, ammunition: true, start: "bid", pilots: "lot", thach: true, die: "d12" },
  seats: { anna: ["A1"], ben: ["B2", "B3"] },
  turns: 8,
  elements: [
    { id: "A1", side: "allied", type: "f4f-4" },
    { id: "A2", side: "allied", type: "f4f-4" },
    { id: "A3", side: "allied", type: "hurricane-iic" },
    { id: "B1", side: "axis", type: "bf-109f-4" },
    { id: "B2", side: "axis", type: "fw-190a-6" },
    { id: "B3", side: "axis", type: "bf-110g-2", rockets: true },
  ],
  formations: [{ id: "Q", side: "allied", type: "b-17g", count: 3 }],
};

/** A golden for each scenario, one with every switch turned, one in which rounds are taken back. */
const setups: readonly GoldenSetup[] = [
  ...SCENARIO_IDS.map(
    (scenario): GoldenSetup => ({ name: `cards-${scenario}`, tries: TRIES, config: { scenario } }),
  ),
  { name: "cards-every-switch", tries: TRIES, config: EVERYTHING },
  { name: "cards-with-take-backs", tries: TRIES, config: { scenario: "weave" }, takeBacks: true },
];

export const golden: GoldenGame = { player: eager, setups };
