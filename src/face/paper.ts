import type { SideId } from "../core/game.ts";
import type { Moment } from "../core/match/match.ts";
import type { CardFace } from "../tabletop/card.ts";
import type { TableSymbol } from "../tabletop/symbol.ts";
import type { SideIndex, Tabletop } from "../tabletop/tabletop.ts";
import type { Block, Sheet } from "./sheet.ts";
import type { Text } from "./text.ts";

/** How a line or a shape is drawn: black on white, fills are lines wherever they can be. */
type Look =
  /** Lines from the thickest to the thinnest. */
  | "edge"
  | "band"
  | "outline"
  | "thin"
  /** Dashed: the middle of something. */
  | "middle"
  | "solid"
  /** An outline in lengths of its own, as that of an aircraft in feet. */
  | "figure";

/** What stands on a printed card, to be said in the reader's words. */
export interface PrintedFace extends Pick<CardFace, "symbol" | "tone"> {
  readonly title: Text;
  readonly figures: readonly { readonly value: string; readonly label: Text }[];
}

/** A part of a drawing; lengths as those of the drawing, y down. */
export type Shape =
  | { readonly kind: "path"; readonly d: string; readonly look: Look }
  | {
      readonly kind: "circle";
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly look: Look;
    }
  | {
      readonly kind: "words";
      readonly x: number;
      readonly y: number;
      readonly words: Text;
      /** Height of the letters. */
      readonly size: number;
      readonly anchor?: "middle" | "end";
      /** Whether `y` is their middle rather than their foot. */
      readonly centred?: boolean;
      readonly type?: "letters";
    }
  /** A sign around its middle, `size` the side of its square. */
  | {
      readonly kind: "symbol";
      readonly symbol: TableSymbol;
      readonly x: number;
      readonly y: number;
      readonly size: number;
    }
  /** A card as it lies on the table, but for its sentences, around its middle; `size` its width. */
  | {
      readonly kind: "card";
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly face: PrintedFace;
    }
  | {
      readonly kind: "group";
      readonly x: number;
      readonly y: number;
      /** Degrees clockwise. */
      readonly turn: number;
      readonly scale: number;
      readonly shapes: readonly Shape[];
    };

/** A drawing in true size. */
export interface Drawing {
  /** What a reader who does not see it is told. */
  readonly label: Text;
  /** Millimetres of one length of the drawing. */
  readonly unit: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export interface PadColumn {
  readonly side?: SideIndex;
  /** Null: nobody's yet, a line to write it on. */
  readonly name: Text | null;
  readonly lines: readonly Text[];
}

/** What a page is made of, from top to bottom. */
export type PaperBlock =
  | Block
  | { readonly kind: "heading"; readonly text: Text }
  | {
      readonly kind: "drawings";
      readonly drawings: readonly Drawing[];
      /** Whether each has its label below it. */
      readonly named?: boolean;
      readonly caption?: Text;
    }
  /** A table from above; one length on paper stands for `denominator` on the table. */
  | {
      readonly kind: "map";
      readonly tabletop: Tabletop;
      readonly denominator: number;
      /** Inches between two lines of a mat without cells. */
      readonly squares?: number;
      readonly label: Text;
      readonly caption: Text;
    }
  /** A reminder in a frame of its own. */
  | { readonly kind: "notes"; readonly title: Text; readonly lines: readonly Text[] }
  /** Room to write orders in: a column for each who gets some, a row a turn. */
  | {
      readonly kind: "pad";
      readonly corner: Text;
      readonly columns: readonly PadColumn[];
      readonly rows: readonly Text[];
      /** What is written in the corner of each field. */
      readonly field: Text;
    };

/** Record sheets on as many pages as they need. */
export interface SheetsOnPages {
  readonly kind: "sheets";
  readonly sheets: readonly Sheet[];
  /** How many of them a page has room for. */
  readonly across: number;
  readonly down: number;
}

/** A page to print. */
export interface Page {
  /** Tells it from every other page. */
  readonly id: string;
  /** What it is, at its foot. */
  readonly title: Text;
  readonly content:
    | { readonly kind: "blocks"; readonly blocks: readonly PaperBlock[]; readonly dense?: boolean }
    | SheetsOnPages
    /** A drawing over as many pages as it needs. */
    | { readonly kind: "tiles"; readonly drawing: Drawing };
  /** Whether lengths on it are true, so that it carries the calibration bar. */
  readonly scaled: boolean;
}

/** What papers are of. */
export type Subject =
  | { readonly kind: "match"; readonly moments: readonly Pick<Moment, "state" | "events">[] }
  /** A set-up that has passed the game's `check`. */
  | { readonly kind: "set-up"; readonly config: unknown }
  /** Blank papers: how many of each type, by its id. */
  | { readonly kind: "types"; readonly counts: Readonly<Record<string, number>> };

/** A type of somebody's own, as the workshop keeps it. */
export interface OwnDesign {
  readonly id: string;
  readonly design: unknown;
}

/** What is to be printed, and how. */
export interface Wanted {
  readonly subject: Subject;
  readonly own: readonly OwnDesign[];
  /** Rows of a pad. */
  readonly lines: number;
  /** What the battle is called, what it is about and what lies behind it; empty where nothing is told. */
  readonly title: string;
  readonly blurb: string;
  readonly history: string;
  /** Millimetres of a page that its content may fill. */
  readonly area: { readonly width: number; readonly height: number };
  /** A length in inches in the unit that lengths are named in. */
  length(inches: number): string;
  nameOf(side: SideId): string;
}

/** Something that can be printed. */
export interface PaperPart {
  readonly id: string;
  readonly title: Text;
  readonly hint: Text;
  /** Whether it is on until somebody chooses. */
  readonly usual: boolean;
  /** Whether it has as many lines as are chosen. */
  readonly lined?: boolean;
  pages(wanted: Wanted): readonly Page[];
}

/** What a game can print. */
export interface PapersFace {
  readonly parts: readonly PaperPart[];
  /** The types that blank papers can be printed of, somebody's own among them. */
  types(own: readonly OwnDesign[]): readonly { readonly id: string; readonly name: string }[];
}
