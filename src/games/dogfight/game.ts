import type { Dice } from "../../core/dice.ts";
import type { Answers, Game, Problem, Prompt } from "../../core/game.ts";
import { fail, type Result } from "../../core/result.ts";
import type { SideIndex } from "../../tabletop/tabletop.ts";
import { appraise } from "./appraise/index.ts";
import { checkConfig } from "./check.ts";
import { type Config, configSchema } from "./config.ts";
import type { DogfightEvent } from "./events.ts";
import { meta } from "./meta.ts";
import { DONE, type Order } from "./order.ts";
import { legalOrders } from "./orders.ts";
import { parseFire } from "./parse-fire.ts";
import { parseMove } from "./parse-move.ts";
import { promptsOf } from "./prompts.ts";
import { reportOf } from "./report.ts";
import { resolve } from "./resolve.ts";
import { rosterOf } from "./roster.ts";
import { seatsOf, wholeConfig } from "./setup.ts";
import { legalShots } from "./shots.ts";
import { situationOf } from "./situation.ts";
import { firstState, type State } from "./state.ts";
import { imagined, type View, viewOf } from "./view.ts";

function indexOf(prompt: Prompt, { setup }: View): number {
  return rosterOf(setup).indexOf.get(prompt.about ?? prompt.id) ?? -1;
}

function sideOf({ seat }: Prompt, { setup }: View): SideIndex {
  return rosterOf(setup).sideOf.get(seat) ?? 0;
}

function parse(text: string, prompt: Prompt, view: View): Result<Order, readonly Problem[]> {
  if (prompt.kind === "fire") return parseFire(text, view, prompt.seat);
  const index = indexOf(prompt, view);
  return index < 0 ? fail([]) : parseMove(text, situationOf(view, index));
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

/** The plotted dogfight: after the game by Pete Jones in The Gauntlet no. 15. */
export const dogfight: Game<Config, State, View, Order, DogfightEvent> = {
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
  appraise,
  report: reportOf,
  narrate: (event) => ({ key: event.key, values: event.values }),
};
