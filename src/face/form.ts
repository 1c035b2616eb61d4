import type { Prompt } from "../core/game.ts";
import type { AskLine } from "./ask.ts";
import type { Text } from "./text.ts";

/** A value that a field can have. */
interface FieldValue {
  readonly id: string;
  readonly label: Text;
}

/** One of several values is chosen. */
interface OneOfField {
  readonly kind: "one";
  readonly id: string;
  readonly label: Text;
  /** Id of the value that stands there. */
  readonly chosen: string;
  readonly values: readonly FieldValue[];
}

/** Any number of values is ticked. */
interface SomeOfField {
  readonly kind: "some";
  readonly id: string;
  readonly label: Text;
  readonly values: readonly (FieldValue & { readonly chosen: boolean })[];
}

export type FormField = OneOfField | SomeOfField;

/** A line of a form. */
export interface FormLine {
  /** Tells it from the others: two may be about the same thing. */
  readonly id: string;
  /** The id of what stands for it on the table: a site, a counter, a piece. */
  readonly on: string;
  readonly title: Text;
  readonly notes: readonly Text[];
  /** What is odd or missing in it. */
  readonly warnings: readonly Text[];
  /** The whole answer without it. */
  readonly without: string;
  /** What can be changed in it; none of a line that is not open. */
  readonly fields: readonly FormField[];
}

/** A thing of the table that can have a line. */
export interface FormEntry {
  readonly on: string;
  readonly title: Text;
  readonly note: Text;
  /** It has a line. */
  readonly entered: boolean;
}

/** An answer of several lines, as far as it is written. */
export interface AnswerForm {
  readonly title: Text;
  /** What is asked and why, with the rules. */
  readonly why: readonly Text[];
  /** Answers that fill the whole form at once, the usual one first. */
  readonly whole: readonly { readonly title: Text; readonly text: string }[];
  readonly lines: readonly FormLine[];
  /** All that can have a line, and how it gets one. */
  readonly hint: Text;
  readonly groups: readonly {
    readonly id: string;
    readonly title: Text;
    readonly entries: readonly FormEntry[];
  }[];
  /** How far it has come, and what is missing. */
  readonly count: Text;
  /** The line that holds the same answer, and the button that gives it. */
  readonly line: AskLine;
}

/** A value that is chosen or ticked in a line, or ticked off: their ids. */
export interface FormChange {
  readonly line: string;
  readonly field: string;
  readonly value: string;
}

/** The questions of a game that are answered by filling a form, line by line, from what stands on the table. */
export interface FormFace<View = unknown> {
  /** The form with `text`, the answer as it is written so far; `open`: what its open lines are about. */
  form(prompt: Prompt, view: View, text: string, open: string | null): AnswerForm | undefined;
  /** The whole answer with a line for a thing of the table, as it is usually filled; undefined where it can have none. */
  added(prompt: Prompt, view: View, text: string, on: string): string | undefined;
  /** The whole answer with a value of a line changed. */
  changed(prompt: Prompt, view: View, text: string, change: FormChange): string;
}
