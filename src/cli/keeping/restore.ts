import type { Language } from "../../core/language.ts";
import { type Phrase, phraser } from "../../core/phrase.ts";
import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";
import { type Restored, restore } from "../../server/operation/restore.ts";
import { dataFolder } from "../../server/store/data-folder.ts";
import { namedBy } from "../../server/store/match-names.ts";
import { StoreError } from "../../server/store/store.ts";
import { refusal } from "../open.ts";
import { complain, printLine } from "../output.ts";
import { loadOwnSayer } from "../sayer.ts";
import { storeFault } from "../store-fault.ts";
import type { words } from "../words.en.ts";

const phrase = phraser<typeof words>();

/** What a caller asks for. */
export interface RestoreWanted {
  /** Folder that matches are kept in; left out: that of `dataFolder`. */
  readonly data?: string | undefined;
  readonly language: Language;
}

type Say = (phrase: Phrase) => string;

/** Why nothing could be made of a file, in a sentence. */
async function whyOf(
  { file, fault }: Restored["failed"][number],
  language: Language,
  say: Say,
): Promise<string> {
  if (fault === "code-taken") return say(phrase("restore.code-taken"));
  const game = findGame(GAMES, namedBy(file)?.game ?? "");
  const { problems } = await refusal(fault, language, await game?.words(language));
  return problems.map(({ message }) => message).join(" ");
}

/** The name of a game. */
async function titleOf(id: string, language: Language): Promise<string> {
  return (await findGame(GAMES, id)?.metaWords(language))?.title ?? id;
}

/** What came of it, line by line. */
async function linesOf(
  folder: string,
  { restored, open, until, before }: Restored,
  language: Language,
): Promise<Phrase[]> {
  if (restored === 0) return [phrase("restore.none", { folder })];
  const lines = [phrase("restore.done", { count: restored })];
  if (before !== undefined) lines.push(phrase("restore.before", { file: before }));
  if (open.length === 0) return lines;
  const time = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(until);
  lines.push(phrase("restore.open", { until: time }));
  for (const { game, code, handover } of open)
    lines.push(phrase("restore.table", { code, title: await titleOf(game, language), handover }));
  return lines;
}

/** `restore`. */
export async function restoreHere({ data = dataFolder(), language }: RestoreWanted): Promise<void> {
  const say = await loadOwnSayer(language);
  try {
    const restored = await restore(data, GAMES);
    for (const line of await linesOf(data, restored, language)) await printLine(say(line));
    for (const one of restored.failed)
      complain(say(phrase("restore.failed", { file: one.file, why: await whyOf(one, language, say) })));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    complain(await storeFault(error, language));
  }
}
