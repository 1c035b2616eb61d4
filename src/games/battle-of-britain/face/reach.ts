import { present } from "../../../core/present.ts";
import type { SquareName } from "../data/tables.ts";
import { neighbours, reach } from "../rules/map/path.ts";
import { movable } from "../rules/raid/move.ts";
import { movableWings, rangeOf, reachOf } from "../rules/raid/wings.ts";
import { geschwaderOf, placeOf, wingOf } from "../rules/state/look.ts";
import { commandedBy } from "../rules/state/sides.ts";
import type { View } from "../rules/view/view.ts";
import { reachOfGeschwader } from "./outlook/flight.ts";

/** Squares that may be chosen, each with the fuel that would be left there, where that is told. */
export type Reach = ReadonlyMap<SquareName, number | undefined>;
const NOWHERE: Reach = new Map();

function plain(squares: Iterable<SquareName>, own: SquareName): Reach {
  return new Map([...squares].filter((square) => square !== own).map((square) => [square, undefined]));
}

/** BB-90: a wing that may move now. */
function ofWing(view: View, id: string | null): Reach {
  const wing = commandedBy(view, view.viewer, movableWings(view)).find((one) => one.id === id);
  return wing ? plain(reachOf(view, wing, rangeOf(view, wing)), placeOf(view, wing)) : NOWHERE;
}

function ofGeschwader(view: View, id: string | null): Reach {
  const one = commandedBy(view, view.viewer, movable(view)).find((other) => other.id === id);
  return one ? reachOfGeschwader(view, one) : NOWHERE;
}

/** Where whoever is asked about, or in hand, may go now (BB-88 to BB-90, BB-102). */
export function reachNow(view: View, selected: string | null): Reach {
  const [task] = view.agenda;
  const { diagonal } = view.setup.options;
  switch (task?.do) {
    case "german-move":
      return ofGeschwader(view, selected);
    case "british-move":
      return ofWing(view, selected);
    case "leg": {
      const square = present(geschwaderOf(view, task.geschwader).square);
      return plain(
        reach(square, task.left, diagonal, () => true),
        square,
      );
    }
    case "chased": {
      const square = present(geschwaderOf(view, task.geschwader).square);
      return plain(neighbours(square, diagonal), square);
    }
    case "wing-step": {
      const wing = wingOf(view, task.wing);
      return plain(reachOf(view, wing, 1), placeOf(view, wing));
    }
    default:
      return NOWHERE;
  }
}
