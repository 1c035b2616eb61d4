import type { PieceId } from "../../../../core/game.ts";
import type { Contact } from "../../../../face/queries/query.ts";
import type { Text } from "../../../../face/text.ts";
import { type Formation, formationsOf, turnsLeft, typesIn } from "../../rules/view/formations.ts";
import type { View } from "../../rules/view/view.ts";
import { type Lookout, lookoutOf, rangeBetween, reached } from "./lookout.ts";
import { phrase } from "./phrase.ts";

/** Factors of each type of some units. */
export function strengthOf(units: Lookout["units"]) {
  return typesIn({ units }).map(([type, factors]) => ({ type, factors }));
}

/** How a formation is seen from a lookout. */
function contact(view: View, from: Lookout, to: Formation): Contact {
  const range = rangeBetween(from.hex, to.hex);
  const friend = from.side === to.side;
  const turns = turnsLeft(to.units);
  return {
    id: to.id,
    friend,
    distance: range.hexes,
    cells: [
      phrase("contact.range", range),
      to.hex,
      phrase("contact.role", { role: to.role }),
      phrase("contact.strength", { strengths: strengthOf(to.units) }),
      turns === undefined ? "" : phrase("contact.turns", { turns }),
      phrase("contact.reached", { reached: reached(view, from, to.hex) }),
      friend ? "" : phrase("contact.reached", { reached: reached(view, to, from.hex) }),
    ],
  };
}

/** All other formations in the air, of both sides. */
export function contacts(view: View, id: PieceId): readonly Contact[] {
  const from = lookoutOf(view, id);
  if (!from) return [];
  const isOwn = (one: Formation) => one.id === id || one.units.some((unit) => unit.id === id);
  return formationsOf(view).flatMap((one) => (isOwn(one) ? [] : [contact(view, from, one)]));
}

/** What the columns of the situation are called. */
export const columns: readonly Text[] = [
  phrase("columns.range"),
  phrase("columns.hex"),
  phrase("columns.role"),
  phrase("columns.strength"),
  phrase("columns.turns"),
  phrase("columns.mine"),
  phrase("columns.theirs"),
];
