import type { AnyGame, GameEvent } from "../../../src/core/game.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { eventFor } from "../../../src/core/match/log.ts";
import { type AnyCatalogue, type Phrase, say } from "../../../src/core/phrase.ts";
import type { GameEntry } from "../../../src/games/registry.ts";
import { looks, steps, type Tried } from "../tried.ts";
import { viewersOf } from "../walk.ts";
import { demand } from "./demand.ts";
import { slipsIn } from "./slips.ts";

const GAPS = /undefined|NaN|\[object/;

function demandSentence(words: AnyCatalogue, phrase: Phrase): void {
  demand(Object.hasOwn(words, phrase.key), `no words for ${phrase.key}`);
  const sentence = say(words, phrase);
  demand(sentence.trim() !== "", `${phrase.key} says nothing`);
  demand(!GAPS.test(sentence), `${phrase.key} has a gap: ${sentence}`);
}

function faces(game: AnyGame, event: GameEvent, viewers: readonly string[]): Phrase[] {
  return viewers.map((viewer) => game.narrate(eventFor(event, viewer)));
}

async function catalogues(entry: GameEntry): Promise<AnyCatalogue[]> {
  return Promise.all(LANGUAGES.map((language) => entry.words(language)));
}

/** Every event, throw and outcome has a sentence in every language, for whoever reads it. */
export async function everythingIsTold(tried: Tried, entry: GameEntry): Promise<void> {
  const viewers = viewersOf(tried.match);
  for (const words of await catalogues(entry)) {
    for (const { events, throws, outcome } of looks(tried)) {
      for (const event of events) {
        for (const phrase of faces(tried.game, event, viewers)) demandSentence(words, phrase);
      }
      for (const { why } of throws) demandSentence(words, why);
      if (outcome) demandSentence(words, outcome.reason);
    }
  }
}

/** Every refusal has a sentence in every language. */
export async function everyRefusalIsTold(tried: Tried, entry: GameEntry): Promise<void> {
  const all = await catalogues(entry);
  for (const step of steps(tried)) {
    for (const { read } of [...slipsIn(tried, step).values()].flat()) {
      if (read.ok) continue;
      for (const { code, values } of read.error) {
        for (const words of all) demandSentence(words, { key: code, values });
      }
    }
  }
}
