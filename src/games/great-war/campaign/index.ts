import type { Prompt } from "../../../core/game.ts";
import { tablesOf } from "../roster.ts";
import { SIDES } from "../setup.ts";
import type { State } from "../state.ts";
import { type Muster, musterOf } from "./muster.ts";
import { openingCampaign } from "./opening.ts";

export { callUp } from "./call.ts";
export { credited } from "./credits.ts";
export { isCampaign } from "./opening.ts";
export { parsePick } from "./parse-pick.ts";
export { pickOptions, samplePick } from "./pick.ts";
export { takeOff } from "./take-off.ts";
export { endMission, isMissionOver } from "./week.ts";

type Known = Pick<State, "setup" | "campaign">;

/** Among whom a seat chooses: nobody outside a campaign. */
export function musterFor({ setup, campaign }: Known, seat: string): Muster | undefined {
  const { side } = setup.seats.find(({ id }) => id === seat) ?? {};
  return campaign ? musterOf(campaign, side === SIDES[1] ? 1 : 0, tablesOf(setup)) : undefined;
}

/** The question of a mission: who flies; of both sides at once, none before the die has called the Germans. */
export function campaignPrompts(state: State): readonly Prompt[] {
  if (state.campaign?.called === null) return [];
  return state.setup.seats
    .filter(({ id }) => (musterFor(state, id)?.most ?? 0) > 0)
    .map(({ id }) => ({ id, seat: id, kind: "campaign", opens: "together" }));
}

/** The week before its first mission: an empty sky, and the die for the Germans comes next. */
export function openCampaign(state: State): State {
  return {
    ...state,
    phase: "campaign",
    setup: { ...state.setup, airframes: [] },
    aircraft: [],
    guns: [],
    agenda: [{ do: "mission" }],
    campaign: openingCampaign(),
  };
}
