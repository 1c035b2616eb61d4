import type { Problem } from "../../core/game.ts";
import type { Config } from "./config.ts";
import { LONGEST_NAME, refuseConfig } from "./config-problems.ts";
import { meta } from "./meta.ts";
import type { Parts } from "./parts.ts";
import { wholeConfig } from "./whole-config.ts";

/** A scenario's name stands for the whole set-up: only switches and tables may stand beside it. */
function checkScenario(scenario: string, config: Config, parts: Parts): readonly Problem[] {
  if (!Object.hasOwn(parts.scenarios, scenario)) {
    const found = scenario.slice(0, LONGEST_NAME);
    return [
      refuseConfig("config-scenario", { path: "scenario", found, known: meta.scenarios.map(({ id }) => id) }),
    ];
  }
  const beside = ["scenario", "options", "tables"];
  const found = Object.keys(config).filter((key) => !beside.includes(key));
  if (found.length > 0) return [refuseConfig("config-mixed", { path: "scenario", found })];
  return parts.campaign?.isCampaign(config) ? parts.campaign.check(config) : [];
}

/** What is wrong with a set-up of the right shape; nothing when it can be played, as our own scenarios can. */
export function checkConfig(config: Config, parts: Parts): readonly Problem[] {
  const { scenario } = config;
  const named = scenario === undefined ? [] : checkScenario(scenario, config, parts);
  if (named.length > 0) return named;
  const whole = wholeConfig(config, parts.scenarios);
  if (scenario !== undefined && !config.tables) return [];
  return whole ? (parts.written?.check(whole) ?? []) : [refuseConfig("config-missing", { path: "aircraft" })];
}
