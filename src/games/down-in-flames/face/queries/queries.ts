import type { PieceId } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { phraser } from "../../../../core/phrase.ts";
import type { QueriesFace } from "../../../../face/queries/query.ts";
import type { Text } from "../../../../face/text.ts";
import { burstsAt } from "../../rules/attack/bursts.ts";
import { usualHitValue } from "../../rules/attack/declared.ts";
import { miniHands } from "../../rules/attack/wingman.ts";
import { limitOf, minimumOf, ratingsAt } from "../../rules/hand/limits.ts";
import { agilityLimit } from "../../rules/ratings/ratings.ts";
import {
  type Attacker,
  cardOfElement,
  findPiece,
  hasLeader,
  isHere,
  levelOf,
  type Piece,
  pieceOf,
} from "../../rules/state/pieces.ts";
import type { View } from "../../rules/view/view.ts";
import { bondsOf } from "../condition.ts";
import { laidOut } from "../laid-out.ts";
import { stripOf } from "../table.ts";
import type { words } from "../words/en/queries.ts";
import { contactsOf, piecesThere } from "./contact.ts";

const phrase = phraser<typeof words>();

function seatOf({ setup }: View, piece: Piece): string | undefined {
  return "element" in piece ? setup.elements[piece.element]?.seat : setup.formations[piece.formation]?.seat;
}

/** Aircraft of the seat that looks which are in the fight, bombers last. */
function own(known: View): readonly PieceId[] {
  const view = laidOut(known);
  return piecesThere(view).flatMap((piece) => (seatOf(view, piece) === view.viewer ? [piece.id] : []));
}

/** Bursts that a Leader has at whom his Element pursues, and in his player-turn those that are left. */
function burstsTold(view: View, { element }: Attacker): readonly Text[] {
  const at = view.setup.elements[itemAt(view.elements, element).quarry];
  if (!at || !hasLeader(view, element)) return [];
  const bursts = burstsAt(view, element, pieceOf(view.setup, at.id));
  const spent = view.playerTurn?.element === element ? view.playerTurn.bursts : 0;
  return [phrase("able.bursts", { at: at.id, left: Math.max(0, bursts - spent) })];
}

function leaderTold(view: View, piece: Attacker): readonly Text[] {
  const { element } = piece;
  const { defense } = cardOfElement(view.setup, element);
  const ratings = ratingsAt(view, element);
  const { agility, speed, horsepower } = ratings;
  const limit = agilityLimit(ratings);
  const played = itemAt(view.elements, element).leader.agility;
  return [
    phrase("able.ratings", { agility, speed, horsepower }),
    phrase("able.fire", { hitValue: usualHitValue(view, piece), defense }),
    phrase("able.hand", {
      most: limitOf(view, element),
      least: minimumOf(view, element),
      agility: limit === undefined ? null : Math.max(0, limit - played),
    }),
    ...burstsTold(view, piece),
  ];
}

function wingmanTold(view: View, piece: Attacker): readonly Text[] {
  const { offense, defense } = miniHands(view, piece.element);
  const card = cardOfElement(view.setup, piece.element);
  return [
    phrase("able.wingman", { offense, defense }),
    phrase("able.fire", { hitValue: usualHitValue(view, piece), defense: card.defense }),
  ];
}

/** What an own aircraft is worth where it flies; before the start level is settled nobody flies at any (DIF-2.5). */
function about(known: View, id: PieceId): readonly Text[] {
  const view = laidOut(known);
  const piece = findPiece(view.setup, id);
  if (!piece || !("element" in piece) || levelOf(view, piece) < 1) return [];
  return piece.kind === "leader" ? leaderTold(view, piece) : wingmanTold(view, piece);
}

/** Who is engaged with whom, and who with nobody. */
function pairsTold(known: View): readonly Text[] {
  const view = laidOut(known);
  const here = view.setup.elements.map((_, place) => place).filter((place) => isHere(view, place));
  const bound = here.flatMap((place) => {
    const { id } = itemAt(view.setup.elements, place);
    const { level } = itemAt(view.elements, place);
    return bondsOf(view, place)
      .filter(({ steps }) => steps > 0)
      .map(({ to, steps }) => phrase("pairs.one", { id, to, steps, level }));
  });
  const free = here.filter((place) => bondsOf(view, place).length === 0);
  const ids = free.map((place) => itemAt(view.setup.elements, place).id);
  return [...bound, ...(ids.length > 0 ? [phrase("pairs.free", { ids })] : [])];
}

/** How many cards are left in the deck, and what lies among the discards. */
function deckTold(known: View): readonly Text[] {
  const { deckSize, discard, inPlay } = laidOut(known);
  const counts = new Map<string, number>();
  for (const card of discard) counts.set(card, (counts.get(card) ?? 0) + 1);
  const listed = [...counts].map(([card, count]) => ({ card, count }));
  return [
    phrase("deck.left", { left: deckSize, discarded: discard.length }),
    ...(listed.length > 0 ? [phrase("deck.discards", { cards: listed })] : []),
    ...(inPlay.length > 0 ? [phrase("deck.in-play", { cards: [...inPlay] })] : []),
  ];
}

/** Which Elements have acted in this turn, and which not yet. */
function orderTold(known: View): readonly Text[] {
  const { steps } = stripOf(laidOut(known));
  if (steps.length === 0) return [phrase("order.none")];
  return steps.map(({ id, state }) => phrase("order.one", { id, state }));
}

/** What can be asked of a dogfight with cards. */
export const queries = {
  own,
  columns: [
    phrase("columns.level"),
    phrase("columns.position"),
    phrase("columns.shot"),
    phrase("columns.threat"),
    phrase("columns.held"),
    phrase("columns.state"),
  ],
  contacts: (view, id) => contactsOf(laidOut(view), id),
  about,
  more: [
    { names: phrase("names.pairs"), tells: phrase("tells.pairs"), answer: pairsTold },
    { names: phrase("names.deck"), tells: phrase("tells.deck"), answer: deckTold },
    { names: phrase("names.order"), tells: phrase("tells.order"), answer: orderTold },
  ],
} satisfies QueriesFace<View>;
