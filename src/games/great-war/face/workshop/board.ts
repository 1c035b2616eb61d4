import { seededDice } from "../../../../core/dice/random.ts";
import type { Sheet } from "../../../../face/sheet.ts";
import type { Piece, SideIndex } from "../../../../tabletop/tabletop.ts";
import type { AircraftConfig, WholeConfig } from "../../data/config/config.ts";
import { SIDES } from "../../data/sides.ts";
import type { AircraftType } from "../../data/tables.ts";
import { firstState } from "../../rules/state/first-state.ts";
import { type View, viewOf } from "../../rules/view/view.ts";
import { tabletopOf } from "../picture/tabletop.ts";
import { sheets } from "../sheets.ts";
import { drawable } from "./design.ts";

const BOARD = { columns: 30, rows: 24, mat: "front" };
const FRONT = { german: 8, allied: 16 };
/** Either begins a third of the way from its own edge, with the nose to the other. */
const HEXES = ["1519", "1505"] as const;
const HIGH = 2500;
const LAST_TURN = 30;
const IDS = ["A1", "G1"] as const;

/** Whose aircraft a design is: the Germans' and their ally's, or the Allies'. */
export function sideOf({ nation }: AircraftType): SideIndex {
  return nation === "DE" || nation === "AH" ? 1 : 0;
}

function place(side: SideIndex, type: string, ceiling: number): AircraftConfig {
  return { id: IDS[side], side: SIDES[side], type, hex: HEXES[side], altitude: Math.min(ceiling, HIGH) };
}

/** Head to head over the front at one altitude: the set-up in which a design is tried. */
export function duelOf(type: AircraftType, foe: string): WholeConfig {
  const own = sideOf(type);
  const pair = [place(own, type.id, type.ceiling), place(own === 0 ? 1 : 0, foe, type.ceiling)];
  return {
    board: BOARD,
    front: FRONT,
    types: [type],
    aircraft: own === 0 ? pair : pair.toReversed(),
    turns: LAST_TURN,
  };
}

/** Whom a design meets until somebody chooses. */
export function foeOf(type: AircraftType): string {
  return sideOf(type) === 0 ? "fokker-dr-i" : "sopwith-camel";
}

/** The status pad of an aircraft before the first turn, opened. */
function sheetOf(view: View, aircraft: string): Sheet | undefined {
  const all = sheets.sheets(view, { start: view, events: [] }, "screen");
  const sheet = all.find(({ piece }) => piece === aircraft);
  if (!sheet) return undefined;
  const { look: _, ...open } = sheet;
  return open;
}

/** A design as it will stand on the table, and its status pad before the first turn. */
export function shownOf(type: AircraftType): { readonly piece: Piece; readonly sheet: Sheet | undefined } {
  const whole = duelOf(drawable(type), foeOf(type));
  const view = viewOf(firstState(whole, seededDice("workshop")), "table");
  const own = IDS[sideOf(type)];
  const piece = tabletopOf(view, []).pieces.find(({ id }) => id === own);
  if (!piece) throw new RangeError("a set-up without an aircraft");
  return { piece, sheet: sheetOf(view, own) };
}
