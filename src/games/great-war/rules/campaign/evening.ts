import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { SIDES, type SideName } from "../../data/sides.ts";
import { dataOf, sideOfSquadron } from "../../data/squadrons.ts";
import type { Airman, Campaign, Crew, Squadron } from "../state/campaign.ts";
import { tell, why } from "../state/step.ts";
import { dayOf } from "./calendar.ts";
import { recruitName } from "./names.ts";
import { NO_KILLS } from "./novices.ts";
import {
  type Duty,
  type Flight,
  isNoviceReplacement,
  rollsForNovice,
  typeForNovice,
} from "./replacements.ts";

/** Pilots who have a machine of a type, or wait for one. */
function pilotsOf({ crews }: Squadron, type: string): number {
  return crews.filter((crew) => crew.type === type && crew.men[0]).length;
}

/**
 * B-68: in the evening the workshop is done, and the park sends machines until there is one for each crew; of the
 * better of two types one an evening at most, never more than the squadron had.
 */
function supplied(squadron: Squadron): Squadron {
  const { machines } = dataOf(squadron.id);
  const there = squadron.ready.map((ready, place) => ready + (squadron.repair[place] ?? 0));
  const crews = squadron.crews.length;
  const better = Math.min(machines[0] ?? 0, (there[0] ?? 0) + 1);
  const ready = machines.length === 1 ? [crews] : [better, crews - better];
  return { ...squadron, ready, repair: squadron.repair.map(() => 0) };
}

function flights(squadron: Squadron): readonly [Flight, ...(readonly Flight[])] {
  const [first, ...others] = dataOf(squadron.id).types.map(
    (type, place): Flight => ({
      type,
      machines: squadron.ready[place] ?? 0,
      airmen: pilotsOf(squadron, type),
    }),
  );
  return [first as Flight, ...others];
}

/** What a replacement is to fly: 4.10w for a novice; a regular too has the better type while there is one to spare. */
function typeFor(squadron: Squadron): string {
  return typeForNovice(flights(squadron));
}

interface Recruit {
  readonly man: Airman;
  readonly event: GameEvent;
}

/** 4.10v: a man who joins: a novice by two dice where his side and duty may have any. */
function recruit(campaign: Campaign, squadron: Squadron, place: number, type: string, dice: Dice): Recruit {
  const side = sideOfSquadron(squadron.id);
  const duty: Duty = place === 0 ? "pilot" : "observer";
  const name = recruitName(side, campaign.recruits[side]);
  const about = { name, side: SIDES[side], man: place };
  const faces = rollsForNovice(side, duty)
    ? dice.throw({ dice: ["d6", "d6"], by: SIDES[side], why: why("throw.novice", about) })
    : [];
  const roll = faces.reduce((sum, face) => sum + face, 0);
  const novice = faces.length > 0 && isNoviceReplacement(side, duty, roll);
  const squadronId = squadron.id;
  return {
    man: { name, kills: NO_KILLS, missions: 0, novice },
    event: tell("event.replacement", { ...about, squadron: squadronId, faces, roll, novice, type }),
  };
}

function joined({ recruits }: Campaign, side: 0 | 1): Campaign["recruits"] {
  return side === 0 ? [recruits[0] + 1, recruits[1]] : [recruits[0], recruits[1] + 1];
}

function withSquadron(campaign: Campaign, index: number, squadron: Squadron): Campaign {
  return {
    ...campaign,
    squadrons: campaign.squadrons.map((one, other) => (other === index ? squadron : one)),
  };
}

function withCrew(squadron: Squadron, place: number, crew: Crew): Squadron {
  return { ...squadron, crews: squadron.crews.map((one, other) => (other === place ? crew : one)) };
}

interface Filling {
  campaign: Campaign;
  readonly events: GameEvent[];
}

/** B-75: fills the empty places of a squadron in the order of its roster. */
function fill(filling: Filling, index: number, dice: Dice): void {
  const { id, crews } = itemAt(filling.campaign.squadrons, index);
  const side = sideOfSquadron(id);
  crews.forEach((crew, place) => {
    crew.men.forEach((man, seat) => {
      if (man) return;
      const squadron = itemAt(filling.campaign.squadrons, index);
      const now = itemAt(squadron.crews, place);
      const type = seat === 0 ? typeFor(squadron) : now.type;
      const { man: newcomer, event } = recruit(filling.campaign, squadron, seat, type, dice);
      const men = now.men.map((one, other) => (other === seat ? newcomer : one));
      const recruits = joined(filling.campaign, side);
      filling.campaign = {
        ...withSquadron(filling.campaign, index, withCrew(squadron, place, { type, men })),
        recruits,
      };
      filling.events.push(event);
    });
  });
}

/** More service first: kills, then missions. */
function bySeniority(a: Airman, b: Airman): number {
  return b.kills[0] * a.kills[1] - a.kills[0] * b.kills[1] || b.missions - a.missions;
}

/** Crews of a type by their pilots' service, most first. */
function seniors({ crews }: Squadron, type: string): readonly (readonly [number, Airman])[] {
  return crews
    .flatMap((crew, place): (readonly [number, Airman])[] => {
      const [pilot] = crew.men;
      return crew.type === type && pilot ? [[place, pilot]] : [];
    })
    .sort(([, a], [, b]) => bySeniority(a, b));
}

/**
 * B-69: a machine of the better type that nobody has goes to the senior pilot of the lesser; a pilot whose machine of
 * the better type was not made good flies the lesser one, the junior first.
 */
function changeMachines(squadron: Squadron): { squadron: Squadron; events: readonly GameEvent[] } {
  const [better = "", lesser] = dataOf(squadron.id).types;
  if (lesser === undefined) return { squadron, events: [] };
  const free = (squadron.ready[0] ?? 0) - pilotsOf(squadron, better);
  const movers =
    free > 0 ? seniors(squadron, lesser).slice(0, free) : seniors(squadron, better).slice(squadron.ready[0]);
  const type = free > 0 ? better : lesser;
  const moved = movers.reduce((now, [place]) => {
    return withCrew(now, place, { ...itemAt(now.crews, place), type });
  }, squadron);
  const side: SideName = SIDES[sideOfSquadron(squadron.id)];
  return {
    squadron: moved,
    events: movers.map(([, { name }]) => tell("event.new-machine", { name, side, type })),
  };
}

/** The evening of a day: machines, replacements (4.10v, 4.10w), who flies what; and how the week stands. */
export function evening(
  campaign: Campaign,
  dice: Dice,
): { campaign: Campaign; events: readonly GameEvent[] } {
  const { mission, points, gone } = campaign;
  const day = dayOf(mission);
  const today = gone.filter((one) => dayOf(one.mission) === day);
  const lost = ([0, 1] as const).map(
    (side) => today.filter(({ squadron }) => sideOfSquadron(squadron) === side).length,
  );
  const filling: Filling = { campaign, events: [tell("event.evening", { day, points, lost })] };
  campaign.squadrons.forEach((_, index) => {
    const squadron = supplied(itemAt(filling.campaign.squadrons, index));
    filling.campaign = withSquadron(filling.campaign, index, squadron);
    fill(filling, index, dice);
    const changed = changeMachines(itemAt(filling.campaign.squadrons, index));
    filling.campaign = withSquadron(filling.campaign, index, changed.squadron);
    filling.events.push(...changed.events);
  });
  return filling;
}
