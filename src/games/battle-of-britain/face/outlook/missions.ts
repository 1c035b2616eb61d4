import { FUEL, MOVES } from "../../data/figures.ts";
import { isBarred } from "../../rules/map/boundary.ts";
import { distance } from "../../rules/map/path.ts";
import { shortRanged } from "../../rules/raid/leave.ts";
import { fuelFor } from "../../rules/raid/move.ts";
import { activeGeschwader, squareOf } from "../../rules/state/look.ts";
import type { Geschwader } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { startsOf } from "./flight.ts";

/** How far a target lies from a geschwader's nearest launch square, and the least fuel that takes it there. */
export type Range = {
  readonly from: string;
  readonly square: string;
  readonly squares: number;
  /** Null where it is out of reach (BB-119). */
  readonly fuel: number | null;
  /** BB-38: squadrons that have to turn back before it. */
  readonly barred: number;
};

function fuelTo(squares: number): number | null {
  const [short, long] = MOVES;
  const rest = squares > long ? fuelFor(long) : 0;
  const last = squares > long ? squares - long : squares;
  const fuel = last <= long ? rest + fuelFor(last > short ? long : short) : FUEL + 1;
  return fuel > FUEL ? null : fuel;
}

export function rangeTo(view: View, one: Geschwader, target: string): Range {
  const square = squareOf(view.setup, target) as string;
  const { diagonal } = view.setup.options;
  const [from = ""] = startsOf(view, { ...one, square: null }).toSorted(
    (a, b) => distance(a, square, diagonal) - distance(b, square, diagonal),
  );
  const squares = distance(from, square, diagonal);
  const barred = isBarred(square) ? shortRanged(view, one).length : 0;
  return { from, square, squares, fuel: fuelTo(squares), barred };
}

/** What a mission asks of a geschwader: fuel, squares, squadrons that can't come; far more where it can't be flown. */
function burden(view: View, one: Geschwader, target: string): number {
  const { squares, fuel, barred } = rangeTo(view, one, target);
  return fuel === null ? 1000 + squares : fuel * 20 + squares + barred * 10;
}

/**
 * A mission for each geschwader that has none yet: whoever would lose most by a second choice chooses first. `given`:
 * cards that others have.
 */
export function suggested(view: View, given: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const found = new Map(given);
  const taken = new Set(given.values());
  let open = activeGeschwader(view).filter(({ id }) => !given.has(id));
  let cards = view.hand.filter((card) => !taken.has(card));
  while (open.length > 0 && cards.length > 0) {
    const wishes = open.map((one) => {
      const each = cards.map((card) => ({ card, burden: burden(view, one, card) }));
      const [first, second] = each.toSorted((a, b) => a.burden - b.burden);
      return { one, card: first?.card ?? "", regret: (second?.burden ?? 0) - (first?.burden ?? 0) };
    });
    const [next] = wishes.toSorted((a, b) => b.regret - a.regret);
    if (!next) break;
    found.set(next.one.id, next.card);
    open = open.filter((one) => one !== next.one);
    cards = cards.filter((card) => card !== next.card);
  }
  return found;
}
