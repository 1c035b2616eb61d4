import type { AnyGame, GameEvent } from "../../../src/core/game.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { eventFor } from "../../../src/core/log.ts";
import { type AnyCatalogue, type Phrase, say } from "../../../src/core/phrase.ts";
import type { GameEntry } from "../../../src/games/registry.ts";
import { choicesOf, desks, finish, steps, type Walk } from "../walk.ts";
import { demand } from "./demand.ts";
import { mutant } from "./mutant.ts";

const GAPS = /undefined|NaN|\[object/;

function demandSentence(words: AnyCatalogue, phrase: Phrase): void {
  demand(Object.hasOwn(words, phrase.key), `no words for ${phrase.key}`);
  const sentence = say(words, phrase);
  demand(sentence.trim() !== "", `${phrase.key} says nothing`);
  demand(!GAPS.test(sentence), `${phrase.key} has a gap: ${sentence}`);
}

function faces(game: AnyGame, event: GameEvent, seats: readonly string[]): Phrase[] {
  return ["table", "umpire", ...seats].map((viewer) => game.narrate(eventFor(event, viewer)));
}

async function catalogues(entry: GameEntry): Promise<AnyCatalogue[]> {
  return Promise.all(LANGUAGES.map((language) => entry.words(language)));
}

/** Every event, throw and outcome has a sentence in every language, for whoever reads it. */
export async function everythingIsTold(entry: GameEntry, walk: Walk): Promise<void> {
  const match = finish(walk);
  const seats = match.seats.map((seat) => seat.id);
  for (const words of await catalogues(entry)) {
    for (const { events, throws, outcome } of match.moments) {
      for (const event of events) {
        for (const phrase of faces(walk.game, event, seats)) demandSentence(words, phrase);
      }
      for (const { why } of throws) demandSentence(words, why);
      if (outcome) demandSentence(words, outcome.reason);
    }
  }
}

/** Every refusal has a sentence in every language. */
export async function everyRefusalIsTold(entry: GameEntry, walk: Walk): Promise<void> {
  const all = await catalogues(entry);
  const choices = choicesOf({ ...walk, seed: `${walk.seed} refused` });
  for (const { before, texts } of steps(walk)) {
    for (const { prompt, view, own } of desks(before, texts)) {
      const read = walk.game.parse(mutant(texts.get(prompt.id) ?? "", choices), prompt, view, own);
      if (read.ok) continue;
      for (const { code, values } of read.error) {
        for (const words of all) demandSentence(words, { key: code, values });
      }
    }
  }
}
