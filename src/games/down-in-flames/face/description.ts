import type { PieceId } from "../../../core/game.ts";
import type { Text } from "../../../face/text.ts";
import { SIDES } from "../data/sides.ts";
import { bomberId, wingmanId } from "../rules/setup/ids.ts";
import {
  aircraftOf,
  cardOfElement,
  cardOfFormation,
  findPiece,
  handOf,
  levelOf,
} from "../rules/state/pieces.ts";
import type { View } from "../rules/view/view.ts";
import { bondsOf, goneOf } from "./condition.ts";
import { phrase } from "./phrase.ts";

/** What is said of an aircraft to those who don't see it. */
export function descriptionOf(view: View, id: PieceId): Text {
  const piece = findPiece(view.setup, id);
  if (!piece || piece.kind === "formation") return id;
  const [side, level] = [SIDES[piece.side], levelOf(view, piece)];
  if (piece.kind === "bomber") {
    const { name, defense } = cardOfFormation(view.setup, piece.formation);
    const {
      points = 0,
      inFormation = true,
      down = false,
    } = view.formations[piece.formation]?.bombers[piece.bomber] ?? {};
    return phrase("piece.bomber", { id, side, level, name, points, defense, inFormation, down });
  }
  const one = aircraftOf(view, piece);
  if (!one) return id;
  return phrase("piece.aircraft", {
    id,
    side,
    level,
    name: cardOfElement(view.setup, piece.element).name,
    gone: goneOf(view, piece.element, one) ?? null,
    held: piece.kind === "leader" ? handOf(view, piece).length : null,
    damaged: one.damaged,
    loaded: one.loaded,
    bonds: bondsOf(view, piece.element).map(({ to, steps }) => ({ to, steps })),
  });
}

/** The aircraft of each side together. */
export function groupsOfSides(view: View) {
  return SIDES.map((name, side) => ({
    title: phrase("list.side", { side: name }),
    pieces: [
      ...view.setup.elements.flatMap(({ id, side: own }, place) =>
        own === side ? [id, ...(view.elements[place]?.wingman ? [wingmanId(id)] : [])] : [],
      ),
      ...view.setup.formations.flatMap(({ id, side: own, count }) =>
        own === side ? Array.from({ length: count }, (_, at) => bomberId(id, at)) : [],
      ),
    ],
  })).filter(({ pieces }) => pieces.length > 0);
}
