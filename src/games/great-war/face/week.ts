import type { SquadronId } from "../data/squadrons.ts";
import { dataOf, sideOfSquadron } from "../data/squadrons.ts";
import { dayOf, isEvening, kindOf, MISSIONS, type MissionKind } from "../rules/campaign/calendar.ts";
import { wholeKills } from "../rules/campaign/novices.ts";
import { tablesOf, typesOf } from "../rules/setup/roster.ts";
import type { Setup } from "../rules/setup/setup.ts";
import type { Airman, Campaign, Flown, Kills, Squadron } from "../rules/state/campaign.ts";
import { aceLevel } from "../rules/state/condition.ts";

export type Rank = "novice" | "regular" | "ace" | "double-ace";

/** What a man counts as. */
export function rankOf({ kills, novice }: Pick<Airman, "kills" | "novice">): Rank {
  if (novice) return "novice";
  return (["regular", "ace", "double-ace"] as const)[aceLevel(wholeKills(kills))];
}

/** Kills with what is left over as a fraction: `2 1/2`. */
export function killsText(kills: Kills): string {
  const [over, under] = kills;
  const whole = wholeKills(kills);
  const rest = over - whole * under;
  if (rest === 0) return `${whole}`;
  return whole === 0 ? `${rest}/${under}` : `${whole} ${rest}/${under}`;
}

/** What a man has done: kills as they are written. */
export interface Service {
  readonly kills: string;
  readonly missions: number;
  readonly rank: Rank;
}

/** A line of a squadron's page. */
export interface Line {
  /** Null where the place is empty. */
  readonly man: Airman | null;
  readonly pilot: boolean;
  /** Name of the type that the crew flies. */
  readonly type: string;
  /** The aircraft of the mission in hand, or null. */
  readonly flies: string | null;
}

/** The machines of one type of a squadron. */
export interface Machines {
  readonly type: string;
  readonly ready: number;
  readonly repair: number;
}

export interface Page {
  readonly id: SquadronId;
  readonly machines: readonly Machines[];
  readonly lines: readonly Line[];
}

export function typeNameOf(setup: Setup, type: string): string {
  return typesOf(tablesOf(setup)).get(type)?.name ?? type;
}

/** The aircraft that a crew flies in the mission in hand. */
function fliesNow(
  { flying, called }: Campaign,
  { airframes }: Setup,
  squadron: number,
  crew: number,
): string | null {
  const at = flying.findIndex(([one, place]) => one === squadron && place === crew);
  return called === null || at < 0 ? null : (airframes[at]?.id ?? null);
}

function pageOf(campaign: Campaign, setup: Setup, squadron: Squadron, at: number, inAir: boolean): Page {
  const { id, crews, ready, repair } = squadron;
  return {
    id,
    machines: dataOf(id).types.map((type, place) => ({
      type: typeNameOf(setup, type),
      ready: ready[place] ?? 0,
      repair: repair[place] ?? 0,
    })),
    lines: crews.flatMap(({ type, men }, place) =>
      men.map(
        (man, seat): Line => ({
          man,
          pilot: seat === 0,
          type: typeNameOf(setup, type),
          flies: inAir ? fliesNow(campaign, setup, at, place) : null,
        }),
      ),
    ),
  };
}

/** The pages of a side's squadrons; `inAir`: a mission is being flown. */
export function pagesOf(campaign: Campaign, setup: Setup, side: 0 | 1, inAir: boolean): readonly Page[] {
  return campaign.squadrons.flatMap((squadron, at) =>
    sideOfSquadron(squadron.id) === side ? [pageOf(campaign, setup, squadron, at, inAir)] : [],
  );
}

/** A mission in the calendar; `flown` and `total` null until it has been flown. */
export interface Entry {
  readonly mission: number;
  readonly day: number;
  readonly evening: boolean;
  readonly kind: MissionKind;
  readonly flown: Flown | null;
  readonly total: readonly [number, number] | null;
  readonly now: boolean;
}

/** All missions of the week with what came of them. */
export function entriesOf({ flown, mission }: Campaign): readonly Entry[] {
  let [allied, german] = [0, 0];
  return Array.from({ length: MISSIONS }, (_, index): Entry => {
    const one = flown[index] ?? null;
    allied += one?.points[0] ?? 0;
    german += one?.points[1] ?? 0;
    const number = index + 1;
    return {
      mission: number,
      day: dayOf(number),
      evening: isEvening(number),
      kind: kindOf(number),
      flown: one,
      total: one && [allied, german],
      now: number === mission && one === null,
    };
  });
}
