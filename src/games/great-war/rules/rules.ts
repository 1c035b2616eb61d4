import type { Game } from "../../../core/game.ts";
import { remembered } from "../../../core/remember.ts";
import { type Config, namedConfig, type WholeConfig } from "../data/config/config.ts";
import { FIRST } from "../data/config/named-config.ts";
import { meta } from "../meta/meta.ts";
import { checkConfig } from "./check/check.ts";
import { flowWith } from "./flow/flow.ts";
import type { Order } from "./grammar/order.ts";
import { ordersOf } from "./orders/orders.ts";
import type { Parts } from "./parts.ts";
import { reportOf } from "./report.ts";
import { commandedIn, setupFrom } from "./setup/from-config.ts";
import { wholeConfig } from "./setup/whole-config.ts";
import { withAgenda } from "./state/changed.ts";
import { firstState } from "./state/first-state.ts";
import type { State } from "./state/state.ts";
import { imagined, type View, viewOf } from "./view/view.ts";

type Rules = Game<Config, State, View, Order>;
/** A set-up of the first rules is told by their edition: a scenario as it was, dice for hidden guns that lie open. */
function earlier(config: unknown, rules: number): unknown {
  return rules === FIRST && typeof config === "object" && config !== null && !Array.isArray(config)
    ? { ...config, edition: FIRST }
    : config;
}

/** The hex dogfight of the Great War, with the adjustments of McCormick and Hoffman, made of what a match needs of it. */
export function rulesWith(parts: Parts): Rules {
  const { campaign, scenarios, first, written } = parts;
  const flow = flowWith(parts);
  const wholeOf = remembered((config: Config) => wholeConfig(config, scenarios, first) as WholeConfig);
  return {
    meta,
    config: written?.config ?? namedConfig,
    check: (config) => checkConfig(config, parts),
    earlier,
    seats: (config) => setupFrom(wholeOf(config)).seats,
    commanded: (config) => (campaign?.isCampaign(config) ? [] : commandedIn(setupFrom(wholeOf(config)))),
    setup(config, dice) {
      const state = firstState(wholeOf(config), dice);
      const begun = campaign?.isCampaign(config)
        ? campaign.open(state)
        : withAgenda(state, [{ do: "begin" }]);
      return flow.advance(begun, [], dice);
    },
    prompts: flow.prompts,
    ...ordersOf(campaign),
    print: (order) => order.text,
    resolve: flow.resolve,
    view: viewOf,
    imagine: imagined,
    outcome: (state) => state.outcome ?? undefined,
    report: (view) => reportOf(view, campaign?.background),
    narrate: (event) => ({ key: event.key, values: event.values }),
  };
}
