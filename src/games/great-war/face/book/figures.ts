import { FACINGS, hexAhead, turnedFacing } from "../../../../core/geometry/hex.ts";
import { hexLabel } from "../../../../core/geometry/hex-map.ts";
import { signed } from "../../../../core/text.ts";
import type { LineUp, Position } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import type { Cell } from "../../../../tabletop/overlay.ts";
import { deflection } from "../../rules/fire/deflection.ts";
import { LEVEL } from "../../rules/geometry/level.ts";
import { balanced, type Unit } from "../../rules/initiative/balance.ts";
import { goodPosition } from "../../rules/initiative/index.ts";
import { judgeMove, moveSceneOf } from "../../rules/move/index.ts";
import { typeOf } from "../../rules/setup/roster.ts";
import type { Stance } from "../../rules/state/state.ts";
import { boardOf } from "../../rules/view/view.ts";
import { overlayOf } from "../picture/overlay.ts";
import { spotOf } from "../places.ts";
import { exampleState, exampleView, HEIGHT, MIDDLE } from "./board.ts";
import { phrase } from "./phrase.ts";
import { position } from "./position.ts";

/** Hexes that an example's aircraft flies behind the middle. */
const BACK = "1317";
const UNFOCUSED = { selected: null, hovered: null, shown: new Set<string>() };

/** The path of one move, flown as on the table. */
function path(order: string, type = "sopwith-camel"): Position {
  const view = exampleView(exampleState([{ id: "A1", type, speed: 8, hex: BACK }]));
  const read = judgeMove(order, moveSceneOf(boardOf(view), 0));
  const drafts = new Map([["A1", { text: order, read }]]);
  const overlay = overlayOf(view, { ...UNFOCUSED, selected: "A1", drafts });
  const cells = (overlay.cells ?? [])
    .filter(({ tone }) => tone === "path" || tone === "end")
    .map(({ at, tone }): Cell => ({ at, tone }));
  const reach = { aside: 3.6, ahead: 5.2, behind: 5 };
  const label = phrase("drawing.path", { order });
  return position(label, view, { ghosts: overlay.ghosts, cells }, { reach, width: 12, order });
}

/** The moves that one meets first, side by side. */
export function paths(): readonly Position[] {
  return ["8: F8", "8: F2 L F2 R F2", "8: F2 R F R F R F", "8: F3 sideslip-left F3"].map((order) =>
    path(order),
  );
}

/** The same turn about by two schedules. */
export function turnPrices(): readonly Position[] {
  return [path("8: F5 R3"), path("8: F5 R2", "halberstadt-cl-ii"), path("8: F6 R", "re-8")];
}

/** Every hex in which a move can end. */
export function reach(): readonly Position[] {
  const view = exampleView(exampleState([{ id: "A1", type: "sopwith-camel", speed: 8, hex: "1314" }]));
  const focus = { ...UNFOCUSED, selected: "A1", drafts: new Map(), shown: new Set(["reach"]) };
  const { cells = [] } = overlayOf(view, focus);
  const label = phrase("drawing.reach", { title: typeOf(view.setup, 0).name, count: cells.length });
  return [position(label, view, { cells }, { reach: { aside: 9, ahead: 9.5, behind: 7 }, width: 22 })];
}

function stanceAt(steps: number, altitude: number): Stance {
  return { hex: hexAhead(MIDDLE, 3, steps), facing: 0, altitude };
}

/** Levels by which a tailer so many hexes behind may be higher or lower; −1 where it can't tail. */
function tailLevels(steps: number): number {
  const target = stanceAt(0, HEIGHT);
  const good = (levels: number) => goodPosition(stanceAt(steps, HEIGHT + levels * LEVEL), target);
  let levels = -1;
  while (good(levels + 1)) levels += 1;
  return levels;
}

/** Where a tailer may be. */
export function tailPlaces(): readonly Position[] {
  const view = exampleView(
    exampleState([
      { id: "G1", side: "german", type: "albatros-d-iii" },
      { id: "A1", type: "sopwith-camel", hex: hexLabel(hexAhead(MIDDLE, 3, 4)) },
    ]),
  );
  const cells = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((steps): readonly Cell[] => {
    const levels = tailLevels(steps);
    if (levels < 0) return [];
    const caption = levels === 0 ? "±0" : `±${levels * LEVEL}`;
    return [{ at: spotOf(view.setup, stanceAt(steps, HEIGHT).hex), tone: "reach", caption }];
  });
  const more = { reach: { aside: 3, ahead: 1, behind: 9 }, width: 17, shown: ["G1"] };
  return [position(phrase("drawing.tail"), view, { cells }, more)];
}

/** What a target is worth from each of its six sides. */
export function deflectionSides(): readonly Position[] {
  const view = exampleView(exampleState([{ id: "G1", side: "german", type: "albatros-d-iii" }]));
  const target: Stance = { hex: MIDDLE, facing: 0, altitude: HEIGHT };
  const cells = FACINGS.map((facing): Cell => {
    const from = { hex: hexAhead(MIDDLE, facing, 2), facing: turnedFacing(facing, 3), altitude: HEIGHT };
    const caption = signed(deflection(view.setup, from, target, false));
    return { at: spotOf(view.setup, from.hex), tone: "lit", caption };
  });
  const more = { reach: { aside: 3, ahead: 3, behind: 3 }, width: 17 };
  return [position(phrase("drawing.deflection"), view, { cells }, more)];
}

const SORTED: readonly Unit[] = [
  { side: 0, lead: 0 },
  { side: 0, lead: 1 },
  { side: 0, lead: 2 },
  { side: 1, lead: 0 },
  { side: 1, lead: 1 },
  { side: 1, lead: 2 },
];

function lineUp(title: Text, units: readonly Unit[]): LineUp {
  const pieces = units.map(({ lead, side }) => ({ id: `${side === 0 ? "A" : "G"}${lead + 1}`, side }));
  return { kind: "line-up", title, pieces };
}

/** A line-up before and after balance. */
export function balance(): readonly LineUp[] {
  return [lineUp(phrase("drawing.sorted"), SORTED), lineUp(phrase("drawing.moves"), balanced(SORTED))];
}
