import { now } from "../../core/match/match.ts";
import type { PageStore } from "../context/page-state.ts";
import type { TableState } from "../session/session.ts";
import { scenarioOf } from "../storage/scenario-of.ts";

/** Whether a set-up of one's own, which has no scenario's name, says that it is a campaign. */
function saysCampaign(config: unknown): boolean {
  return typeof config === "object" && config !== null && "campaign" in config && config.campaign === true;
}

/** Whether a match is a campaign, as the list of its game's scenarios says or, in a game that has any, its own set-up. */
export function isCampaign({ entry, open }: TableState): boolean {
  const { config } = open.match;
  const scenario = scenarioOf(config);
  const own = scenario === null && saysCampaign(config);
  return entry.meta.scenarios.some(({ id, campaign }) => campaign === true && (own || id === scenario));
}

/** Whether computers can be asked to play a mission: people play, and the campaign is not over. */
export function canLend({ open, lent, watching }: TableState): boolean {
  return !watching && lent.length === 0 && now(open.match).outcome === undefined;
}

/** Asks computers to play the mission that is under way, or else the next one: `Missions` sees to it. */
export function askComputers(page: PageStore): void {
  page.setState({ lending: true });
}
