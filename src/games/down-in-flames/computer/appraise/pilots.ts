import { itemAt } from "../../../../core/item-at.ts";
import type { Quality } from "../../data/quality.ts";
import { MISSIONS } from "../../rules/state/campaign.ts";
import type { State } from "../../rules/state/state.ts";

/** What a Leader's quality is worth in each mission that is still to come, in hundredths of a victory point. */
const WORTH: Readonly<Record<Quality, number>> = {
  recruit: -60,
  green: -40,
  regular: 0,
  veteran: 40,
  ace: 90,
};

/** DIF-B21: what a Leader will be worth in the missions to come; whoever is down is replaced by a Green one. */
export function pilotWorth(state: State, element: number): number {
  const { campaign, setup } = state;
  if (!campaign || setup.elements[element]?.reserve) return 0;
  const left = MISSIONS - campaign.mission + (campaign.flying ? 0 : 1);
  const { down, quality } = itemAt(state.elements, element).leader;
  return left * WORTH[campaign.flying && down ? "green" : (quality ?? "regular")];
}
