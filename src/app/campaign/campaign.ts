import { now } from "../../core/match/match.ts";
import type { PageStore } from "../context/page-state.ts";
import type { TableState } from "../session/session.ts";
import { scenarioOf } from "../storage/record.ts";

/** Whether a match is a campaign, as the list of its game's scenarios says. */
export function isCampaign({ entry, open }: TableState): boolean {
  const scenario = scenarioOf(open.match.config);
  return entry.meta.scenarios.some(({ id, campaign }) => id === scenario && campaign === true);
}

/** Whether computers can be asked to play a mission: people play, and the campaign is not over. */
export function canLend({ open, lent, watching }: TableState): boolean {
  return !watching && lent.length === 0 && now(open.match).outcome === undefined;
}

/** Asks computers to play the mission that is under way, or else the next one: `Missions` sees to it. */
export function askComputers(page: PageStore): void {
  page.setState({ lending: true });
}
