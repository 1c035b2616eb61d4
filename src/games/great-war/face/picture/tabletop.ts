import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Phrase } from "../../../../core/phrase.ts";
import { remembered } from "../../../../core/remember.ts";
import type { MatWords } from "../../../../tabletop/mat.ts";
import type {
  Feature,
  Mark,
  Piece,
  PieceStatus,
  PrintedArc,
  SideIndex,
  Tabletop,
} from "../../../../tabletop/tabletop.ts";
import type { AircraftType } from "../../data/tables.ts";
import { trenchHexes } from "../../rules/setup/front.ts";
import { mountsOf, typeOf } from "../../rules/setup/roster.ts";
import type { Airframe, Setup } from "../../rules/setup/setup.ts";
import { aceLevel } from "../../rules/state/condition.ts";
import type { Aircraft, GroundGun, Status } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { layoutOf, matOf, poseOf, spotOf } from "../places.ts";
import { cuesOf } from "./cues.ts";
import { scaleOf } from "./scale.ts";
import { areasOf, linesOf } from "./targets.ts";

/** Metres across a hex. */
export const HEX_METRES = 50;

const STATUS: Readonly<Record<Status, PieceStatus>> = {
  flying: "flying",
  destroyed: "destroyed",
  lost: "destroyed",
  crashed: "crashed",
  home: "disengaged",
  away: "disengaged",
};

/** Where the guns point, in degrees clockwise from the nose: the straight row, or the sectors of an observer. */
const FIELD_DEGREES = {
  front: { from: 350, to: 10 },
  nose: { from: 270, to: 90 },
  rear: { from: 90, to: 270 },
  belly: { from: 90, to: 270 },
  "all-round": { from: 0, to: 359 },
} as const;

function arcsOf(setup: Setup, index: number, { guns }: Aircraft): readonly PrintedArc[] {
  return mountsOf(setup, index).map(({ id, field }, mount) => {
    const broken = guns[mount]?.every((barrel) => barrel.broken) ?? false;
    return { weapon: id, ...FIELD_DEGREES[field], state: broken ? "lost" : "ready" };
  });
}

function marksOf(setup: Setup, index: number, one: Aircraft): readonly Mark[] {
  const pilot = setup.airframes[index]?.crew[0];
  const has: readonly [Mark, boolean][] = [
    ["ace", aceLevel(pilot?.kills ?? 0) > 0],
    ["novice", pilot?.novice ?? false],
    ["loaded", one.bombs],
    ["jam", one.guns.some((mount) => mount.some(({ jammed }) => jammed))],
    ["critical", one.elevator || one.spar || one.rudder !== null || one.engineLoss > 0],
    ["fuel", one.fuelHit !== null],
    ["wounded", one.crew.some(({ health }) => health !== "fit")],
  ];
  return has.flatMap(([mark, holds]) => (holds ? [mark] : []));
}

/** The miniature of an aircraft: the game's folder of models, and its name there. */
export function modelOf({ model }: Pick<Airframe, "model">): string {
  return `great-war/${model}`;
}

/** The movement points that the engine still gives, once it was hit or stands; a whole one says nothing. */
function powerOf({ engineLoss, gliding }: Aircraft, { max }: AircraftType): Pick<Piece, "power"> {
  if (engineLoss === 0 && !gliding) return {};
  return { power: { left: gliding ? 0 : Math.max(0, max - engineLoss), of: max } };
}

function pieceOf(view: View, index: number): Piece {
  const { setup } = view;
  const airframe = itemAt(setup.airframes, index);
  const one = itemAt(view.aircraft, index);
  const type = typeOf(setup, index);
  return {
    ...poseOf(setup, one),
    ...(airframe.balloon && { kind: "balloon" as const }),
    id: airframe.id,
    label: airframe.id,
    title: type.name,
    model: modelOf(airframe),
    side: airframe.side,
    status: STATUS[one.status],
    arcs: airframe.balloon ? [] : arcsOf(setup, index, one),
    plate: airframe.balloon ? [`${one.altitude} m`] : [`${one.altitude} m`, `${one.speed} MP`],
    marks: marksOf(setup, index, one),
    damage: {
      airframe: Math.min(1, one.damage / type.damage),
      engine: airframe.balloon ? 0 : Math.min(1, one.engineLoss / type.max),
      propellersStopped: one.gliding,
    },
    hits: { left: Math.max(0, type.damage - one.damage), of: type.damage },
    ...powerOf(one, type),
    track: one.flown?.path.map((stance) => poseOf(setup, stance)) ?? [],
  };
}

const GROUND = { airframe: 0, engine: 0, propellersStopped: true } as const;

function gunPiece({ setup }: View, gun: GroundGun): Piece {
  return {
    ...poseOf(setup, { hex: gun.hex, facing: gun.side === 0 ? 0 : 3, altitude: 0 }),
    kind: "gun",
    id: gun.id,
    label: gun.id,
    title: gun.kind,
    model: gun.kind === "AA" ? "great-war/gun-aa" : "great-war/gun-mg",
    side: gun.side,
    status: "flying",
    arcs: [],
    damage: GROUND,
    track: [],
  };
}

/** What is printed on the ground: the trenches, the land between, roads and guns that the missions are about. */
function drawnFeatures(setup: Setup): readonly Feature[] {
  const line = (side: SideIndex) => trenchHexes(setup, side).map((hex) => spotOf(setup, hex));
  const lines = [line(0), line(1)] as const;
  const made: Feature[] = setup.front
    ? [
        { kind: "no-mans-land", points: [...lines[0], ...[...lines[1]].reverse()] },
        { kind: "trench", side: 0, points: lines[0] },
        { kind: "trench", side: 1, points: lines[1] },
      ]
    : [];
  for (const { kind, hexes, side } of setup.targets) {
    const spots = hexes.map((hex) => spotOf(setup, hex));
    const [first] = spots;
    if (kind === "road") made.push({ kind: "road", points: spots });
    else if (kind === "spot" && first) made.push({ kind: "battery", side: side === 0 ? 1 : 0, at: first });
  }
  return made;
}

const featuresOf = remembered(drawnFeatures);

/** Altitudes that matter for the drawn height of the air: of all that fly, now and at the start of their moves. */
function altitudesOf({ aircraft }: View): readonly number[] {
  return aircraft.flatMap((one) => {
    if (one.status !== "flying" && !one.flown) return [];
    return one.flown ? [one.altitude, one.flown.from.altitude] : [one.altitude];
  });
}

/** What stands on the table, and what has just happened to it. `words`: what is printed on the mat; `say` tells what dice decided. */
export function tabletopOf(
  view: View,
  events: readonly GameEvent[],
  words?: MatWords,
  say?: (phrase: Phrase) => string,
): Tabletop {
  const { setup, tails } = view;
  const idOf = (index: number) => setup.airframes[index]?.id ?? "";
  const grid = { shape: "hex" as const, ...layoutOf(setup), metres: HEX_METRES };
  const guns = view.guns.flatMap((gun) => (gun ? [gunPiece(view, gun)] : []));
  const mat = { kind: setup.mat, ...matOf(setup), grid, features: featuresOf(setup) };
  return {
    mat: { ...mat, ...(words && { words }) },
    altitude: true,
    scale: scaleOf(altitudesOf(view)),
    pieces: [...setup.airframes.map((_, index) => pieceOf(view, index)), ...guns],
    clouds: [],
    ...(setup.targets.length > 0 && { areas: areasOf(view), lines: linesOf(setup) }),
    links: tails.map(({ tailer, target }) => ({
      from: idOf(tailer),
      to: idOf(target),
      kind: "tailing" as const,
    })),
    cues: cuesOf(view, events, say),
  };
}
