import type { Figure } from "./figure.ts";
import type { SideIndex } from "./side.ts";
import type { TableSymbol } from "./symbol.ts";

/** The colour of a card's frame; its kind is told by its symbol and its words as well. */
export type CardTone = "plain" | "red" | "blue" | "green" | "brass" | "black";

/** What is printed on the face of a card, in the words of its reader. */
export interface CardFace {
  readonly title: string;
  /** One or two sentences. */
  readonly text?: string;
  /** In small print below that, e.g. what answers it. */
  readonly note?: string;
  /** Printed large, the most important first; two have room. */
  readonly figures?: readonly Figure[];
  readonly symbol?: TableSymbol;
  /** Small signs along its lower edge: what it answers, what it is worth. */
  readonly signs?: readonly TableSymbol[];
  readonly tone?: CardTone;
}

/** What has become of a card that lies open. */
type CardState =
  /** Turned sideways: used up. */
  | "spent"
  /** Struck through: answered by another. */
  | "beaten";

/** A card in a hand, a pile or a row. The order of a group's cards is that of the tabletop. */
export interface Card {
  /** Unique among everything on the table; tells nothing of a face that is not known. */
  readonly id: string;
  /** The group in which it lies. */
  readonly group: string;
  /** Whose it is; left out: nobody's. */
  readonly side?: SideIndex;
  /** Left out: its viewer does not know it. */
  readonly face?: CardFace;
  /** Whether its face is towards the viewer: a card of his own hand as well as one that lies open. */
  readonly up: boolean;
  /** Its name for people, spoken by a screen reader, e.g. `a card of Blue's hand`. Left out: the title of its face. */
  readonly title?: string;
  readonly state?: CardState;
  /** Written across its head where it lies open: who has played it, and against whom. */
  readonly caption?: string;
}

/** Where cards lie together: held in a fan, one on the other, side by side, or each over all but the head of the one before. */
type GroupKind = "hand" | "pile" | "row" | "cascade";

/** The back that a pack of cards is printed with: each has a colour and a pattern of its own. */
export type CardBack = "lozenges" | "rays" | "waves";

/** A hand, a pile, a row or a cascade of cards. */
export interface CardGroup {
  readonly id: string;
  readonly kind: GroupKind;
  /** Written beside it, e.g. `Discards`. */
  readonly label?: string;
  readonly side?: SideIndex;
  /** The piece that holds a hand, by its id; left out: its side does. */
  readonly holder?: string;
  /**
   * The middle of it: inches as on the mat, beside it too. A hand without one is held at its side's edge of the table,
   * the first side's at the lower edge.
   */
  readonly at?: { readonly x: number; readonly y: number };
  /** How large its cards are that lie on the table, 1 as usual. */
  readonly size?: number;
  /** The pieces that its cards are about, by their ids: who looks at a cascade of cards sees them as well. */
  readonly about?: readonly string[];
  /** Inches that it may take up; left out: what its cards need. */
  readonly width?: number;
  /** How many cards there are in all, where a pile has more than those that the tabletop lists. */
  readonly count?: number;
  /** Left out: `lozenges`. */
  readonly back?: CardBack;
}
