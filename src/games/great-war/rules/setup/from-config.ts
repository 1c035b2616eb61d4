import type { Seat } from "../../../../core/game.ts";
import type { Facing, Hex } from "../../../../core/geometry/hex.ts";
import { parseHexLabel } from "../../../../core/geometry/hex-map.ts";
import { present } from "../../../../core/present.ts";
import { remembered } from "../../../../core/remember.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import type { AircraftConfig, PricesConfig, TargetConfig, WholeConfig } from "../../data/config/config.ts";
import { SIDES } from "../../data/sides.ts";
import type { AircraftType } from "../../data/tables.ts";
import { enemyOf, trenchHexes } from "./front.ts";
import { optionsFrom } from "./options.ts";
import { typesIn } from "./roster.ts";
import type { Airframe, Front, Man, Prices, Setup, Target } from "./setup.ts";
import { boardOf, DEFAULT_DATE, rowsOfTrench } from "./whole-config.ts";

/** B-61: what a side earns where a set-up does not say. */
export const USUAL_PRICES: Prices = { kill: 4, balloon: 5, twoSeater: 5, home: 0 };

export function sideIndex(side: (typeof SIDES)[number]): SideIndex {
  return side === "allied" ? 0 : 1;
}

/** The hex with a label that has been checked. */
export function labelled(label: string): Hex {
  return parseHexLabel(label) as Hex;
}

function crewOf({ crew = [] }: AircraftConfig, { seats }: AircraftType): readonly Man[] {
  return Array.from({ length: seats }, (_, man) => ({
    name: crew[man]?.name ?? "",
    kills: crew[man]?.kills ?? 0,
    novice: crew[man]?.novice ?? false,
  }));
}

function airframeOf(one: AircraftConfig, type: AircraftType): Airframe {
  return {
    id: one.id,
    side: sideIndex(one.side),
    seat: one.player ?? one.side,
    type: one.type,
    crew: crewOf(one, type),
    model: one.model ?? type.model ?? type.id,
    balloon: type.seats === 0,
  };
}

function frontFrom({ front }: WholeConfig, columns: number): Front | null {
  if (!front) return null;
  const rows = (side: "german" | "allied") => rowsOfTrench(front[side], columns).map((row) => row - 1);
  return { german: rows("german"), allied: rows("allied") };
}

function targetFrom(target: TargetConfig, ground: Pick<Setup, "columns" | "rows" | "front">): Target {
  const { id, kind, worth } = target;
  const side = sideIndex(target.side);
  const hexes = target.hexes?.map(labelled) ?? trenchHexes(ground, enemyOf(side));
  return { id, side, kind, hexes, worth };
}

/**
 * Who decides: the players of either side, in the order in which aircraft name them. Balloons decide nothing; a side
 * that has only those has a seat all the same, for somebody to win from.
 */
function seatsOf(airframes: readonly Airframe[]): readonly Seat[] {
  return SIDES.flatMap((side) => {
    const own = airframes.filter((one) => SIDES[one.side] === side && !one.balloon);
    const ids = new Set(own.map(({ seat }) => seat));
    return (ids.size > 0 ? [...ids] : [side]).map((id) => ({ id, side }));
  });
}

/** What the players of a side may share out: all that flies. Balloons decide nothing. */
export function commandedIn({ airframes }: Setup): readonly { readonly id: string; readonly side: string }[] {
  return airframes.filter(({ balloon }) => !balloon).map(({ id, side }) => ({ id, side: SIDES[side] }));
}

function pricesFrom(prices: PricesConfig | undefined): Prices {
  return {
    kill: prices?.kill ?? USUAL_PRICES.kill,
    balloon: prices?.balloon ?? USUAL_PRICES.balloon,
    twoSeater: prices?.twoSeater ?? USUAL_PRICES.twoSeater,
    home: prices?.home ?? USUAL_PRICES.home,
    ...(prices?.escape !== undefined && { escape: prices.escape }),
  };
}

/** The unchanging part of a match, the same one for the same set-up, which must have passed the check. */
export const setupFrom: (whole: WholeConfig) => Setup = remembered((whole: WholeConfig): Setup => {
  const types = typesIn(whole);
  const { columns, rows, mat } = boardOf(whole);
  const front = frontFrom(whole, columns);
  const airframes = whole.aircraft.map((one) => airframeOf(one, present(types.get(one.type))));
  return {
    date: whole.date ?? DEFAULT_DATE,
    options: optionsFrom(whole.options),
    tables: whole.tables ?? null,
    ...(whole.types && whole.types.length > 0 && { types: whole.types }),
    columns,
    rows,
    mat,
    front,
    wind: { facing: (whole.wind?.facing ?? 0) as Facing, strength: whole.wind?.strength ?? 0 },
    airframes,
    targets: (whole.targets ?? []).map((target) => targetFrom(target, { columns, rows, front })),
    seats: seatsOf(airframes),
    goal: whole.goal ?? "last-side",
    turns: whole.turns ?? null,
    prices: [pricesFrom(whole.prices?.allied), pricesFrom(whole.prices?.german)],
  };
});
