import type { Sheet } from "../../../../tabletop/atlas/outline.ts";
import type { Spot } from "../../../../tabletop/place.ts";
import type { SquareName } from "../../data/tables.ts";
import { spotOf, squareAt } from "../grid.ts";

/** Where places really are, in km east and north of the British National Grid; London's two cards lie side by side. */
const PLACES: Readonly<Record<string, readonly [east: number, north: number]>> = {
  Exeter: [300, 94],
  Filton: [361, 187],
  "Middle-Wallop": [430, 138],
  Tangmere: [489, 112],
  "Biggin-Hill": [542, 161],
  Hornchurch: [556, 189],
  Hawkinge: [619, 137],
  Duxford: [546, 246],
  Wittering: [503, 303],
  Ringway: [382, 380],
  Catterick: [425, 497],
  Acklington: [423, 600],
  London: [520, 193],
  "Port-of-London": [535, 187],
  Plymouth: [248, 55],
  Swansea: [266, 193],
  Cardiff: [318, 176],
  Bristol: [357, 169],
  Gloucester: [383, 218],
  Yeovil: [356, 116],
  Southampton: [442, 112],
  Portsmouth: [464, 100],
  Brighton: [531, 104],
  Weybridge: [507, 165],
  Rochester: [577, 168],
  Canterbury: [611, 160],
  Ipswich: [613, 243],
  Norwich: [620, 309],
  Birmingham: [405, 287],
  Coventry: [434, 279],
  Derby: [434, 338],
  Sheffield: [435, 385],
  Hull: [507, 429],
  Manchester: [386, 401],
  Liverpool: [334, 393],
  Middlesbrough: [450, 520],
  Newcastle: [425, 565],
  Glasgow: [259, 665],
  "West-Prawle": [277, 36],
  "Worth-Matravers": [396, 80],
  Ventnor: [457, 79],
  Poling: [504, 101],
  Pevensey: [566, 105],
  Dover: [635, 141],
  Foreness: [639, 172],
  Bawdsey: [636, 236],
  Happisburgh: [637, 331],
  Stenigot: [525, 383],
  "Danby-Beacon": [474, 510],
  "Ottercops-Moss": [392, 594],
};

const [EAST, NORTH, SQUARE, MARGIN] = [120, -60, 30, 1] as const;

/** A place of the National Grid on the table, in inches. */
export function onTable(east: number, north: number): Spot {
  return { x: MARGIN + (east - EAST) / SQUARE, y: MARGIN + (north - NORTH) / SQUARE };
}

/** The squares of the map, in km of the National Grid. */
export const SHEET: Sheet = {
  west: EAST,
  east: EAST + 20 * SQUARE,
  south: NORTH,
  north: NORTH + 25 * SQUARE,
};

/** Where a target is drawn: where it really is, as far as that lies in its square (BB-33), else in the middle of that. */
export function placeOfTarget(id: string, square: SquareName): Spot {
  const real = Object.hasOwn(PLACES, id) ? PLACES[id] : undefined;
  const spot = real && onTable(...real);
  return spot && squareAt(spot) === square ? spot : spotOf(square);
}
