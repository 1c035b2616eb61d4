import type { Credit } from "../state/campaign.ts";
import type { State } from "../state/state.ts";

/** In a campaign kills are noted until the mission is over; elsewhere nobody asks for them afterwards. */
export function credited(state: State, kills: readonly Credit[]): State {
  const noted = kills.filter(({ by }) => by.length > 0);
  if (!state.campaign || noted.length === 0) return state;
  return { ...state, campaign: { ...state.campaign, credits: [...state.campaign.credits, ...noted] } };
}
