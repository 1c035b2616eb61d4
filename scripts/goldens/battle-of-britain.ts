import { SCENARIO_IDS } from "../../src/games/battle-of-britain/data/scenarios.ts";
import type { Order } from "../../src/games/battle-of-britain/rules/grammar/order.ts";
import { promptByPrompt } from "../../src/opponents/prompt-by-prompt.ts";
import type { GoldenGame, GoldenSetup } from "./golden.ts";

/** A campaign has hundreds of answers. */
const TRIES = 6;
/** Answers drawn before one is taken. */
const SAMPLES = 2;

const IDLE: readonly string[] = ["pass", "done", "halt", "stay"];

/** Plays by chance, but rather something than nothing. */
const eager = promptByPrompt("eager", (game, prompt, view, own, dice) => {
  const drawn = Array.from({ length: SAMPLES }, () => game.sample(prompt, view, own, dice) as Order);
  return drawn.find((order) => order.kind !== "word" || !IDLE.includes(order.word)) ?? drawn[0];
});

/** From the second phase into the third with everything else than usual, sides bid for. */
const EVERYTHING = {
  turns: { from: 7, to: 9 },
  options: {
    weather: "clear",
    targets: 12,
    drawBelow: 3,
    victoryInclusive: true,
    markersPer: "tallyHo",
    duel: "threshold",
    diagonal: false,
    bid: true,
  },
};

/** Three British players and two German, weather by cards, duels of one round. */
const SHARED = {
  turns: { from: 4, to: 7 },
  options: { weather: "cards", duel: "oneRound" },
  seats: { anna: ["10"], ben: ["11"], emil: ["LF3", "LF5"] },
};

/** A golden for each scenario, two with every switch turned, one in which rounds are taken back. */
const setups: readonly GoldenSetup[] = [
  ...SCENARIO_IDS.map(
    (scenario): GoldenSetup => ({ name: `britain-${scenario}`, tries: TRIES, config: { scenario } }),
  ),
  { name: "britain-every-switch", tries: TRIES, config: EVERYTHING },
  { name: "britain-several-players", tries: TRIES, config: SHARED },
  {
    name: "britain-dice-42",
    tries: TRIES,
    config: { turns: { from: 1, to: 3 }, options: { weather: "dice42" } },
  },
  {
    name: "britain-skipped-turns",
    tries: TRIES,
    config: { turns: { from: 9, to: 11 }, options: { weather: "none" } },
  },
  { name: "britain-with-take-backs", tries: TRIES, config: { scenario: "raid" }, takeBacks: true },
];

export const golden: GoldenGame = { player: eager, setups };
