import {
  type Candidate,
  isWhole,
  type Muster,
  readyOf,
  shortage,
} from "../../../../games/great-war/campaign/muster.ts";
import { dataOf, type SquadronId, sideOfSquadron } from "../../../../games/great-war/campaign/squadrons.ts";
import type { Airman, Campaign, Crew } from "../../../../games/great-war/campaign/state.ts";
import { type Bar, typeNameOf } from "../../../../games/great-war/face/week.ts";
import type { Setup } from "../../../../games/great-war/setup.ts";

/** A crew on the desk: who can fly has a candidate, who can't a reason. */
export interface Offer {
  readonly key: string;
  readonly men: readonly Airman[];
  readonly candidate: Candidate | null;
  readonly bar: Bar | null;
}

/** The crews of one type of a squadron. */
export interface Flight {
  readonly squadron: SquadronId;
  readonly type: string;
  readonly ready: number;
  readonly offers: readonly Offer[];
}

function offerOf(muster: Muster, squadron: number, place: number, crew: Crew): Offer {
  const men = crew.men.filter((man) => man !== null);
  const candidate = muster.candidates.find(({ ref }) => ref[0] === squadron && ref[1] === place) ?? null;
  const bar = candidate ? null : isWhole(crew) ? "machine" : "crew";
  return { key: `${squadron} ${place}`, men, candidate, bar };
}

/** All crews of a side by squadron and type, in the order of the rosters. */
export function flightsOf({ squadrons }: Campaign, setup: Setup, muster: Muster): readonly Flight[] {
  return squadrons.flatMap((squadron, at) => {
    if (sideOfSquadron(squadron.id) !== muster.side) return [];
    return dataOf(squadron.id).types.map(
      (type): Flight => ({
        squadron: squadron.id,
        type: typeNameOf(setup, type),
        ready: readyOf(squadron, type),
        offers: squadron.crews.flatMap((crew, place) =>
          crew.type === type ? [offerOf(muster, at, place, crew)] : [],
        ),
      }),
    );
  });
}

/** Whether one more crew still fits into a choice. */
export function fits(muster: Muster, chosen: readonly Candidate[], one: Candidate): boolean {
  return chosen.length < muster.most && shortage(muster, [...chosen, one]) === undefined;
}
