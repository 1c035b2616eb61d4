import type { PieceId } from "../../../../core/game.ts";
import { present } from "../../../../core/present.ts";
import { type Accuracy, accuracyOf } from "../../../../face/accuracy.ts";
import type { CountedMoment } from "../../../../face/count.ts";
import { sum } from "../../../../face/counts/papers.ts";
import type { DatedEvent } from "../../../../face/told.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { SIDES, type SideName } from "../../data/sides.ts";
import { tablesOf, typeOf } from "../../rules/setup/roster.ts";
import type { Status } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { type Attack, attackOf } from "../attacks.ts";
import { toldIn, valuesOf } from "../told.ts";
import { type FlightFigures, flightsOf } from "./flight.ts";

/** What some aircraft did and suffered together. */
export interface Figures extends FlightFigures {
  /** Attacks that did harm against what the damage table owed. */
  readonly accuracy: Accuracy;
  /** Damage points done, and what the table owed. */
  readonly points: number;
  readonly owed: number;
  /** Damage points suffered: from the air, from the ground. */
  readonly taken: number;
  readonly takenGround: number;
  /** Critical hits scored, what the table owed of them, and those suffered. */
  readonly criticals: number;
  readonly owedCriticals: number;
  readonly criticalsTaken: number;
  /** Barrels that jammed, and jams that were cleared. */
  readonly jams: number;
  readonly cleared: number;
  /** Kills, shared ones in parts (4.7c). */
  readonly kills: number;
}

interface AircraftFigures extends Figures {
  readonly id: PieceId;
  readonly title: string;
  readonly side: SideIndex;
  readonly status: Status;
}

export interface SideFigures extends Figures {
  readonly side: SideIndex;
  readonly name: SideName;
  readonly aircraft: number;
  readonly flying: number;
  /** Points of the match by what they were given for. */
  readonly earned: ReadonlyMap<string, number>;
  readonly score: number;
}

/** Damage points of both sides added up from the first turn. */
interface TurnFigures {
  readonly turn: number;
  readonly points: readonly [number, number];
  readonly owed: readonly [number, number];
}

export interface MatchFigures {
  readonly sides: readonly [SideFigures, SideFigures];
  readonly aircraft: readonly AircraftFigures[];
  /** The set-up as turn 0, then every turn in which something was told. */
  readonly turns: readonly TurnFigures[];
  /** Whether anybody earned points. */
  readonly scored: boolean;
}

function together(flights: readonly FlightFigures[]): FlightFigures {
  const of = (key: keyof FlightFigures) => sum(flights.map((flight) => flight[key]));
  return {
    moves: of("moves"),
    hexes: of("hexes"),
    climbed: of("climbed"),
    dived: of("dived"),
    attempts: of("attempts"),
    tailing: of("tailing"),
    tailed: of("tailed"),
    sighted: of("sighted"),
  };
}

interface Source {
  readonly told: readonly DatedEvent[];
  readonly attacks: readonly Attack[];
}

function figuresOf(
  ids: ReadonlySet<PieceId>,
  flights: readonly FlightFigures[],
  { told, attacks }: Source,
): Figures {
  const fired = attacks.filter(({ from, moot }) => from !== null && ids.has(from) && !moot);
  const suffered = attacks.filter(({ target }) => ids.has(target));
  const pointsIn = (list: readonly Attack[]) => sum(list.map(({ points }) => points));
  const jams = valuesOf(told, "event.jam").filter(({ id }) => ids.has(id));
  const clears = valuesOf(told, "event.clears").filter(({ id, works }) => works && ids.has(id));
  const kills = valuesOf(told, "event.kill");
  return {
    ...together(flights),
    accuracy: accuracyOf(fired.map(({ owed, hit }) => ({ probability: Math.min(1, owed.chance), hit }))),
    points: pointsIn(fired),
    owed: sum(fired.map(({ owed }) => owed.points)),
    taken: pointsIn(suffered.filter(({ from }) => from !== null)),
    takenGround: pointsIn(suffered.filter(({ from }) => from === null)),
    criticals: fired.filter(({ critical }) => critical).length,
    owedCriticals: sum(fired.map(({ owed }) => owed.critical)),
    criticalsTaken: valuesOf(told, "event.critical").filter(({ id }) => ids.has(id)).length,
    jams: sum(jams.map(({ jammed }) => jammed.length)),
    cleared: clears.length,
    kills: sum(kills.map(({ by, share }) => by.filter((id) => ids.has(id)).length / share)),
  };
}

function earnedBy(side: SideName, told: readonly DatedEvent[]): ReadonlyMap<string, number> {
  const earned = new Map<string, number>();
  for (const { why, points, ...one } of valuesOf(told, "event.points"))
    if (one.side === side) earned.set(why, (earned.get(why) ?? 0) + points);
  return earned;
}

type Flown = Pick<AircraftFigures, "id" | "title" | "side" | "status"> & { readonly balloon: boolean };

function turnsOf(all: readonly Flown[], { told, attacks }: Source): readonly TurnFigures[] {
  const sideOf = new Map(all.map(({ id, side }) => [id, side]));
  const last = told.at(-1)?.turn ?? 1;
  return Array.from({ length: last + 1 }, (_, turn) => {
    const until = (side: SideIndex) =>
      attacks.filter((one) => one.turn <= turn && one.from !== null && sideOf.get(one.from) === side);
    const points = (side: SideIndex) => sum(until(side).map((one) => one.points));
    const owed = (side: SideIndex) => sum(until(side).map((one) => one.owed.points));
    return { turn, points: [points(0), points(1)], owed: [owed(0), owed(1)] };
  });
}

/** Everything that flew, as it was seen last; a campaign has other aircraft in every mission. */
function flownIn(views: readonly View[]): readonly Flown[] {
  const all = new Map<PieceId, Flown>();
  for (const { setup, aircraft } of views)
    setup.airframes.forEach(({ id, side, balloon }, index) => {
      const status = aircraft[index]?.status ?? "flying";
      all.set(id, { id, side, balloon, status, title: typeOf(setup, index).name });
    });
  return [...all.values()];
}

/** Everything that is counted of a match as far as it stands, from what everybody at the table may know. */
export function figuresOfMatch(moments: readonly CountedMoment[]): MatchFigures {
  const views = moments.map(({ view }) => view as View);
  const { setup, score } = present(views.at(-1));
  const told = toldIn(moments);
  const attacks = told.flatMap(({ turn, event }) => attackOf(turn, tablesOf(setup), event) ?? []);
  const source = { told, attacks };
  const all = flownIn(views);
  const ids = all.map(({ id }) => id);
  const flights = flightsOf(ids, views, told);
  const sideFigures = (side: SideIndex): SideFigures => {
    const own = all.filter((one) => one.side === side);
    const flown = own.filter(({ balloon }) => !balloon);
    return {
      ...figuresOf(
        new Set(own.map(({ id }) => id)),
        flights.filter((_, index) => all[index]?.side === side),
        source,
      ),
      side,
      name: SIDES[side],
      aircraft: flown.length,
      flying: flown.filter(({ status }) => status === "flying").length,
      earned: earnedBy(SIDES[side], told),
      score: score[side],
    };
  };
  const sides = [sideFigures(0), sideFigures(1)] as const;
  return {
    sides,
    aircraft: all.map((one, index) => ({
      ...figuresOf(new Set([one.id]), flights.slice(index, index + 1), source),
      ...one,
    })),
    turns: turnsOf(all, source),
    scored: sides.some(({ earned }) => earned.size > 0),
  };
}
