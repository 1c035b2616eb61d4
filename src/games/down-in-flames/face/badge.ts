import type { PieceId } from "../../../core/game.ts";
import type { Phrase } from "../../../core/phrase.ts";
import { burstsAt } from "../rules/attack/bursts.ts";
import { usualHitValue } from "../rules/attack/declared.ts";
import { stanceOf } from "../rules/engagement/stance.ts";
import {
  cardOfElement,
  cardOfFormation,
  findPiece,
  isThere,
  levelOf,
  type Piece,
} from "../rules/state/pieces.ts";
import type { View } from "../rules/view/view.ts";
import { phrase } from "./phrase.ts";

/** A sentence of the referee, without answers that would be right. */
function refused(key: string, values: Phrase["values"]): Phrase {
  return { key, values: { ...values, near: [] } };
}

function defenseOf(view: View, at: Piece): number {
  const card =
    "element" in at ? cardOfElement(view.setup, at.element) : cardOfFormation(view.setup, at.formation);
  return card.defense;
}

/** What an aircraft may do to an enemy: fire and how well, position cards; or why nothing. */
export function badgeOf(view: View, from: PieceId, to: PieceId): readonly Phrase[] {
  const [by, at] = [findPiece(view.setup, from), findPiece(view.setup, to)];
  if (!by || !at || !("element" in by) || by.side === at.side) return [];
  if (!isThere(view, by) || !isThere(view, at)) return [];
  const [own, level] = [levelOf(view, by), levelOf(view, at)];
  if (own !== level) return [refused("other-level", { id: to, level, own })];
  const { fire, position } = stanceOf(view, by, at);
  if (fire && position) return [refused("barred", { id: to, why: fire })];
  const bursts = by.kind === "leader" ? burstsAt(view, by.element, at) : null;
  return [
    fire
      ? refused("barred", { id: to, why: fire })
      : phrase("badge.fire", { bursts, hitValue: usualHitValue(view, by), defense: defenseOf(view, at) }),
    ...(position ? [] : [phrase("badge.position")]),
  ];
}
