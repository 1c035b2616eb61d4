import { relation } from "../engagement/position.ts";
import type { Aircraft, Board, Element } from "../state/state.ts";

/** What an Element is to an enemy, otherwise than Neutral. */
export interface Bond {
  readonly to: string;
  /** 2 tails, 1 Advantaged, -1 Disadvantaged, -2 Tailed. */
  readonly steps: number;
}

/** DIF-B5: whom an Element pursues or by whom it is pursued. */
export function bondsOf(board: Board, element: number): readonly Bond[] {
  return board.setup.elements.flatMap(({ id }, place): readonly Bond[] => {
    const steps = place === element ? 0 : relation(board, element, place);
    return steps === 0 ? [] : [{ to: id, steps }];
  });
}

/** Why an aircraft flies no more, for now or for good; undefined while it does. */
export function goneOf({ down }: Aircraft, { presence }: Element): "down" | "away" | "left" | undefined {
  if (down) return "down";
  return presence === "here" ? undefined : presence;
}
