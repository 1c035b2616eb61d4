import { type Facing, hexAhead, turnedFacing } from "../../../../core/geometry/hex.ts";
import { type HexLayout, hexCentre, hexNear } from "../../../../core/geometry/hex-layout.ts";
import {
  columnOf,
  hexLabel,
  hexOf,
  isOnMap,
  parseHexLabel,
  rowOf as rowOfHex,
} from "../../../../core/geometry/hex-map.ts";
import { freeName, otherSide } from "../../../../face/editor/lists.ts";
import { withFields } from "../../../../face/editor/rows.ts";
import { type Fields, written } from "../../../../face/editor/typed.ts";
import type { FieldValue } from "../../../../face/editor.ts";
import { numberOr, within } from "../../../../face/figures.ts";
import type { SideIndex, Spot } from "../../../../tabletop/tabletop.ts";
import { SIDES } from "../../data/sides.ts";
import type { AircraftType } from "../../data/tables.ts";
import { LEVEL } from "../../rules/geometry/level.ts";
import { fastestStart } from "../../rules/state/first-state.ts";
import { layoutOf } from "../places.ts";
import { typesOf } from "./config-of.ts";
import { type Draft, type DraftRow, type List, ROWS } from "./draft.ts";
import { withType } from "./own-types.ts";

/** Hexes that a board may have across and deep. */
const SMALLEST = 10;
const LARGEST = 60;
const USUAL_ALTITUDE = 2000;
/** Facings away from one's own edge. */
const ONWARD: readonly [Facing, Facing] = [0, 3];
const MOST_ALTITUDE = 9000;

/** The board of a draft; what is wrongly typed counts as usual. */
export function boardOf({ fields }: Draft): HexLayout {
  const size = (name: string, usual: number) =>
    within(Math.round(numberOr(fields[name] ?? "", usual)), SMALLEST, LARGEST);
  return layoutOf({ columns: size("board.columns", 30), rows: size("board.rows", 24) });
}

export function typeOf(draft: Draft, { fields }: DraftRow): AircraftType | undefined {
  return typesOf(draft).get(fields.type ?? "");
}

/** Fields of a row set to something; the draft itself when nothing changes. */
function setFields(draft: Draft, key: string, fields: Fields): Draft {
  const row = ROWS.rowOf(draft, key);
  if (!row || Object.entries(fields).every(([name, value]) => row.fields[name] === value)) return draft;
  const list = ROWS.listOf(key);
  return { ...draft, [list]: withFields(draft[list], key, fields) };
}

/** The hex of a row; where it has none that is on the board, the middle of it. */
export function hexOfRow(draft: Draft, { fields }: DraftRow) {
  const board = boardOf(draft);
  const hex = parseHexLabel((fields.hex ?? "").trim());
  const middle = hexOf(Math.floor(board.columns / 2), Math.floor(board.rows / 2));
  return hex && isOnMap(board, hex) ? hex : middle;
}

/** Puts a row in the hex of the board that is nearest to a column and a row. */
function place(draft: Draft, key: string, column: number, row: number): Draft {
  const { columns, rows } = boardOf(draft);
  const hex = hexOf(within(column, 0, columns - 1), within(row, 0, rows - 1));
  return setFields(draft, key, { hex: hexLabel(hex) });
}

/** Puts a row in the hex under a point of the mat. */
export function moveTo(draft: Draft, key: string, at: Spot): Draft {
  const hex = hexNear(boardOf(draft), at);
  return place(draft, key, columnOf(hex), rowOfHex(hex));
}

/** Moves a row by hexes. */
export function moveBy(draft: Draft, key: string, right: number, forward: number): Draft {
  const one = ROWS.rowOf(draft, key);
  if (!one || one.fields.hex === undefined) return draft;
  const hex = hexOfRow(draft, one);
  return place(draft, key, columnOf(hex) + right, rowOfHex(hex) - forward);
}

/** The facing of an aircraft: its own, or the one away from its side's edge. */
export function facingOf({ side, fields }: DraftRow): Facing {
  return turnedFacing(0, within(Math.round(numberOr(fields.facing ?? "", ONWARD[side])), 0, 5));
}

export function turnBy(draft: Draft, key: string, sixths: number): Draft {
  const one = ROWS.rowOf(draft, key);
  if (!one || ROWS.listOf(key) !== "aircraft") return draft;
  return setFields(draft, key, { facing: `${turnedFacing(facingOf(one), sixths)}` });
}

/** The middle of the hex before a row's nose, in inches. */
export function noseOf(draft: Draft, one: DraftRow, facing = facingOf(one)): Spot {
  return hexCentre(boardOf(draft), hexAhead(hexOfRow(draft, one), facing));
}

/** Turns an aircraft to the facing that points nearest to a point of the mat. */
export function turnTowards(draft: Draft, key: string, at: Spot): Draft {
  const one = ROWS.rowOf(draft, key);
  if (!one) return draft;
  const distance = (facing: Facing) => {
    const nose = noseOf(draft, one, facing);
    return (nose.x - at.x) * (nose.x - at.x) + (nose.y - at.y) * (nose.y - at.y);
  };
  const all: readonly Facing[] = [0, 1, 2, 3, 4, 5];
  const nearest = all.reduce((best, facing) => (distance(facing) < distance(best) ? facing : best));
  return setFields(draft, key, { facing: `${nearest}` });
}

/** The altitude of an aircraft in metres. */
export function altitudeOf({ fields }: DraftRow): number {
  const metres = numberOr(fields.altitude ?? "", USUAL_ALTITUDE);
  return within(Math.round(metres / LEVEL) * LEVEL, 0, MOST_ALTITUDE);
}

export function raiseBy(draft: Draft, key: string, levels: number): Draft {
  const one = ROWS.rowOf(draft, key);
  if (!one || ROWS.listOf(key) !== "aircraft") return draft;
  const ceiling = typeOf(draft, one)?.ceiling ?? MOST_ALTITUDE;
  return setFields(draft, key, { altitude: `${within(altitudeOf(one) + levels * LEVEL, LEVEL, ceiling)}` });
}

/** A name that nothing has: `A3` for the third of the Allies, `G` for Germans, `T1` and `M1` for targets and guns. */
function freeId({ aircraft, guns, targets }: Draft, list: List, side: SideIndex): string {
  const letter = list === "aircraft" ? (side === 0 ? "A" : "G") : list === "guns" ? "M" : "T";
  return freeName([...aircraft, ...guns, ...targets], SIDES, (figure) => `${letter}${figure}`);
}

/** The first hex of a row of hexes, from a column on to both sides, in which nobody stands. */
function freeHex(draft: Draft, column: number, row: number): string {
  const { columns } = boardOf(draft);
  const taken = new Set([...draft.aircraft, ...draft.guns].map(({ fields }) => fields.hex));
  for (let away = 0; away < columns; away += 1) {
    for (const at of [column + away, column - away]) {
      const label = hexLabel(hexOf(within(at, 0, columns - 1), row));
      if (!taken.has(label)) return label;
    }
  }
  return hexLabel(hexOf(column, row));
}

function beside(draft: Draft, side: SideIndex): string {
  const { columns, rows } = boardOf(draft);
  const quarter = Math.floor(rows / 4);
  return freeHex(draft, Math.floor(columns / 2), side === 0 ? rows - 1 - quarter : quarter);
}

function newFields(draft: Draft, list: List, side: SideIndex, type: string): Fields {
  const id = freeId(draft, list, side);
  if (list === "guns") return { id, kind: "MG", hex: beside(draft, side) };
  if (list === "targets") return { id, kind: "bomb", hexes: beside(draft, side === 0 ? 1 : 0), worth: "5" };
  const known = typesOf(draft).get(type);
  return {
    id,
    type,
    hex: beside(draft, side),
    facing: `${ONWARD[side]}`,
    altitude: `${Math.min(known?.ceiling ?? USUAL_ALTITUDE, USUAL_ALTITUDE)}`,
    speed: known ? `${within(known.max - 2, known.min, fastestStart(known, false))}` : "",
  };
}

/** Puts something on the board on its own side's half. */
export function added(draft: Draft, list: List, side: SideIndex, type: FieldValue) {
  const known = withType(draft, type);
  return ROWS.add(known.draft, list, side, newFields(known.draft, list, side, known.type));
}

/** Another row like one that is there, beside it. */
export function duplicated(draft: Draft, key: string) {
  const one = ROWS.rowOf(draft, key);
  if (!one) return { draft, row: key };
  const list = ROWS.listOf(key);
  const hex = hexOfRow(draft, one);
  const place = list === "targets" ? {} : { hex: freeHex(draft, columnOf(hex), rowOfHex(hex)) };
  return ROWS.duplicate(draft, one, { ...place, id: freeId(draft, list, one.side) });
}

/** Hands something to the other side, with a name of that side. */
export function changeSide(draft: Draft, key: string): Draft {
  const one = ROWS.rowOf(draft, key);
  return one ? ROWS.handOver(draft, one, freeId(draft, ROWS.listOf(key), otherSide(one.side))) : draft;
}

/** A field of a row, or of the table, set to something. */
export function changed(draft: Draft, key: string | null, field: string, value: FieldValue): Draft {
  if (key !== null && field === "type") {
    const known = withType(draft, value);
    return setFields(known.draft, key, { type: known.type });
  }
  if (key === null) return { ...draft, fields: { ...draft.fields, [field]: written(value) } };
  if (field === "side") return `${ROWS.rowOf(draft, key)?.side}` === value ? draft : changeSide(draft, key);
  return setFields(draft, key, { [field]: written(value) });
}
