import type { Judge } from "../core/file/judge.ts";
import type { AnyAppraisedGame, AnyGame, Balance, Credits, Meta, MetaWords } from "../core/game.ts";
import type { Language } from "../core/language.ts";
import type { AnyCatalogue } from "../core/phrase.ts";
import { said } from "../core/said.ts";
import type { Face, FaceParts } from "../face/face.ts";

/** What a game's folder hands out, each part loaded when it is asked for. */
export interface GameFolder {
  /** The whole game. */
  game(): Promise<AnyAppraisedGame>;
  /** The rules as far as a match of a set-up needs them; undefined where that is the whole game, left out where it always is. */
  rules?(config: unknown): Promise<AnyGame | undefined>;
  /** Sentences of the rules, or of one part of the face, in one language. */
  words(language: Language, part?: WordsPart): Promise<AnyCatalogue>;
  /** Where it comes from. */
  credits(language: Language): Promise<Credits>;
  /** What lies behind each scenario, by its id: a short text. */
  histories?(language: Language): Promise<Readonly<Record<string, string>>>;
  /** How even each scenario is, by its id. */
  balance?(): Promise<Readonly<Record<string, Balance>>>;
  /** What it can say of states that come from outside; left out: nothing. */
  judge?(): Promise<Judge>;
  /** A short recorded battle that shows what the game is like, as a match document. */
  film?(): Promise<unknown>;
  /**
   * Texts like those of its matches, with which links are packed: the last one packs, every one unpacks. Once shipped, none
   * is changed or taken away, since links lean on it. Left out: links are packed without.
   */
  readonly linkWords?: readonly (() => Promise<string>)[];
  readonly face: FaceParts;
}

/** What a catalogue is for: `rules` for events, problems and standings, or a part of the face. */
export type WordsPart = "rules" | keyof Face;

/** A game in the registry: what menus need at once, and its folder. */
export interface GameLine {
  readonly meta: Meta;
  /** What menus say of it. */
  metaWords(language: Language): Promise<MetaWords>;
  load(): Promise<{ readonly folder: GameFolder }>;
}

interface Load {
  /** The whole game. */
  (): Promise<AnyAppraisedGame>;
  /** The rules as far as a match of a set-up needs them. */
  (config: unknown): Promise<AnyGame>;
}

/** A game as menus and programs find it. */
export interface GameEntry {
  readonly meta: Meta;
  /** What menus say of it. */
  metaWords(language: Language): Promise<MetaWords>;
  readonly load: Load;
  words(language: Language, part?: WordsPart): Promise<AnyCatalogue>;
  /** Where it comes from. */
  credits(language: Language): Promise<Credits>;
  /** Empty for a game that tells none. */
  histories(language: Language): Promise<Readonly<Record<string, string>>>;
  /** Empty where nobody has measured. */
  balance(): Promise<Readonly<Record<string, Balance>>>;
  /** What it can say of states that come from outside; undefined for a game that says nothing. */
  judge(): Promise<Judge | undefined>;
  /** A short recorded battle as a match document; undefined for a game that has none. */
  film(): Promise<unknown>;
  /** Texts with which links are packed, the last one those of today; empty for a game without. */
  linkWords(): Promise<NonNullable<GameFolder["linkWords"]>>;
  /** A part of the game's face; undefined where the game has none. */
  face<Part extends keyof Face>(part: Part): Promise<Face[Part]>;
}

/** What loads the game of a folder, whole or for a set-up. */
function loaderOf(folder: () => Promise<GameFolder>): Load {
  function load(): Promise<AnyAppraisedGame>;
  function load(config: unknown): Promise<AnyGame>;
  async function load(config?: unknown): Promise<AnyGame> {
    const { game, rules } = await folder();
    return (config === undefined ? undefined : await rules?.(config)) ?? game();
  }
  return load;
}

/** The entry that a line of the registry stands for. */
export function entryOf({ meta, metaWords, load }: GameLine): GameEntry {
  const folder = async () => (await load()).folder;
  return {
    meta,
    metaWords: (language) => said(language, metaWords),
    load: loaderOf(folder),
    words: (language, part) => said(language, async (one) => (await folder()).words(one, part)),
    credits: (language) => said(language, async (one) => (await folder()).credits(one)),
    histories: (language) => said(language, async (one) => (await folder()).histories?.(one) ?? {}),
    balance: async () => (await folder()).balance?.() ?? {},
    judge: async () => (await folder()).judge?.(),
    film: async () => (await folder()).film?.(),
    linkWords: async () => (await folder()).linkWords ?? [],
    face: async <Part extends keyof Face>(part: Part) =>
      (await (await folder()).face[part]?.()) as Face[Part],
  };
}

/** The entry of a game, or undefined when no game has this id. */
export function findGame(games: readonly GameEntry[], id: string): GameEntry | undefined {
  return games.find((entry) => entry.meta.id === id);
}
