import type { AnyCatalogue, NameIn, Phrase } from "../../core/phrase.ts";
import type { Block, Chapter, Drawing, Trial } from "../book.ts";
import type { Text } from "../text.ts";

/** A row of a table; figures are written as they are. */
export type Row = readonly (Text | number)[];
export type Rows = readonly Row[];

/** A sentence of a chapter by its name, or any phrase: one with figures, or of another chapter. */
type Said<Name extends string> = Name | Phrase;

/** Words that are the same in every language. */
interface Plain {
  readonly plain: string;
}

interface List<Name extends string> {
  readonly kind: "list";
  readonly items: readonly Said<Name>[];
  readonly ordered?: boolean;
}

interface Table<Name extends string> {
  readonly kind: "table";
  readonly caption: Said<Name>;
  readonly head: readonly (Said<Name> | Plain)[];
  readonly rows: Rows;
}

interface Figure<Name extends string> {
  readonly kind: "figure";
  readonly caption: Said<Name>;
  drawings(): readonly Drawing[];
}

interface Tried<Name extends string> {
  readonly kind: "trial";
  readonly caption: Said<Name>;
  readonly trial: Trial;
}

/** What a chapter is made of, in the order in which it is read; a sentence alone is a paragraph. */
type Draft<Name extends string> = Said<Name> | List<Name> | Table<Name> | Figure<Name> | Tried<Name>;

export function list(...items: readonly Phrase[]): List<never>;
export function list<Name extends string>(...items: readonly Said<Name>[]): List<Name>;
export function list(...items: readonly Said<string>[]): List<string> {
  return { kind: "list", items };
}

export function steps(...items: readonly Phrase[]): List<never>;
export function steps<Name extends string>(...items: readonly Said<Name>[]): List<Name>;
export function steps(...items: readonly Said<string>[]): List<string> {
  return { kind: "list", items, ordered: true };
}

/** The first cell of a row is its heading. */
export function table(caption: Phrase, head: readonly (Phrase | Plain)[], rows: Rows): Table<never>;
export function table<const Name extends string>(
  caption: Said<Name>,
  head: readonly (Said<Name> | Plain)[],
  rows: Rows,
): Table<Name>;
export function table(
  caption: Said<string>,
  head: readonly (Said<string> | Plain)[],
  rows: Rows,
): Table<string> {
  return { kind: "table", caption, head, rows };
}

/** The head of a column that is the same in every language. */
export function plain(word: string | number): Plain {
  return { plain: word.toString() };
}

export function figure(caption: Phrase, drawings: () => readonly Drawing[]): Figure<never>;
export function figure<Name extends string>(caption: Name, drawings: () => readonly Drawing[]): Figure<Name>;
export function figure(caption: Said<string>, drawings: () => readonly Drawing[]): Figure<string> {
  return { kind: "figure", caption, drawings };
}

export function trial<Name extends string>(caption: Name, tried: Trial): Tried<Name> {
  return { kind: "trial", caption, trial: tried };
}

/** The blocks of a chapter whose sentences begin with `name`. */
function blockIn(name: string, draft: Draft<string>): Block {
  const said = (one: Said<string>): Phrase =>
    typeof one === "string" ? { key: `${name}.${one}`, values: {} } : one;
  const headOf = (one: Said<string> | Plain): Text =>
    typeof one === "object" && "plain" in one ? one.plain : said(one);
  if (typeof draft === "string" || "key" in draft) return { kind: "text", text: said(draft) };
  switch (draft.kind) {
    case "list":
      return { ...draft, items: draft.items.map(said) };
    case "table": {
      const rows = draft.rows.map((row) => row.map((cell) => (typeof cell === "number" ? `${cell}` : cell)));
      return { ...draft, caption: said(draft.caption), head: draft.head.map(headOf), rows };
    }
    default:
      return { ...draft, caption: said(draft.caption) };
  }
}

/** How a chapter is found and called, where that is not by the name that all its sentences begin with. */
interface Called<Id, Name> extends Pick<Chapter, "numbers"> {
  readonly name: Id;
  readonly id?: string;
  /** The name of its title, where that is not `title`. */
  readonly title?: Name;
}

/** Makes chapters of one catalogue. */
export function chapters<Words extends AnyCatalogue>() {
  return <Id extends string>(
    called: Id | Called<Id, NameIn<Words, Id>>,
    blocks: readonly Draft<NameIn<Words, Id>>[],
  ): Chapter => {
    const {
      name,
      id = name,
      title = "title",
      numbers,
    } = typeof called === "string" ? { name: called } : called;
    return {
      id,
      title: { key: `${name}.${title}`, values: {} },
      ...(numbers && { numbers }),
      blocks: blocks.map((draft) => blockIn(name, draft)),
    };
  };
}
