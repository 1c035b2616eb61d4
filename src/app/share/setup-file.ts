import { openFile, parseFile } from "../../core/file/file.ts";
import { FORMAT } from "../../core/file/migrations.ts";
import type { MatchFile } from "../../core/file/schema.ts";
import type { Language } from "../../core/language.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { GAMES } from "../../games/index.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import type { Translate } from "../../words/index.ts";
import { liveDice } from "../match/dice.ts";
import { refusalSentences } from "../match/refusal.ts";
import { hrefOf } from "../router.ts";
import { packDocument, unpackMatch } from "./pack.ts";
import { readFile } from "./read-file.ts";

/** A set-up that somebody sent: of a game that is known, and playable. */
export interface SentSetup {
  readonly entry: GameEntry;
  /** Empty when it has none. */
  readonly title: string;
  readonly config: unknown;
}

/** Why something holds no set-up, one sentence each. */
export type Sentences = readonly string[];

/** A set-up as a document: a match in which nothing has happened yet. */
export function setupFile({ entry, title, config }: SentSetup): MatchFile {
  const { id, rules } = entry.meta;
  const name = title.trim();
  return { format: FORMAT, game: id, rules, ...(name !== "" && { title: name }), config };
}

/** The part of an address that holds a set-up. */
export async function packSetup(setup: SentSetup): Promise<string> {
  return packDocument(setupFile(setup));
}

/** The whole address of a set-up in a link. */
export async function setupLink(setup: SentSetup): Promise<string> {
  const page = location.href.split("#")[0] ?? "";
  return `${page}${hrefOf({ page: "set-up", packed: await packSetup(setup) })}`;
}

/** The set-up of a document; what has been played since does not matter. */
async function setupOf(
  file: MatchFile,
  language: Language,
  t: Translate,
): Promise<Result<SentSetup, Sentences>> {
  const entry = findGame(GAMES, file.game);
  if (!entry) {
    const games = GAMES.map(({ meta }) => meta.id);
    const problem = { prompt: null, code: "game-unknown", values: { game: file.game, games } };
    const fault = { entry: null, problems: [problem] };
    return fail(await refusalSentences({ fault, entry }, language, t));
  }
  const { format, game, rules, config, title = "" } = file;
  const bare: MatchFile = { format, game, config, ...(rules !== undefined && { rules }) };
  const opened = openFile(await entry.load(bare.config), bare, liveDice());
  if (!opened.ok) return fail(await refusalSentences({ fault: opened.error, entry }, language, t));
  return ok({ entry, title, config: opened.value.match.config });
}

/** The set-up in a link, or why there is none. */
export async function readLink(
  packed: string,
  language: Language,
  t: Translate,
  broken: string,
): Promise<Result<SentSetup, Sentences>> {
  const file = await unpackMatch(packed);
  if (file.ok) return setupOf(file.value, language, t);
  if (file.error.problems.some(({ code }) => code === "link-broken")) return fail([broken]);
  return fail(await refusalSentences({ fault: file.error, entry: undefined }, language, t));
}

/** The set-up in a text, such as that of a file; a match's is the one that it began with. */
export async function readText(
  text: string,
  language: Language,
  t: Translate,
): Promise<Result<SentSetup, Sentences>> {
  const file = parseFile(text);
  if (file.ok) return setupOf(file.value, language, t);
  return fail(await refusalSentences({ fault: file.error, entry: undefined }, language, t));
}

/** The set-up in a file; one without a name is called as the file. */
export async function readSetupFile(
  file: File,
  language: Language,
  t: Translate,
): Promise<Result<SentSetup, Sentences>> {
  const text = await readFile(file, language, t);
  if (!text.ok) return text;
  const read = await readText(text.value, language, t);
  if (!read.ok || read.value.title !== "") return read;
  return ok({ ...read.value, title: file.name.replace(/\.json$/i, "") });
}

/** The packed part of whatever somebody pastes: a whole link, or the end of one. */
export function packedIn(pasted: string): string {
  const text = pasted.trim();
  return /#\/[sm]\/([^/?#\s]+)/.exec(text)?.[1] ?? text;
}
