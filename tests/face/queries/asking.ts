import { loadSayer } from "../../../src/cli/sayer.ts";
import type { Viewer } from "../../../src/core/game.ts";
import { LANGUAGES, type Language } from "../../../src/core/language.ts";
import type { Match } from "../../../src/core/match/match.ts";
import { answerQuestion } from "../../../src/face/queries/answer.ts";
import { type Asker, seenOf } from "../../../src/face/queries/asker.ts";
import { loadAsking } from "../../../src/games/asking.ts";
import type { GameEntry } from "../../../src/games/registry.ts";

/** What asks of matches of a game, in a language. */
export async function asking(entry: GameEntry, language: Language = LANGUAGES[0]) {
  const askerFor = await loadAsking(entry, language, (await loadSayer(entry, language)).load);
  const askerOf = (match: Match, viewer: Viewer, more?: Partial<Asker>) =>
    askerFor(seenOf(match, viewer), match.seats, more);
  const ask = async (match: Match, viewer: Viewer, line: string, more?: Partial<Asker>) => {
    const answered = await answerQuestion(askerOf(match, viewer, more), line);
    return answered.ok ? answered.value : answered.error;
  };
  return { askerOf, ask };
}
