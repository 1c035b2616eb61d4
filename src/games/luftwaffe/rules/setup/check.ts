import type { Problem } from "../../../../core/game.ts";
import { quarterOf } from "../../data/calendar.ts";
import type { Config } from "../../data/config.ts";
import { MOST_TARGETS } from "../../data/options.ts";
import { isScenario, SCENARIO_IDS } from "../../data/scenarios.ts";
import { checkTables } from "./check-tables.ts";
import { optionsFrom, wholeConfig } from "./from-config.ts";
import { refuseConfig } from "./refuse-config.ts";

const LONGEST = 24;

/** LW-113: a raid is one quarter; LW-1: the Basic game is one raid. */
function checkQuarters({ quarters, raid, options }: Config): readonly Problem[] {
  const basic = options?.level === "basic" && !raid ? [refuseConfig("config-basic", "LW-1", {})] : [];
  if (!quarters) return raid ? [refuseConfig("config-raid-quarter", "LW-113", {})] : basic;
  const { from, to } = quarters;
  if (quarterOf(from) > quarterOf(to)) return [refuseConfig("config-quarters", "LW-11", { from, to })];
  return raid && from !== to ? [refuseConfig("config-raid-quarter", "LW-113", {})] : basic;
}

/** LW-112, LW-H2: targets that win. */
function checkTargets(config: Config): readonly Problem[] {
  const { targets: found } = optionsFrom(config);
  if (Number.isInteger(found) && found >= 1 && found <= MOST_TARGETS) return [];
  return [
    refuseConfig("config-number", "LW-112", { field: "options.targets", found, from: 1, to: MOST_TARGETS }),
  ];
}

/** What is wrong with a set-up of the right shape. */
export function check(config: Config): readonly Problem[] {
  const { scenario } = config;
  if (scenario !== undefined && !isScenario(scenario)) {
    const found = scenario.slice(0, LONGEST);
    return [refuseConfig("config-scenario", "LW-113", { found, known: [...SCENARIO_IDS] })];
  }
  const whole = wholeConfig(config);
  const wrong = whole.tables ? checkTables(whole.tables) : [];
  return wrong.length > 0 ? wrong : [...checkQuarters(whole), ...checkTargets(whole)];
}
