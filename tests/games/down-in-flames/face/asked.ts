import { type AnyCatalogue, say } from "../../../../src/core/phrase.ts";
import { type Text, wordsOf } from "../../../../src/face/text.ts";
import { downInFlames } from "../../../../src/games/down-in-flames/computer/game.ts";
import { table } from "../../../../src/games/down-in-flames/face/table.ts";
import { words as english } from "../../../../src/games/down-in-flames/face/words/en/table.ts";
import { en } from "../../../../src/games/down-in-flames/words/en.ts";
import type { Match } from "../examples/play.ts";

/** A text as it is read. */
export function told(text: Text, words: AnyCatalogue = { ...en, ...english }): string {
  return wordsOf(text, (phrase) => say(words, phrase));
}

/** The open question of a game: what is offered as an answer, and what is dim. */
export function asked(match: Match) {
  const [prompt] = match.prompts();
  if (!prompt) throw new Error("nothing is asked");
  const view = downInFlames.view(match.state, prompt.seat);
  const offers = table.offers(prompt, view, downInFlames.options(prompt, view, new Map()));
  const dim = table.dim(prompt, view);
  return { prompt, view, offers, dim };
}

/** An offer of the open question, its lines as they are read. */
export function offered(match: Match, text: string) {
  const { offers } = asked(match);
  const found = offers.find((offer) => offer.text === text);
  if (!found) throw new Error(`offered are ${offers.map((offer) => offer.text).join(", ")}`);
  return { ...found, title: told(found.title), lines: found.lines.map((line) => told(line)) };
}
