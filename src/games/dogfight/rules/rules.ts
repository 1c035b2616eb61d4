import type { Game } from "../../../core/game.ts";
import { type Config, configSchema } from "../data/config.ts";
import { meta } from "../meta/meta.ts";
import { resolve } from "./flow/flow.ts";
import { promptsOf } from "./flow/prompts.ts";
import type { Order } from "./grammar/order.ts";
import { options, parse, sample } from "./orders/orders.ts";
import { reportOf } from "./report.ts";
import { checkConfig } from "./setup/check/check.ts";
import { seatsOf, wholeConfig } from "./setup/setup.ts";
import { firstState, type State } from "./state/state.ts";
import type { DogfightEvent } from "./state/tell.ts";
import { imagined, type View, viewOf } from "./view/view.ts";

/** What a match of the plotted dogfight needs of it. */
export const rules: Game<Config, State, View, Order, DogfightEvent> = {
  meta,
  config: configSchema,
  check: checkConfig,
  commanded: (config) => (wholeConfig(config)?.aircraft ?? []).map(({ id, side }) => ({ id, side })),
  seats: (config) => seatsOf(wholeConfig(config) ?? {}),
  setup: (config) => ({ state: firstState(config), events: [] }),
  prompts: promptsOf,
  parse,
  print: (order) => order.text,
  options,
  sample,
  resolve,
  view: viewOf,
  imagine: (view) => imagined(view),
  outcome: (state) => state.outcome ?? undefined,
  report: reportOf,
  narrate: (event) => ({ key: event.key, values: event.values }),
};
