import type { AppraisedGame } from "../../../src/core/game.ts";
import { meta } from "../meta/meta.ts";
import { type Config, check, config, seatsOf } from "../rules/config.ts";
import { flow } from "../rules/flow.ts";
import { options, parse, print, sample } from "../rules/orders.ts";
import { outcome, report } from "../rules/outcome.ts";
import { setup } from "../rules/setup.ts";
import type { Order, State, View } from "../rules/state.ts";
import { imagine, view } from "../rules/view.ts";
import { appraise } from "./appraise.ts";

/** A tiny game of cards, counters and a map; its rules stand in RULES.md. */
export const raid: AppraisedGame<Config, State, View, Order> = {
  meta,
  config,
  check,
  seats: seatsOf,
  setup,
  prompts: flow.prompts,
  parse,
  print,
  options,
  sample,
  resolve: flow.resolve,
  view,
  imagine,
  outcome,
  appraise,
  report,
  narrate: ({ key, values }) => ({ key, values }),
};
