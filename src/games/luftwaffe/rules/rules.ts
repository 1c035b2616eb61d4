import type { Game } from "../../../core/game.ts";
import { type Config, config } from "../data/config.ts";
import { meta } from "../meta/meta.ts";
import { flow } from "./flow/flow.ts";
import { idle } from "./flow/idle.ts";
import { print } from "./grammar/grammar.ts";
import type { Order } from "./grammar/order.ts";
import { options, parse, sample } from "./orders/orders.ts";
import { reportOf } from "./report.ts";
import { check } from "./setup/check.ts";
import { setupFrom } from "./setup/from-config.ts";
import { firstState } from "./state/first-state.ts";
import type { State } from "./state/state.ts";
import { imagine } from "./view/imagine.ts";
import { type View, view } from "./view/view.ts";

/** The bombing campaign over the Reich, 1943 to 1945. */
export const rules: Game<Config, State, View, Order> = {
  meta,
  config,
  check,
  seats: (given) => setupFrom(given).seats,
  setup: (given, dice) => flow.advance(firstState(setupFrom(given)), [], dice),
  prompts: flow.prompts,
  parse,
  print,
  options,
  sample,
  resolve: flow.resolve,
  idle: (prompt, seen) => idle(prompt, seen),
  view,
  imagine,
  outcome: (state) => state.outcome ?? undefined,
  report: reportOf,
  narrate: ({ key, values }) => ({ key, values }),
};
