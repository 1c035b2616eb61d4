import type { Problem } from "../core/game.ts";
import type { Phrase } from "../core/phrase.ts";
import type { Overlay } from "../tabletop/overlay.ts";
import type { SideIndex, Spot, Tabletop } from "../tabletop/tabletop.ts";
import type { Text } from "./text.ts";

/** What a field is set to: typed text or the id of a choice, a switch, named rows, or a piece of somebody's own design. */
export type FieldValue = string | boolean | readonly string[] | null | object;

interface Named {
  /** As the set-up calls it. */
  readonly id: string;
  readonly label: Text;
  /** Takes the whole width of the form. */
  readonly wide?: boolean;
}

/** One thing that can be set, with what it is set to now. Figures are kept as they were typed, right or wrong. */
export type Field = Named &
  (
    | {
        readonly kind: "number";
        readonly value: string;
        /** What the arrow keys change it by; left out: 1. */
        readonly step?: number;
        /** What counts while nothing is written, and where the arrow keys begin. */
        readonly usual?: Text;
        readonly start?: number;
      }
    | { readonly kind: "text"; readonly value: string }
    | {
        readonly kind: "choice";
        readonly value: string;
        readonly choices: readonly { readonly id: string; readonly label: Text }[];
      }
    | { readonly kind: "switch"; readonly value: boolean; readonly hint: Text; readonly rule: string }
    /** Names rows; null: none is named, so all that fit count. */
    | {
        readonly kind: "rows";
        readonly value: readonly string[] | null;
        readonly rows: readonly { readonly key: string; readonly label: string }[];
        readonly hint: Text;
      }
    /** The type of a piece: one of the game's list, or a design of somebody's own. */
    | { readonly kind: "type"; readonly value: FieldValue; readonly title: string }
  );

/** Something on the table, or a line of its sheet. */
export interface EditorRow {
  /** Names it for as long as it is there, whatever its fields say. */
  readonly key: string;
  readonly side?: SideIndex;
  /** What people call it in a sentence about what is wrong with it. */
  readonly name: Text;
  readonly title: Text;
  readonly about: Text;
  readonly fields: readonly Field[];
  readonly hint?: Text;
  /** A piece that can be taken in hand: what it points at and how high it is, as they are told; left out: it does not. */
  readonly piece?: { readonly facing?: Text; readonly height?: Text };
}

/** Rows under a heading. */
export interface EditorGroup {
  readonly id: string;
  /** The side that they belong to, with a word on its strength. */
  readonly side?: { readonly index: SideIndex; readonly name: Text; readonly sum?: Text };
  readonly rows: readonly EditorRow[];
  /** What is told where there are none. */
  readonly none: Text;
  /** What adds one; `types`: asks which type first. */
  readonly add: { readonly label: Text; readonly list: string; readonly types: boolean };
}

/** Fields under a heading, and lines of fields that can be added. */
export interface EditorFields {
  readonly title: Text;
  readonly fields: readonly Field[];
  readonly lines?: {
    readonly hint: Text;
    readonly rows: readonly EditorRow[];
    readonly add: { readonly label: Text; readonly list: string };
  };
}

/** A sheet of the list beside the table: rows in groups, or fields of the table itself. */
export type EditorSheet = { readonly id: string; readonly title: Text; readonly note?: Text } & (
  | { readonly kind: "rows"; readonly groups: readonly EditorGroup[] }
  | { readonly kind: "fields"; readonly parts: readonly EditorFields[] }
);

/** What is wrong with a draft and where: a row, if it is one's, and the field, if it is one's. */
export interface Fault {
  readonly sheet: string;
  readonly row: string | null;
  /** As the set-up calls it: `x`, `type`, `turns`. */
  readonly field: string | null;
  /** What people call the place. */
  readonly name: Text;
  readonly problem: Problem;
}

/** Something on the mat that a hand can take hold of. */
export interface Grip {
  readonly id: string;
  readonly row: string;
  /** Where it lies on the mat, in inches. */
  readonly at: Spot;
  /** What it may not cover: on a small screen it lies farther off than it should. */
  readonly beside?: Spot;
  /** `turn`: a knob that points at the hand; `place`: the whole of something flat; `width`: its rim. */
  readonly look: "turn" | "place" | "width";
  readonly chosen?: boolean;
}

/** A draft and the row that an edit has put into it. */
interface Added<Draft> {
  readonly draft: Draft;
  readonly row: string;
}

/** A type of the game's list, as one chooses it. */
export interface TypeChoice {
  readonly id: string;
  readonly name: string;
  /** Its figures in short lines, what it costs first. */
  readonly lines: readonly Text[];
}

/**
 * A game's set-up editor. A draft is plain data of the game's own, which may be wrong in any way that somebody can
 * type; what it shows of it is told by the sheets.
 */
export interface EditorFace<Draft = unknown> {
  /** A bare table. */
  readonly empty: Draft;
  /** The draft of a set-up that has passed the game's check. */
  draftOf(config: unknown): Draft;
  /** A draft as it was kept; undefined when it is none. */
  readDraft(kept: unknown): Draft | undefined;
  /** The set-up that a draft stands for. */
  configOf(draft: Draft): unknown;
  /** What is wrong with a draft; nothing when it can be played. */
  faults(draft: Draft): readonly Fault[];
  sheets(draft: Draft): readonly EditorSheet[];
  /** How a set-up is won and played, one line each. */
  terms(draft: Draft): readonly Text[];
  /** The types that a piece may be of; `own`: a design of somebody's own, undefined where it is none. */
  readonly types: readonly TypeChoice[];
  own?(design: unknown): TypeChoice | undefined;
  /** What is told above the list of types. */
  readonly aboutTypes: Text;
  /** A word on what hands and keys do. */
  readonly hint: Text;
  /** A field of a row, or of the table, set to something. */
  change(draft: Draft, row: string | null, field: string, value: FieldValue): Draft;
  add(draft: Draft, list: string, side: SideIndex | undefined, type: FieldValue): Added<Draft>;
  duplicate(draft: Draft, row: string): Added<Draft>;
  remove(draft: Draft, row: string): Draft;
  /** Hands a piece to the other side. */
  changeSide(draft: Draft, row: string): Draft;
  /** Puts a row on the place of the mat that is nearest to a point. */
  moveTo(draft: Draft, row: string, at: Spot): Draft;
  /** Moves it by steps of the keys: right and away from the reader; `fine`: small ones. */
  moveBy(draft: Draft, row: string, right: number, forward: number, fine: boolean): Draft;
  /** Turns it, to the right above 0. */
  turnBy(draft: Draft, row: string, steps: number): Draft;
  raiseBy(draft: Draft, row: string, steps: number): Draft;
  /**
   * Whatever can be drawn of a draft; pieces carry the keys of their rows. `say` speaks the game's phrases: what is printed
   * on the table is in the words of its reader; left out, nothing is.
   */
  shown(draft: Draft, say?: (phrase: Phrase) => string): Shown;
  /** What can be taken hold of besides the pieces. */
  grips(draft: Draft, chosen: string | null): readonly Grip[];
  drag(draft: Draft, grip: Grip, to: Spot): Draft;
}

/** A draft as it stands on the table. */
export interface Shown {
  readonly tabletop: Tabletop;
  /** What is laid over it while a row is chosen. */
  overlay(chosen: string | null): Overlay;
}

/** An editor whose draft is no longer known to the compiler. */
export function anyEditor<Draft>(editor: EditorFace<Draft>): EditorFace {
  return editor as unknown as EditorFace;
}
