import type { Config } from "../../data/config/config.ts";
import { CAMPAIGN_ID } from "../../data/scenarios/scenarios.ts";
import { SQUADRONS, type SquadronData } from "../../data/squadrons.ts";
import type { Airman, Campaign, Squadron } from "../state/campaign.ts";
import { NO_KILLS } from "./novices.ts";

/** Whether a set-up begins the campaign: it names its scenario. A copy of that scenario's set-up is one mission only. */
export function isCampaign({ scenario }: Config): boolean {
  return scenario === CAMPAIGN_ID;
}

function airman([name, kills, missions, novice = false]: readonly [
  string,
  number,
  number,
  boolean?,
]): Airman {
  return { name, kills: kills === 0 ? NO_KILLS : [kills, 1], missions, novice };
}

/** The type that stands in a place of the roster: machines of the better type come first. */
function typeAt({ types, machines }: SquadronData, place: number): string {
  return types[place < (machines[0] ?? 0) ? 0 : 1] ?? "";
}

function squadron(data: SquadronData): Squadron {
  const crews = data.crews.map((men, place) => ({ type: typeAt(data, place), men: men.map(airman) }));
  return { id: data.id, crews, ready: data.machines, repair: data.machines.map(() => 0) };
}

/** The week on its first morning. */
export function openingCampaign(): Campaign {
  return {
    mission: 1,
    called: null,
    points: [0, 0],
    squadrons: SQUADRONS.map(squadron),
    flying: [],
    credits: [],
    flown: [],
    gone: [],
    recruits: [0, 0],
  };
}
