import type { EditorFace, FieldValue } from "../../../src/face/editor.ts";
import type { SideIndex } from "../../../src/tabletop/tabletop.ts";

/** What a hand does to a draft: a field of a row or of the table is set, a row comes, goes or changes hands. */
export type Edit =
  | readonly [row: string | null, field: string, value: FieldValue]
  | { readonly add: readonly [list: string, side: SideIndex, type: FieldValue] }
  | { readonly remove: string }
  | { readonly handOver: string };

/** A draft that is wrong: its scenario, or null for a bare table, what is done to it, and where it is told. */
export type Wrong = readonly [
  name: string,
  scenario: string | null,
  edits: readonly Edit[],
  sheet: string,
  row: string | null,
  field: string | null,
  code: string,
];

/** What a test must know of a game's editor. */
export interface Known {
  /** Lists of a draft whose rows stand on the table. */
  readonly onTable: readonly string[];
  readonly wrong: readonly Wrong[];
  /** A figure that is none, as it was typed, and as it is told. */
  readonly typed: readonly [scenario: string, row: string | null, field: string, text: string, found: string];
  /** Scenarios that are no battle to draw up. */
  readonly others?: readonly string[];
  /** What a bare table lacks. */
  readonly bare: readonly string[];
  /** Drafts with texts of their own. */
  readonly told?: readonly (readonly [scenario: string, edits: readonly Edit[]])[];
  /** Set-ups that are more than a scenario, and come back whole. */
  readonly whole: readonly object[];
}

/** The draft after some edits. */
export function edited(editor: EditorFace, draft: unknown, edits: readonly Edit[]): unknown {
  return edits.reduce((now: unknown, edit) => {
    if ("add" in edit) return editor.add(now, ...edit.add).draft;
    if ("remove" in edit) return editor.remove(now, edit.remove);
    if ("handOver" in edit) return editor.changeSide(now, edit.handOver);
    return editor.change(now, ...edit);
  }, draft);
}
