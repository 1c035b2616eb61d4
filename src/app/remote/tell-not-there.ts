import type { Language } from "../../core/language.ts";
import type { AnswerProblem } from "../../core/match/problems.ts";
import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";
import { loadWords, translator } from "../../words/index.ts";
import { loadRefusals } from "../../words/protocol.ts";
import { serverWords } from "../../words/server.ts";
import { Answered } from "./answered.ts";
import { NotThere } from "./coming.ts";
import { reloadOnce } from "./reload-once.ts";

/** The status by which a server, or a proxy before it, says that what was sent is too long. */
const TOO_LONG = 413;

/** In what something is told that was not possible. */
export interface Telling {
  readonly language: Language;
  /** Where no server answers. */
  readonly none: string;
  /** Id of the game that was to be played; left out: none. */
  readonly game?: string | undefined;
}

async function answeredSentence({ status, told }: Answered, language: Language): Promise<string> {
  if (status !== TOO_LONG && told !== undefined) return told;
  const { tooLong, failed } = await serverWords(language);
  return status === TOO_LONG ? tooLong : failed(status);
}

async function reasons(
  problems: readonly AnswerProblem[],
  { language, game = "" }: Telling,
): Promise<readonly string[]> {
  if (problems.length === 0) return [];
  const [{ refusalSentences }, words] = await Promise.all([
    import("../match/refusal.ts"),
    loadWords(language),
  ]);
  const refusal = { fault: { entry: null, problems }, entry: findGame(GAMES, game) };
  return refusalSentences(refusal, language, translator(words));
}

/** The sentences for why something was not possible at a server. Throws what is no `NotThere`. */
export async function tellNotThere(error: unknown, telling: Telling): Promise<string> {
  if (!(error instanceof NotThere)) throw error;
  const { none, language } = telling;
  if (error instanceof Answered) return answeredSentence(error, language);
  const { refused } = error;
  if (!refused) return error.told ?? none;
  reloadOnce(refused);
  const [tell, why] = await Promise.all([loadRefusals(language), reasons(refused.problems ?? [], telling)]);
  return [tell(refused), ...why].join(" ");
}
