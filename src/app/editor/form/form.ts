import { createContext, useContext } from "react";
import type { Phrase } from "../../../core/phrase.ts";
import type { EditorFace, EditorRow, EditorSheet, Fault } from "../../../face/editor.ts";
import { type Text, wordsOf } from "../../../face/text.ts";

/** What the parts of the form share. */
export interface Form {
  /** Id of the game. */
  readonly game: string;
  readonly editor: EditorFace;
  readonly draft: unknown;
  readonly sheets: readonly EditorSheet[];
  readonly faults: readonly Fault[];
  /** The row in hand. */
  readonly chosen: EditorRow | undefined;
  /** Id of the open sheet. */
  readonly tab: string;
  readonly say: (phrase: Phrase) => string;
  /** Told the whole changed draft. Changes in a row that carry the same tag are one edit, such as one drag. */
  edit(draft: unknown, tag?: string): void;
  choose(row: string | null): void;
  turnTo(tab: string): void;
}

export const FormContext = createContext<Form | null>(null);

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error("a part of the form is used outside of it");
  return form;
}

/** Texts of the game in the language of the page. */
export function useTexts(): (text: Text) => string {
  const { say } = useForm();
  return (text) => wordsOf(text, say);
}

/** Every row of the sheets that lie in groups, with its sheet. */
export function rowsOf(sheets: readonly EditorSheet[]): readonly (EditorRow & { readonly sheet: string })[] {
  return sheets.flatMap((sheet) =>
    sheet.kind === "rows"
      ? sheet.groups.flatMap(({ rows }) => rows.map((row) => ({ ...row, sheet: sheet.id })))
      : [],
  );
}

/** Whether nothing has been put on the table yet: what it lacks is no mistake of anybody's. */
export function isUntouched({ empty }: EditorFace, draft: unknown): boolean {
  return JSON.stringify(draft) === JSON.stringify(empty);
}

/** The faults of a row or, without one, of the table; of one field, where it is named. */
export function faultsAt(faults: readonly Fault[], row: string | null, field?: string): readonly Fault[] {
  return faults.filter((fault) => fault.row === row && (field === undefined || fault.field === field));
}
