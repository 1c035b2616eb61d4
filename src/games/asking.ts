import type { Seat } from "../core/game.ts";
import type { Language } from "../core/language.ts";
import { LANGUAGES } from "../core/language.ts";
import type { Phrase } from "../core/phrase.ts";
import { once } from "../core/remember.ts";
import type { Asker, Seen } from "../face/queries/asker.ts";
import type { GameEntry, WordsPart } from "./registry.ts";

/** Loads what says the phrases of parts of a game's face, of its rules and of the house's questions in a language. */
export type LoadSay = (
  language: Language,
  parts: readonly WordsPart[],
) => Promise<(phrase: Phrase) => string>;

/** Makes somebody who asks, of what he sees of a match of these seats; what he has written and chosen is added. */
export type AskerOf = (seen: Seen, seats: readonly Seat[], more?: Partial<Asker>) => Asker;

/** The parts of a face by which questions are answered. */
const PARTS = ["table", "form", "assign", "queries"] as const satisfies readonly WordsPart[];

/** What the sides of a match are called, in the order of its seats: by their ids, and by their names in menus. */
function sidesOf(
  seats: readonly Seat[],
  names: Readonly<Record<string, { readonly name: string }>> = {},
): readonly (readonly string[])[] {
  const sides = [...new Set(seats.map(({ side }) => side))];
  return sides.map((side) => [side, ...(Object.hasOwn(names, side) ? [names[side]?.name ?? side] : [])]);
}

/** Loads all by which the questions of a game's players are answered, in their language and in the first one. */
export async function loadAsking(entry: GameEntry, language: Language, load: LoadSay): Promise<AskerOf> {
  const [table, form, assign, queries] = await Promise.all(PARTS.map((part) => entry.face(part)));
  const faces = { table, form, assign, queries } as Pick<Asker, (typeof PARTS)[number]>;
  const spoken = PARTS.filter((part) => faces[part] !== undefined);
  const [say, sayFirst, { sides }] = await Promise.all([
    load(language, spoken),
    load(LANGUAGES[0], spoken),
    entry.metaWords(language),
  ]);
  const loadBook = once(async () => {
    const [book, sayBook] = await Promise.all([entry.face("book"), load(language, ["book"])]);
    return book && { book, say: sayBook };
  });
  return (seen, seats, more) => ({
    ...seen,
    ...faces,
    drafts: new Map(),
    name: seen.viewer,
    sides: sidesOf(seats, sides),
    say,
    sayFirst,
    book: loadBook,
    ...more,
  });
}
