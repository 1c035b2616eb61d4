import type { PieceId } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { PieceStatus, SideIndex } from "../../../../tabletop/tabletop.ts";
import { bearing } from "../../rules/fire/ruling.ts";
import type { Board } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";

/** Inches of one step forward. */
const STEP = 2;

/** What one aircraft flew. */
export interface Sortie {
  readonly id: PieceId;
  readonly title: string;
  readonly side: SideIndex;
  readonly status: PieceStatus;
  /** SPEED of each turn flown. */
  readonly speeds: readonly number[];
  /** Inches over the mat along its own track, all straight steps of its orders. */
  readonly inches: number;
  /** Turns at whose end an enemy weapon bore on it: in arc, in range, nothing between. */
  readonly sighted: number;
}

function straightSteps(steps: string): number {
  return steps.split("F").length - 1;
}

/** Whether any enemy in flight could fire at an aircraft as they stand. */
function isSighted(board: Board, target: number): boolean {
  const { aircraft, setup } = board;
  if (aircraft[target]?.status !== "flying") return false;
  return aircraft.some(
    ({ status }, shooter) =>
      status === "flying" &&
      setup.airframes[shooter]?.side !== setup.airframes[target]?.side &&
      bearing(board, shooter, target) !== 0,
  );
}

/** The moments right after everybody has flown, each with the one before it. */
function flights(views: readonly View[]): readonly (readonly [View, View])[] {
  return views.slice(1).flatMap((after, index) => {
    const before = itemAt(views, index);
    return before.phase === "orders" ? [[before, after] as const] : [];
  });
}

/** What every aircraft flew, in the order of the set-up. `views`: of the set-up, then of each round. */
export function sortiesOf(views: readonly View[]): readonly Sortie[] {
  const last = views.at(-1);
  if (!last) return [];
  const flown = flights(views);
  return last.setup.airframes.map(({ id, title, side }, index) => {
    const own = flown.filter(([before]) => before.aircraft[index]?.status === "flying");
    const moves = own.flatMap(([, after]) => after.aircraft[index]?.move?.order ?? []);
    return {
      id,
      title,
      side,
      status: last.aircraft[index]?.status ?? "flying",
      speeds: moves.map(({ speed }) => speed),
      inches: STEP * moves.reduce((total, { steps }) => total + straightSteps(steps), 0),
      sighted: own.filter(([, after]) => isSighted(after, index)).length,
    };
  });
}
