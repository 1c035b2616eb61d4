import type { Value, Values } from "../../../../core/phrase.ts";
import { dataOf } from "../../data/squadrons.ts";
import type { Setup } from "../setup/setup.ts";
import type { Airman, Campaign, Crew, Kills, Squadron } from "../state/campaign.ts";
import { dayOf, isEvening, kindOf } from "./calendar.ts";

/** A whole number, or a fraction as `5/2`. */
function killsOf([over, under]: Kills): Value {
  return under === 1 ? over : `${over}/${under}`;
}

function manOf({ name, kills, missions, novice }: Airman): Values {
  return { name, kills: killsOf(kills), missions, novice };
}

function crewOf({ type, men }: Crew): Values {
  return { type, men: men.map((man) => man && manOf(man)) };
}

function squadronOf({ id, crews, ready, repair }: Squadron): Values {
  const machines = (counts: readonly number[]): Values =>
    Object.fromEntries(dataOf(id).types.map((type, place) => [type, counts[place] ?? 0]));
  return { ready: machines(ready), repair: machines(repair), crews: crews.map(crewOf) };
}

/** The week for programs: day and mission, squadrons, who flies in which aircraft, missions flown, who is gone. */
export function backgroundOf(campaign: Campaign, { airframes }: Setup): Values {
  const { mission, called, squadrons, flown, gone } = campaign;
  return {
    mission,
    day: dayOf(mission),
    half: isEvening(mission) ? "afternoon" : "morning",
    kind: kindOf(mission),
    called,
    squadrons: Object.fromEntries(squadrons.map((one) => [one.id, squadronOf(one)])),
    flying: Object.fromEntries(airframes.map(({ id, crew }) => [id, crew.map(({ name }) => name)])),
    flown: flown.map((one) => ({ ...one })),
    gone: gone.map(({ squadron, man, fate, mission: lost, ...airman }) => ({
      ...manOf(airman),
      squadron,
      man,
      fate,
      mission: lost,
    })),
  };
}
