import { itemAt } from "../../../core/item-at.ts";
import { relation } from "../rules/engagement/position.ts";
import { reserveOf } from "../rules/state/resources.ts";
import type { Aircraft, Board } from "../rules/state/state.ts";
import type { Gone } from "./words/table-values.ts";

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

/** Why an aircraft does not fly, for now or for good; undefined while it does. */
export function goneOf(board: Board, element: number, { down }: Aircraft): Gone | undefined {
  if (down) return "down";
  const { presence } = itemAt(board.elements, element);
  return reserveOf(board, element) ?? (presence === "here" ? undefined : presence);
}
