import { seededDice } from "../../../../core/dice/random.ts";
import type { Frame, Position } from "../../../../face/book.ts";
import type { Piece } from "../../../../tabletop/tabletop.ts";
import { firstState } from "../../rules/opening/first-state.ts";
import { setupFrom } from "../../rules/setup/from-config.ts";
import type { Element } from "../../rules/state/state.ts";
import { type View, view } from "../../rules/view/view.ts";
import { tabletopOf } from "../tabletop.ts";
import { phrase } from "./phrase.ts";

const LEVEL = 10;
/** Inches around what is drawn. */
const MARGIN = 2.5;

/** The duel over Kent with the Spitfires behind the Bf 109s by so many steps, as everybody sees it. */
function chase(steps: 1 | 2): View {
  const state = firstState(setupFrom({ scenario: "kent" }), seededDice("examples"));
  const elements = state.elements.map((one, place): Element => {
    return place === 0 ? { ...one, level: LEVEL, quarry: 1, steps } : { ...one, level: LEVEL };
  });
  return view({ ...state, elements }, "table");
}

function around(pieces: readonly Piece[]): Frame {
  const xs = pieces.map(({ x }) => x);
  const ys = pieces.map(({ y }) => y);
  return {
    left: Math.min(...xs) - MARGIN,
    right: Math.max(...xs) + MARGIN,
    near: Math.min(...ys) - MARGIN,
    far: Math.max(...ys) + MARGIN,
  };
}

function drawn(steps: 1 | 2): Position {
  const { clouds, ...whole } = tabletopOf(chase(steps), [], ({ key }) => key);
  return {
    kind: "position",
    label: phrase(steps === 1 ? "positions.drawing-advantaged" : "positions.drawing-tailing"),
    tabletop: { mat: whole.mat, altitude: false, pieces: whole.pieces, clouds, cues: [] },
    frame: around(whole.pieces),
    width: 20,
  };
}

/** A pursuer who is Advantaged, and one who tails. */
export function chases(): readonly Position[] {
  return [drawn(1), drawn(2)];
}
