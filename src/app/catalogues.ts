import { COMPLETE, type Language } from "../core/language.ts";
import type { Sentence } from "../core/phrase.ts";
import { said } from "../core/said.ts";

/** The texts of a room by key. */
export type Texts<Keys extends string = string> = Readonly<Record<Keys, Sentence<never[]>>>;

/** The catalogues of all rooms in one language, by file. */
type Files = Readonly<Record<string, () => Promise<{ readonly words: Texts }>>>;

const fetched = new Map<string, Texts>();
const fetches = new Map<string, Promise<void>>();
const rooms = new Set<string>();

function fileOf(room: string, language: Language): string {
  return `./${room}/words.${language}.ts`;
}

/**
 * Notes that the code of a room is here, so that its words come with every language that is spoken from now on.
 * `room`: its folder within src/app.
 */
export function noteRoom(room: string): void {
  rooms.add(room);
}

/** The words of a room in one language; undefined until they are fetched. */
export function textsOf(room: string, language: Language): Texts | undefined {
  return fetched.get(fileOf(room, language));
}

/** What a room says in a language; which files there are comes with what menus say in it. */
async function load(room: string, language: Language): Promise<Texts> {
  const list = COMPLETE.includes(language) ? language : "all";
  const { files }: { readonly files: Files } = await import(`./catalogues.${list}.ts`);
  const file = fileOf(room, language);
  const found = await files[file]?.();
  if (!found) throw new Error(`there is no catalogue ${file}`);
  return found.words;
}

async function fetchRoom(room: string, language: Language): Promise<void> {
  const file = fileOf(room, language);
  try {
    fetched.set(file, await said(language, (one) => load(room, one)));
  } catch (error) {
    // What failed without a network may be there when it is asked for again.
    fetches.delete(file);
    throw error;
  }
}

/** Fetches the words of a room in one language, once. */
export function loadRoom(room: string, language: Language): Promise<void> {
  const file = fileOf(room, language);
  const known = fetches.get(file);
  if (known) return known;
  const fetch = fetchRoom(room, language);
  fetches.set(file, fetch);
  return fetch;
}

/** Fetches the words of every room whose code is here. */
export async function loadRooms(language: Language): Promise<void> {
  await Promise.all([...rooms].map((room) => loadRoom(room, language)));
}
