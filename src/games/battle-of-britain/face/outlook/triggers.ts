import { remembered } from "../../../../core/remember.ts";
import type { SquareName } from "../../data/tables.ts";
import { atlasOf } from "../../rules/map/atlas.ts";
import { scramblers } from "../../rules/raid/scramble.ts";
import { withGeschwader } from "../../rules/state/change.ts";
import { tablesOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";

/** A radar square in which a geschwader calls up wings, and which of them may be announced (BB-100, BB-101). */
export type Trigger = {
  readonly square: SquareName;
  readonly station: string;
  readonly wings: readonly string[];
};

/** By square, for a geschwader that enters it now; which one it is makes no difference as long as nobody has met it. */
const triggersIn = remembered((view: View): ReadonlyMap<SquareName, Trigger> => {
  const [one] = view.geschwader;
  const { watched } = atlasOf(tablesOf(view.setup));
  const found = new Map<SquareName, Trigger>();
  if (!one) return found;
  for (const [square, station] of watched) {
    const there = withGeschwader(view, one.id, { square, contact: null });
    const wings = scramblers(there, one.id).map(({ id }) => id);
    if (wings.length > 0) found.set(square, { square, station: station.id, wings });
  }
  return found;
});

/** What entering a square would trigger as things stand; undefined for nothing. */
export function triggerAt(view: View, square: SquareName): Trigger | undefined {
  return triggersIn(view).get(square);
}

/** What a way triggers, square by square. */
export function triggersOn(view: View, way: readonly SquareName[]): readonly Trigger[] {
  return way.flatMap((square) => triggerAt(view, square) ?? []);
}
