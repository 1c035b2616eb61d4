import type { PieceId } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { phraser } from "../../../../core/phrase.ts";
import type { Contact } from "../../../../face/queries/query.ts";
import type { Text } from "../../../../face/text.ts";
import { relation } from "../../rules/engagement/position.ts";
import { bomberId, wingmanId } from "../../rules/setup/ids.ts";
import {
  aircraftOf,
  cardOfFormation,
  findPiece,
  handOf,
  isThere,
  levelOf,
  type Piece,
  pieceOf,
} from "../../rules/state/pieces.ts";
import type { View } from "../../rules/view/view.ts";
import { bondsOf } from "../condition.ts";
import type { words } from "../words/en/queries.ts";
import { percentIn, type ShotFigures, shotAt } from "./shot.ts";

const phrase = phraser<typeof words>();

/** All that are in the fight: Leaders, Wingmen and bombers one by one. */
export function piecesThere(view: View): readonly Piece[] {
  const { elements, formations } = view.setup;
  const ids = [
    ...elements.flatMap(({ id }) => [id, wingmanId(id)]),
    ...formations.flatMap(({ id, count }) => Array.from({ length: count }, (_, at) => bomberId(id, at))),
  ];
  return ids.map((id) => pieceOf(view.setup, id)).filter((piece) => isThere(view, piece));
}

function shotTold(shot: ShotFigures): Text {
  switch (shot.kind) {
    case "card":
      return phrase("contact.card", shot);
    case "cards":
      return phrase("contact.cards", shot);
    case "turrets":
      return phrase("contact.turrets", shot);
    default:
      return phrase("contact.no-shot");
  }
}

/** DIF-B5: steps of one Element's position towards another's; 0 where either has none. */
function stepsOf(view: View, from: Piece, to: Piece): number {
  const both = "element" in from && "element" in to && from.side !== to.side;
  return both ? relation(view, from.element, to.element) : 0;
}

/** How the Elements of two stand to each other, and to whom else the other's is bound. */
function positionTold(view: View, from: Piece, to: Piece): Text {
  if (!("element" in to)) return "";
  const mine = "element" in from ? view.setup.elements[from.element]?.id : undefined;
  const bonds = bondsOf(view, to.element).filter((bond) => bond.to !== mine);
  const steps = from.side === to.side ? null : stepsOf(view, from, to);
  return phrase("contact.position", { steps, bonds: bonds.map((bond) => ({ ...bond })) });
}

/** Whom an aircraft leads or flies beside. */
function isPair(from: Piece, to: Piece): boolean {
  return "element" in from && "element" in to && from.element === to.element;
}

function stateTold(view: View, piece: Piece): Text {
  if (piece.kind === "bomber") {
    const { points = 0, inFormation = true } = view.formations[piece.formation]?.bombers[piece.bomber] ?? {};
    const { defense } = cardOfFormation(view.setup, piece.formation);
    return phrase("contact.bomber", { points, defense, inFormation });
  }
  const one = aircraftOf(view, piece);
  const cloud = "element" in piece && itemAt(view.elements, piece.element).cloud;
  const { damaged = false, loaded = false, dry = false } = one ?? {};
  return phrase("contact.aircraft", { damaged, loaded, dry, cloud });
}

function heldTold(view: View, piece: Piece): Text {
  return piece.kind === "leader" ? phrase("contact.held", { held: handOf(view, piece).length }) : "";
}

function contact(view: View, from: Piece, to: Piece): Contact {
  const levels = levelOf(view, to) - levelOf(view, from);
  const friend = from.side === to.side;
  const shots = friend ? undefined : ([shotAt(view, from, to), shotAt(view, to, from)] as const);
  const isBound = stepsOf(view, from, to) !== 0 || isPair(from, to);
  return {
    id: to.id,
    friend,
    // Levels apart count first; at one level those that are engaged with each other are nearest.
    distance: 2 * Math.abs(levels) + (isBound ? 0 : 1),
    above: levels,
    shot: shots ? percentIn(shots[0]) : 0,
    threat: shots ? percentIn(shots[1]) : 0,
    cells: [
      phrase("contact.level", { levels }),
      isPair(from, to) ? phrase("contact.pair") : positionTold(view, from, to),
      shots ? shotTold(shots[0]) : "",
      shots ? shotTold(shots[1]) : "",
      heldTold(view, to),
      stateTold(view, to),
    ],
  };
}

/** All others that are in the fight as one of them sees them. */
export function contactsOf(view: View, id: PieceId): readonly Contact[] {
  const from = findPiece(view.setup, id);
  if (!from || from.kind === "formation" || !isThere(view, from)) return [];
  return piecesThere(view).flatMap((to) => (to.id === from.id ? [] : [contact(view, from, to)]));
}
