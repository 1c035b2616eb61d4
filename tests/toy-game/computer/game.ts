import type { AppraisedGame } from "../../../src/core/game.ts";
import { type Config, config } from "../data/config.ts";
import { meta } from "../meta/meta.ts";
import { amend } from "../rules/amend.ts";
import { flow } from "../rules/flow.ts";
import { idle, options, parse, print, sample } from "../rules/orders.ts";
import { outcome, report } from "../rules/outcome.ts";
import { check, seatsOf } from "../rules/seats.ts";
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
  idle,
  amend,
  resolve: flow.resolve,
  view,
  imagine,
  outcome,
  appraise,
  report,
  narrate: ({ key, values }) => ({ key, values }),
};
