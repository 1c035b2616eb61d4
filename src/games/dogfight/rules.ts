import type { Dice } from "../../core/dice/dice.ts";
import type { Answers, Game, Problem, Prompt } from "../../core/game.ts";
import { fail, type Result } from "../../core/result.ts";
import type { SideIndex } from "../../tabletop/tabletop.ts";
import { suggestedOrders } from "./advice/way-back.ts";
import { checkConfig } from "./check/check.ts";
import { type Config, configSchema } from "./config/config.ts";
import { parseFire } from "./fire/parse-fire.ts";
import { legalShots } from "./fire/shots.ts";
import { promptsOf } from "./flow/prompts.ts";
import { resolve } from "./flow/resolve.ts";
import { meta } from "./meta.ts";
import { legalOrders } from "./move/orders.ts";
import { parseMove } from "./move/parse-move.ts";
import { reportOf } from "./report.ts";
import { seatsOf, wholeConfig } from "./setup/setup.ts";
import type { DogfightEvent } from "./state/events.ts";
import { DONE, type Order } from "./state/order.ts";
import { rosterOf } from "./state/roster.ts";
import { situationOf } from "./state/situation.ts";
import { firstState, type State } from "./state/state.ts";
import { imagined, type View, viewOf } from "./state/view.ts";

function indexOf(prompt: Prompt, { setup }: View): number {
  return rosterOf(setup).indexOf.get(prompt.about ?? prompt.id) ?? -1;
}

function sideOf({ seat }: Prompt, { setup }: View): SideIndex {
  return rosterOf(setup).sideOf.get(seat) ?? 0;
}

function parse(text: string, prompt: Prompt, view: View): Result<Order, readonly Problem[]> {
  if (prompt.kind === "fire") return parseFire(text, view, prompt.seat);
  const index = indexOf(prompt, view);
  return index < 0 ? fail([]) : parseMove(text, situationOf(view, index), () => suggestedOrders(view, index));
}

function options(prompt: Prompt, view: View): readonly Order[] {
  if (prompt.kind === "order") return legalOrders(situationOf(view, indexOf(prompt, view))).orders;
  return [...legalShots(view, sideOf(prompt, view), prompt.seat), DONE];
}

function sample(prompt: Prompt, view: View, _own: Answers<Order>, dice: Dice): Order {
  const legal = options(prompt, view);
  const why = { key: "throw.choice", values: {} };
  const [face = 1] = dice.throw({ dice: [`d${legal.length}`], by: prompt.seat, why });
  return legal[face - 1] as Order;
}

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
