import { checkCommands } from "../../../../core/commands.ts";
import type { Problem } from "../../../../core/game.ts";
import type { Config } from "../../data/config/config.ts";
import { LONGEST_NAME, refuseConfig } from "../../data/refusals.ts";
import { meta } from "../../meta/meta.ts";
import type { Parts } from "../parts.ts";
import { wholeConfig } from "../setup/whole-config.ts";

/** A scenario's name stands for the whole set-up: only its edition, switches and tables may stand beside it. */
function checkScenario(scenario: string, config: Config, parts: Parts): readonly Problem[] {
  if (!Object.hasOwn(parts.scenarios, scenario)) {
    const found = scenario.slice(0, LONGEST_NAME);
    return [
      refuseConfig("config-scenario", { path: "scenario", found, known: meta.scenarios.map(({ id }) => id) }),
    ];
  }
  // A campaign musters new aircraft every day, which nobody can be given beforehand.
  const campaign = parts.campaign?.isCampaign(config) ?? false;
  const beside = ["scenario", "edition", "options", "tables", ...(campaign ? [] : ["seats"])];
  const found = Object.keys(config).filter((key) => !beside.includes(key));
  if (found.length > 0) return [refuseConfig("config-mixed", { path: "scenario", found })];
  return parts.campaign?.isCampaign(config) ? parts.campaign.check(config) : [];
}

/** What is wrong with a set-up of the right shape; nothing when it can be played, as our own scenarios can. */
export function checkConfig(config: Config, parts: Parts): readonly Problem[] {
  const { scenario } = config;
  const named = scenario === undefined ? [] : checkScenario(scenario, config, parts);
  if (named.length > 0) return named;
  const whole = wholeConfig(config, parts.scenarios, parts.first);
  const commands = checkCommands(config.seats, whole?.aircraft ?? []);
  if (commands.length > 0 || (scenario !== undefined && !config.tables)) return commands;
  return whole ? (parts.written?.check(whole) ?? []) : [refuseConfig("config-missing", { path: "aircraft" })];
}
