import type { Dice } from "../../../src/core/dice/dice.ts";
import type { Viewer } from "../../../src/core/game.ts";
import { BOARD } from "./hexes.ts";
import { draw } from "./setup.ts";
import { each, type Hex, type Side, type State, type View } from "./types.ts";

export function view(state: State, viewer: Viewer): View {
  const knows = (side: Side) => viewer === "umpire" || viewer === side;
  return {
    ...state,
    viewer,
    hands: each((side) => ({
      size: state.hands[side].length,
      ...(knows(side) && { cards: state.hands[side] }),
    })),
    targets: each((side) => {
      const hex = state.targets[side];
      return { set: hex !== null, ...(hex && (knows(side) || state.phase === "over") && { hex }) };
    }),
  };
}

function anyHex(dice: Dice, side: Side): Hex {
  const [face = 1] = dice.throw({ dice: ["d19"], by: side, why: { key: "draw", values: { side } } });
  return BOARD[face - 1] as Hex;
}

/** Unknown hands and targets are filled with what they might be. */
export function imagine(known: View, dice: Dice): State {
  const { viewer: _, ...open } = known;
  return {
    ...open,
    hands: each((side) => known.hands[side].cards ?? draw(dice, side, known.hands[side].size)),
    targets: each((side) => {
      const { set, hex } = known.targets[side];
      return set ? (hex ?? anyHex(dice, side)) : null;
    }),
  };
}
