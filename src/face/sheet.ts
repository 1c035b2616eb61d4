import type { GameEvent, PieceId, SideId } from "../core/game.ts";
import type { SideIndex } from "../tabletop/tabletop.ts";
import type { Text } from "./text.ts";

/** How words stand out: `code` for typed orders, `alarm` for harm. */
export type Tone = "strong" | "soft" | "alarm" | "code";

/** Some words of a line; a line is made of several with spaces between them. */
export type Stretch =
  | { readonly text: Text; readonly tone?: Tone }
  /** What the page calls a side. */
  | { readonly side: SideId }
  /** A line to write on, in millimetres on paper. */
  | { readonly write: number };

/** One box or oval: `crossed` off, `filled` in from the start since it was never there, `spent` for now. */
export type Mark = "open" | "crossed" | "filled" | "spent";

/** Boxes or ovals in a row, crossed off one by one. */
export interface Track {
  readonly shape: "oval" | "box";
  readonly marks: readonly Mark[];
  /** What stands before it. */
  readonly name?: Text;
  /** What a screen reader says of it. */
  readonly label: Text;
}

interface Figure {
  readonly name: Text;
  readonly value: Text;
}

export interface ListItem {
  readonly line: readonly Stretch[];
  /** Whose it is: its marking stands before the line. */
  readonly side?: SideIndex;
  readonly tracks?: readonly Track[];
}

/** A cell of a table; null where it is empty, or left to write in. */
export type Cell = Text | Stretch | null;

export interface Row {
  /** What the row is about, before its cells; left out in tables whose rows have no names. */
  readonly head?: readonly Stretch[];
  /** Whose it is: its marking stands before the head. */
  readonly side?: SideIndex;
  readonly cells: readonly Cell[];
  /** `group`: a heading over the rows below it; `inset`: belongs to the row above. */
  readonly look?: "group" | "inset";
  /** Marked as the one that is under way, with these words for a screen reader. */
  readonly now?: Text;
}

interface Table {
  readonly kind: "table";
  readonly caption?: readonly Stretch[];
  /** What a screen reader calls it, where the caption does not say enough. */
  readonly label?: Text;
  /** Names of the columns; where rows have heads the first is that of their column. */
  readonly columns: readonly Text[];
  readonly rows: readonly Row[];
  /**
   * `grid`: lines around each cell; `ruled`: lines between rows; `record`: a grid as wide as the sheet; `chart`: a
   * table of the rules with figures, `words` with words.
   */
  readonly look: "grid" | "ruled" | "record" | "chart" | "words";
  /** Widths of columns in millimetres on paper, null: what is left. */
  readonly widths?: readonly (number | null)[];
}

/** A drawing with marked places; lengths as those of the drawing. */
interface Plan {
  readonly kind: "plan";
  readonly label: Text;
  readonly width: number;
  readonly height: number;
  /** Path of the outline, as SVG has it. */
  readonly outline: string;
  readonly places: readonly { readonly x: number; readonly y: number; readonly mark: Mark }[];
}

/** Where a figure stands between two others. */
interface Gauge {
  readonly kind: "gauge";
  readonly name: Text;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** The value in words. */
  readonly told: Text;
}

export interface HandCard {
  readonly title: Text;
  readonly lines: readonly Text[];
  readonly side?: SideIndex;
}

/** Cards in a hand: those that the viewer may read, and how many he may not. */
interface Hand {
  readonly kind: "hand";
  readonly label: Text;
  readonly cards: readonly HandCard[];
  readonly hidden: number;
}

/** What a sheet is made of, from top to bottom. */
export type Block =
  | { readonly kind: "line"; readonly line: readonly Stretch[] }
  | { readonly kind: "tracks"; readonly tracks: readonly Track[]; readonly line?: readonly Stretch[] }
  | { readonly kind: "figures"; readonly figures: readonly Figure[] }
  | { readonly kind: "list"; readonly items: readonly ListItem[]; readonly look?: "bullets" | "inline" }
  /** Boxes to tick when something happens. */
  | { readonly kind: "checks"; readonly checks: readonly Text[] }
  | {
      readonly kind: "section";
      readonly title: Text;
      readonly side?: SideIndex;
      readonly blocks: readonly Block[];
    }
  /** Beside each other, the first as wide as the others leave it. */
  | { readonly kind: "row"; readonly blocks: readonly Block[] }
  /** Columns of one width, below each other where there is no room. */
  | { readonly kind: "columns"; readonly columns: readonly (readonly Block[])[] }
  | Table
  | Plan
  | Gauge
  | Hand;

/** A record sheet: what a player keeps beside the table of a piece, of a hand or of a whole side. */
export interface Sheet {
  /** Tells it from every other sheet. */
  readonly id: string;
  /** What a screen reader calls it. */
  readonly label: Text;
  /** The piece that it is about, with which it is chosen. */
  readonly piece?: PieceId;
  readonly side?: SideIndex;
  /** Short name in large letters; null: nobody's yet, a line to write it on; left out: the title says enough. */
  readonly name?: Text | null;
  readonly title: Text;
  /** What matters most now, in one line. */
  readonly facts: readonly Stretch[];
  /** Whether what it is about is out of the game. */
  readonly gone?: boolean;
  /** `folds`: shown by its head until it is chosen, since it is long; `large`: can be read larger, since it is wide. */
  readonly look?: "folds" | "large";
  readonly blocks: readonly Block[];
}

/** What has been before the moment that a sheet is of, as far as its viewer may know. */
export interface Past<View = unknown> {
  /** How the match began. */
  readonly start: View;
  readonly events: readonly GameEvent[];
}

/** Where sheets are shown: beside the table, or on paper with room to write on. */
export type SheetForm = "screen" | "paper";

/** The record sheets of a game. */
export interface SheetsFace<View = unknown> {
  sheets(view: View, past: Past<View>, form: SheetForm): readonly Sheet[];
}
