import { neighbours as around, hexDistance } from "../../../../core/geometry/hex.ts";
import {
  type HexMap,
  hexOf as hexAt,
  hexesOf,
  hexLabel,
  isOnMap,
  parseHexLabel,
} from "../../../../core/geometry/hex-map.ts";
import { rememberedBy } from "../../../../core/remember.ts";
import type { HexName } from "../../data/tables.ts";

/** LW-29: hexes of twenty miles, flat at the top, odd columns (from 0) half a hex lower. */
export const MAP: HexMap = { columns: 45, rows: 35 };

/** Every hex, column by column: in ascending order (LW-71). */
export const HEXES: readonly HexName[] = hexesOf(MAP).map(hexLabel);

const hexOf = rememberedBy(
  (name: HexName) => name,
  (name) => {
    const hex = parseHexLabel(name);
    if (!hex) throw new RangeError(`${name} is no hex`);
    return hex;
  },
);

/** The hex that a text names; undefined off the map. */
export function readHex(text: string): HexName | undefined {
  const hex = parseHexLabel(text);
  return hex && isOnMap(MAP, hex) ? text : undefined;
}

/** Column and row from 1. */
export function columnOf(name: HexName): number {
  return Number(name.slice(0, 2));
}

export function rowOf(name: HexName): number {
  return Number(name.slice(2));
}

/** LW-30: hexes from one to another. */
export function distance(from: HexName, to: HexName): number {
  return hexDistance(hexOf(from), hexOf(to));
}

/** The neighbours on the map. */
export const neighbours = rememberedBy(
  (name: HexName) => name,
  (name): readonly HexName[] =>
    around(hexOf(name))
      .filter((hex) => isOnMap(MAP, hex))
      .map(hexLabel),
);

/** The hex of a column and a row, both from 0. */
export function nameOf(column: number, row: number): HexName {
  return hexLabel(hexAt(column, row));
}
