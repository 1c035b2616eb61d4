import { promptOf, promptsOf } from "./longhand.ts";

interface AnswersEntry {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly rolls?: readonly number[];
}

/** One entry as short as it can be told; those that hold more than answers and rolls stay as they are. */
function inShort(entry: unknown, before: unknown): unknown {
  const prompts = promptsOf(entry);
  const { answers, rolls = [], ...more } = entry as AnswersEntry;
  const named = prompts.every((prompt) => /^[^ ]+$/.test(prompt));
  if (!named || prompts.length === 0 || Object.keys(more).length > 0) return entry;
  const repeated = promptOf(before);
  const parts = [
    ...prompts.map((prompt) => `${prompt === repeated ? "" : prompt} ${answers[prompt]}`),
    ...rolls,
  ];
  return parts.length === 1 ? parts[0] : parts;
}

/** The text of a match document, with its entries as short as they can be told. Other documents are written as they are. */
export function textOf(document: object): string {
  const { entries } = document as { readonly entries?: unknown };
  if (!Array.isArray(entries)) return JSON.stringify(document);
  return JSON.stringify({
    ...document,
    entries: entries.map((entry, at) => inShort(entry, entries[at - 1])),
  });
}
