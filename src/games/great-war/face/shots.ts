import type { PieceId } from "../../../core/game.ts";
import type { FireRow } from "../data/tables.ts";
import { badgeOf, type FireBadge } from "../rules/advice/badge.ts";
import { rosterOf } from "../rules/setup/roster.ts";
import type { Setup } from "../rules/setup/setup.ts";
import { boardOf, type View } from "../rules/view/view.ts";
import type { Phrases } from "../words/phrases.ts";
import { type Worth, worthOf } from "./chances.ts";
import { asksToMove } from "./picture/drafted.ts";

/** The badge of a target. Who has flown and is asked for a move still is drafted: it names its target next. */
export function badgeIn(view: View, from: PieceId, to: PieceId): FireBadge | undefined {
  const { indexOf } = rosterOf(view.setup);
  const [shooter, target] = [indexOf.get(from), indexOf.get(to)];
  if (shooter === undefined || target === undefined) return undefined;
  const declares = asksToMove(view, from) && view.aircraft[shooter]?.flown !== null;
  return badgeOf(boardOf(view), shooter, target, declares);
}

/** A legal shot as the badge gives it, and what it is worth. */
interface Shot {
  readonly values: Phrases["badge.shot"];
  readonly worth: Worth;
}

/** The legal shots of a badge. */
export function shotsIn(setup: Setup, badge: FireBadge | undefined): readonly Shot[] {
  const legal = badge?.lines.filter((line) => line.legal) ?? [];
  return legal.map((line) => {
    const values = line.phrase.values as Phrases["badge.shot"];
    const { row, range, total } = values;
    return { values, worth: worthOf(setup, row as FireRow, range, total) };
  });
}
