import type { AnyGame, PieceId } from "../core/game.ts";
import type { Text } from "./text.ts";

/** A figure that an answer names: a level, a number of points. */
export interface OfferFigure {
  readonly id: string;
  readonly label: Text;
  readonly value: number;
}

/** An answer that may be given, as it is offered. */
export interface Offer {
  /** The answer itself, as it would be written. */
  readonly text: string;
  readonly title: Text;
  /** What is chosen besides, and the ruling on it. */
  readonly lines: readonly Text[];
  /** The chance that it works, in per cent. */
  readonly chance?: number;
  /** Who acts, where it is not the piece that the question is about. */
  readonly from?: PieceId;
  /** What stands for it on the table: the id of a piece, a card, a counter, a site or an area. */
  readonly on?: string;
  /** Ids of other things that stand for it as well: a second copy of the same card. */
  readonly alike?: readonly string[];
  /** What is usually answered: Enter takes it. */
  readonly usual?: true;
  /**
   * The same answer to every such question, whatever it is about: `TableFace.standing` says what it is called, and
   * `TableFace.span` for how long it may stand.
   */
  readonly standing?: string;
  /** The seat gave it to the same question last turn. */
  readonly again?: true;
  /** It ends or passes: it stands below the others. */
  readonly last?: true;
  /** All by which it differs from the others: where there are many, the figures are set instead. */
  readonly figures?: readonly OfferFigure[];
}

/** The first of the legal answers as they are written, `most` at most: for a game that offers none itself. */
export function plainOffers(
  game: Pick<AnyGame, "print">,
  orders: Iterable<unknown>,
  most: number,
): readonly Offer[] {
  const offers: Offer[] = [];
  for (const order of orders) {
    const text = game.print(order);
    offers.push({ text, title: text, lines: [] });
    if (offers.length === most) break;
  }
  return offers;
}
