import type { Game } from "../../../core/game.ts";
import { type Config, config } from "../data/config.ts";
import { meta } from "../meta/meta.ts";
import { flow } from "./flow/flow.ts";
import { idle } from "./flow/idle.ts";
import type { Order } from "./grammar/order.ts";
import { print } from "./grammar/print.ts";
import { firstState } from "./opening/first-state.ts";
import { options, parse, sample } from "./orders/orders.ts";
import { reportOf } from "./report.ts";
import { check } from "./setup/check.ts";
import { commandedIn, setupFrom } from "./setup/from-config.ts";
import type { State } from "./state/state.ts";
import { imagine, type View, view } from "./view/view.ts";

/** The card dogfight of the Second World War, by supplemental rules; a set-up without tables of its own needs no more. */
export const rules: Game<Config, State, View, Order> = {
  meta,
  config,
  check: (given) => check(given),
  seats: (given) => setupFrom(given).seats,
  commanded: (given) => commandedIn(setupFrom(given)),
  setup: (given, dice) => flow.advance(firstState(setupFrom(given), dice), [], dice),
  prompts: flow.prompts,
  parse,
  print,
  options,
  sample,
  resolve: flow.resolve,
  idle,
  view,
  imagine,
  outcome: (state) => state.outcome ?? undefined,
  report: reportOf,
  narrate: ({ key, values }) => ({ key, values }),
};
