import type { WholeConfig } from "../../data/config/config.ts";
import type { SquadronId } from "../../data/squadrons.ts";
import { sideOfSquadron } from "../../data/squadrons.ts";
import type { Crew } from "../state/campaign.ts";
import { missionConfig } from "./mission-config.ts";
import { openingCampaign } from "./opening.ts";

/** Who flies the first mission where nobody chooses: crews of a squadron from its first one. */
const FIRST: Readonly<Partial<Record<SquadronId, number>>> = { bombers: 3, scouts: 3, jasta: 4 };

function first(side: 0 | 1): readonly Crew[] {
  const own = openingCampaign().squadrons.filter(({ id }) => sideOfSquadron(id) === side);
  return own.flatMap(({ id, crews }) => crews.slice(0, FIRST[id] ?? 0));
}

/** The set-up of the campaign's first mission. */
export function firstMission(): WholeConfig {
  return missionConfig(1, [first(0), first(1)]);
}
