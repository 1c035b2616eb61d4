import type { Game } from "../../src/core/game.ts";
import type { Tabletop } from "../../src/tabletop/tabletop.ts";
import { meta } from "./meta.ts";
import { appraise } from "./rules/appraise.ts";
import { type Config, check, config, seatsOf } from "./rules/config.ts";
import { options, parse, print, sample } from "./rules/orders.ts";
import { outcome, report } from "./rules/outcome.ts";
import { prompts } from "./rules/prompts.ts";
import { resolve } from "./rules/resolve.ts";
import { setup } from "./rules/setup.ts";
import { isThere, type Order, type State, sideOf, type View } from "./rules/state.ts";
import { imagine, view } from "./rules/view.ts";
import { placeOf } from "./tables/map.ts";

/** Inches of a square. */
const SQUARE = 6;

function tabletop(seen: View): Tabletop {
  return {
    mat: { kind: "channel-coast", width: 5 * SQUARE, depth: 5 * SQUARE },
    altitude: false,
    pieces: seen.squadrons.map((one) => ({
      id: one.id,
      label: one.id,
      title: one.id,
      model: "generic-single",
      side: sideOf(seen, one.seat) === "raiders" ? 0 : 1,
      status: isThere(one) ? "flying" : "destroyed",
      x: (placeOf(one.at).column + 0.5) * SQUARE,
      y: (placeOf(one.at).row + 0.5) * SQUARE,
      level: 1,
      heading: 0,
      arcs: [],
      damage: { airframe: 0, engine: 0, propellersStopped: false },
      track: [],
    })),
    clouds: [],
    cues: [],
  };
}

/** A tiny game of cards, counters and a map; its rules stand in RULES.md. */
export const raid: Game<Config, State, View, Order> = {
  meta,
  config,
  check,
  seats: seatsOf,
  setup,
  prompts,
  parse,
  print,
  options,
  sample: (prompt, seen, _own, dice) => sample(prompt, seen, dice),
  resolve,
  view,
  imagine,
  outcome,
  appraise,
  report,
  tabletop,
  narrate: ({ key, values }) => ({ key, values }),
};
