import { cadet } from "../../src/opponents/cadet.ts";
import type { GoldenGame, GoldenSetup } from "./golden.ts";

/** A raid has hundreds of answers, a quarter more than a thousand. */
const TRIES = 2;

/**
 * Raids of three years, quarters of every level with what changes in them, a raid whose battles are told by other tables,
 * and a raid in which rounds are taken back.
 */
const setups: readonly GoldenSetup[] = [
  { name: "reich-schweinfurt", tries: TRIES, config: { scenario: "schweinfurt" } },
  { name: "reich-big-week", tries: TRIES, config: { scenario: "big-week" } },
  { name: "reich-last-jets", tries: TRIES, config: { scenario: "last-jets" } },
  {
    name: "reich-basic",
    tries: TRIES,
    config: {
      raid: true,
      quarters: { from: "1943-07", to: "1943-07" },
      options: { level: "basic", takeOff: "groups" },
    },
  },
  {
    name: "reich-tournament",
    tries: TRIES,
    config: {
      quarters: { from: "1943-01", to: "1943-04" },
      options: { level: "tournament", targets: 6, takeOff: "type" },
    },
  },
  {
    name: "reich-complexes",
    tries: TRIES,
    config: { quarters: { from: "1944-07", to: "1944-10" }, options: { targets: 24 } },
  },
  {
    name: "reich-other-tables",
    tries: TRIES,
    config: { scenario: "big-week", options: { battles: "plotted" } },
  },
  { name: "reich-with-take-backs", tries: TRIES, config: { scenario: "wilhelmshaven" }, takeBacks: true },
];

export const golden: GoldenGame = { player: cadet, setups };
