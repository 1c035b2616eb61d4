import type { Game } from "../../../core/game.ts";
import { type Config, config } from "../data/config.ts";
import { meta } from "../meta/meta.ts";
import { flow } from "./flow/flow.ts";
import { idle } from "./flow/idle.ts";
import type { Order } from "./grammar/order.ts";
import { print } from "./grammar/print.ts";
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
  parse: (text, prompt, seen) => parse(text, prompt, seen),
  print,
  options: (prompt, seen) => options(prompt, seen),
  sample: (prompt, seen, _own, dice) => sample(prompt, seen, dice),
  resolve: flow.resolve,
  idle: (prompt, seen) => idle(prompt, seen),
  view,
  imagine,
  outcome: (state) => state.outcome ?? undefined,
  report: reportOf,
  narrate: ({ key, values }) => ({ key, values }),
};
