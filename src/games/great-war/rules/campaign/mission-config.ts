import type { AircraftConfig, WholeConfig } from "../../data/config/config.ts";
import { TABLES } from "../../data/own.ts";
import { SIDES } from "../../data/sides.ts";
import { LIVERIES } from "../../data/squadrons.ts";
import type { Tables } from "../../data/tables.ts";
import { typesOf } from "../setup/roster.ts";
import type { Airman, Crew } from "../state/campaign.ts";
import { dateOf, kindOf } from "./calendar.ts";
import { BOARD, FRONT, label, TASKS } from "./ground.ts";
import { wholeKills } from "./novices.ts";

/** Columns in which aircraft come, by their places in the line-up of their side. */
const COLUMNS: readonly (readonly number[])[] = [
  [13, 10, 16, 11, 15, 8],
  [13, 11, 15, 9, 17],
];
/** Rows from the far edge, and metres above the two-seaters' altitude. */
const TWO_SEATERS = { row: 23, above: 0 };
const ESCORT = { row: 21, above: 350 };
const GERMANS = { row: 4, above: 400 };
/** Metres between aircraft of one place in line. */
const STEP = 50;
/** The west wind of every second mission: towards the German side. */
const WEST_WIND = { facing: 0, strength: 1 } as const;

function manOf(man: Airman | null) {
  return man ? { name: man.name, kills: wholeKills(man.kills), novice: man.novice } : {};
}

/** B-66: nobody begins above his ceiling; on a bombing mission every two-seater carries bombs. */
function aircraftOf(side: 0 | 1, crew: Crew, place: number, mission: number, tables: Tables): AircraftConfig {
  const type = typesOf(tables).get(crew.type);
  const seats = type?.seats ?? 1;
  const loaded = side === 0 && seats > 1 && kindOf(mission) === "bombing";
  const { row, above } = side === 1 ? GERMANS : seats > 1 ? TWO_SEATERS : ESCORT;
  const altitude = TASKS[kindOf(mission)].altitude + above + (place % 2) * STEP;
  const livery = LIVERIES[crew.men[0]?.name ?? ""];
  return {
    id: `${side === 0 ? "A" : "G"}${place + 1}`,
    side: SIDES[side],
    type: crew.type,
    hex: label(COLUMNS[side]?.[place] ?? 1, row + (place > 2 ? 1 : 0)),
    altitude: Math.min(altitude, type?.ceiling ?? altitude),
    crew: crew.men.slice(0, seats).map(manOf),
    ...(loaded && { bombs: true }),
    ...(livery !== undefined && { model: livery }),
  };
}

/** The set-up of a mission, the crews of either side in the order in which they were named. */
export function missionConfig(
  mission: number,
  lineUps: readonly [readonly Crew[], readonly Crew[]],
  tables: Tables = TABLES,
): WholeConfig {
  const { turns, targets, guns } = TASKS[kindOf(mission)];
  const aircraft = ([0, 1] as const).flatMap((side) =>
    lineUps[side].map((crew, place) => aircraftOf(side, crew, place, mission, tables)),
  );
  return {
    date: dateOf(mission),
    board: BOARD,
    options: { rearGun: true },
    front: FRONT,
    ...(mission % 2 === 0 && { wind: WEST_WIND }),
    aircraft,
    targets: [...targets],
    guns: [...guns],
    goal: "points",
    turns,
    prices: { allied: { kill: 4, home: 1 }, german: { kill: 4, twoSeater: 5 } },
  };
}
