import type { Setup } from "../setup/setup.ts";
import type { Campaign } from "../state/campaign.ts";
import type { Task } from "../state/task.ts";

/** What is done before each mission: either side chooses in secret, and off they go. */
export const MUSTER: readonly Task[] = [
  { do: "resource", side: 0 },
  { do: "resource", side: 1 },
  { do: "take-off" },
];

/** A campaign before its first mission. */
export function openCampaign({ elements }: Setup): Campaign {
  const none = elements.map(() => 0);
  return {
    mission: 1,
    flying: false,
    points: [0, 0],
    flown: [],
    chosen: [[], []],
    kills: none,
    shots: none,
    lost: none,
    known: elements.map(({ crew }) => crew?.leader.quality ?? null),
  };
}
