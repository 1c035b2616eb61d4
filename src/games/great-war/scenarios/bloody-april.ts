import { missionConfig } from "../campaign/mission-config.ts";
import { openingCampaign } from "../campaign/opening.ts";
import { sideOfSquadron } from "../campaign/squadrons.ts";
import type { WholeConfig } from "../setup/config.ts";
import type { Crew, SquadronId } from "../state/campaign.ts";

/** Who flies the first mission where nobody chooses: crews of a squadron from its first one. */
const FIRST: Readonly<Partial<Record<SquadronId, number>>> = { bombers: 3, scouts: 3, jasta: 4 };

function first(side: 0 | 1): readonly Crew[] {
  const own = openingCampaign().squadrons.filter(({ id }) => sideOfSquadron(id) === side);
  return own.flatMap(({ id, crews }) => crews.slice(0, FIRST[id] ?? 0));
}

/** The campaign; as a set-up its first mission, for whoever wants that alone. */
export const SCENARIOS = {
  "bloody-april": missionConfig(1, [first(0), first(1)]),
} as const satisfies Readonly<Record<string, WholeConfig>>;
