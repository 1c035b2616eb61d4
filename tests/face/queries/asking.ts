import type { Viewer } from "../../../src/core/game.ts";
import { LANGUAGES, type Language } from "../../../src/core/language.ts";
import type { Match } from "../../../src/core/match/match.ts";
import { type AnyCatalogue, say } from "../../../src/core/phrase.ts";
import { answerQuestion } from "../../../src/face/queries/answer.ts";
import { type Asker, seenOf } from "../../../src/face/queries/asker.ts";
import { queryWords } from "../../../src/face/queries/catalogue.ts";
import type { GameEntry, WordsPart } from "../../../src/games/registry.ts";
import { kernelWords } from "../../../src/words/kernel.ts";

const [FIRST] = LANGUAGES;

async function sayerOf(entry: GameEntry, language: Language, parts: readonly WordsPart[]) {
  const own = await Promise.all(parts.map((part) => entry.words(language, part)));
  const all: AnyCatalogue = Object.assign(
    {},
    await kernelWords(language),
    await queryWords(language),
    ...own,
  );
  return (phrase: Parameters<typeof say>[1]) => say(all, phrase);
}

/** What asks of matches of a game, in a language. */
export async function asking(entry: GameEntry, language: Language = FIRST) {
  const parts = ["rules", "table", "queries"] as const;
  const [table, queries, form, assign] = await Promise.all([
    entry.face("table"),
    entry.face("queries"),
    entry.face("form"),
    entry.face("assign"),
  ]);
  const spoken = await sayerOf(entry, language, queries ? parts : ["rules", "table"]);
  const spokenFirst = await sayerOf(entry, FIRST, queries ? parts : ["rules", "table"]);
  const sides = Object.values((await entry.metaWords(language)).sides ?? {}).map(({ name }) => [name]);
  const askerOf = (match: Match, viewer: Viewer, more: Partial<Asker> = {}): Asker => ({
    ...seenOf(match, viewer),
    table,
    queries,
    form,
    assign,
    drafts: new Map(),
    name: viewer,
    sides,
    say: spoken,
    sayFirst: spokenFirst,
    ...more,
  });
  const ask = async (match: Match, viewer: Viewer, line: string, more?: Partial<Asker>) => {
    const answered = await answerQuestion(askerOf(match, viewer, more), line);
    return answered.ok ? answered.value : answered.error;
  };
  return { askerOf, ask };
}
