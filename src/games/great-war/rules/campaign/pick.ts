import { itemAt } from "../../../../core/item-at.ts";
import type { Pick } from "../../../../core/orders/choice.ts";
import type { CampaignOrder } from "../grammar/order.ts";
import { type Candidate, canWork, type Muster, shortage } from "./muster.ts";

/** The order for a choice: `fly Ashby Cole`, pilots in the order of the rosters. */
export function pickOrder({ candidates }: Muster, chosen: readonly Candidate[]): CampaignOrder {
  const choice = candidates.filter((one) => chosen.includes(one)).map(({ name }) => name);
  return { kind: "campaign", text: ["fly", ...choice].join(" "), choice };
}

export function isLegal(muster: Muster, chosen: readonly Candidate[]): boolean {
  const inRange = chosen.length >= muster.least && chosen.length <= muster.most;
  return inRange && shortage(muster, chosen) === undefined && canWork(muster, chosen);
}

/** All choices of so many from a place of the list on, in the order of the list. */
function* choices(
  muster: Muster,
  size: number,
  from: number,
  chosen: readonly Candidate[],
): Generator<readonly Candidate[]> {
  if (size === 0) {
    if (canWork(muster, chosen)) yield chosen;
    return;
  }
  for (let place = from; place <= muster.candidates.length - size; place++) {
    const more = [...chosen, itemAt(muster.candidates, place)];
    if (shortage(muster, more) === undefined) yield* choices(muster, size - 1, place + 1, more);
  }
}

/** Every legal choice, the largest first. */
export function* pickOptions(muster: Muster): Generator<CampaignOrder> {
  for (let size = muster.most; size >= muster.least; size--) {
    for (const chosen of choices(muster, size, 0, [])) yield pickOrder(muster, chosen);
  }
}

/** A fair choice: any size alike, for the Allies a two-seater first, then anybody who has a machine. */
export function samplePick(muster: Muster, pick: Pick): CampaignOrder {
  const size = muster.least + pick(muster.most - muster.least + 1);
  const chosen: Candidate[] = [];
  while (chosen.length < size) {
    const open = muster.candidates.filter(
      (one) => !chosen.includes(one) && shortage(muster, [...chosen, one]) === undefined,
    );
    const workers = open.filter(({ twoSeater }) => twoSeater);
    const among = canWork(muster, chosen) ? open : workers;
    const next = among[pick(among.length)];
    if (!next) break;
    chosen.push(next);
  }
  return pickOrder(muster, chosen);
}
