import type { Game } from "../../../core/game.ts";
import { type Config, config } from "../data/config.ts";
import { meta } from "../meta/meta.ts";
import { flow } from "./flow/flow.ts";
import { idle } from "./flow/idle.ts";
import { print } from "./grammar/grammar.ts";
import type { Order } from "./grammar/order.ts";
import { narrate } from "./narrate.ts";
import { options, parse, sample } from "./orders/orders.ts";
import { reportOf } from "./report.ts";
import { check } from "./setup/check.ts";
import { earlier } from "./setup/earlier.ts";
import { commandedIn, setupFrom } from "./setup/from-config.ts";
import type { State } from "./state/state.ts";
import { firstState } from "./turn/first-state.ts";
import { imagine } from "./view/imagine.ts";
import { type View, view } from "./view/view.ts";

/** The campaign of the summer of 1940. */
export const rules: Game<Config, State, View, Order> = {
  meta,
  config,
  check,
  earlier,
  seats: (given) => setupFrom(given).seats,
  commanded: commandedIn,
  setup: (given, dice) => flow.advance(firstState(setupFrom(given), dice), [], dice),
  prompts: flow.prompts,
  parse,
  print,
  options,
  sample,
  resolve: flow.resolve,
  idle: (prompt, seen, own) => idle(prompt, seen, own),
  view,
  imagine,
  outcome: (state) => state.outcome ?? undefined,
  report: reportOf,
  narrate,
};
