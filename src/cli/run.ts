import type { BridgeLine } from "../bridges/bridge.ts";
import { BRIDGES } from "../bridges/index.ts";
import { verifyBattles } from "../bridges/verify.ts";
import type { FileFault } from "../core/file/fault.ts";
import type { Language } from "../core/language.ts";
import { GAMES } from "../games/index.ts";
import type { GameEntry } from "../games/registry.ts";
import { lines } from "./lines.ts";
import { openText, refusal } from "./open.ts";
import { printLine } from "./output.ts";
import { readText, unreadable } from "./source.ts";
import { ArchiveError, textOfStream } from "./stream.ts";
import { type Answer, summary } from "./summary.ts";
import { type ViewerOptions, viewerFault } from "./viewer.ts";

/** What a match file folds to, its battles folded too, as far as its viewer may know it. */
export async function answerTo(
  text: string,
  games: readonly GameEntry[],
  language: Language,
  { viewer, fromCheckpoint }: ViewerOptions = {},
  bridges: readonly BridgeLine[] = BRIDGES,
): Promise<Answer> {
  const opened = await openText(text, games, language, fromCheckpoint);
  if (!opened.ok) return opened.error;
  const { match, words } = opened.value;
  const broken = await verifyBattles(match, games, bridges);
  if (broken) return refusal(broken, language, words);
  const unknown = viewerFault(match, viewer);
  return unknown ? refusal(unknown, language) : summary(opened.value, viewer);
}

const UNREAD: FileFault = { entry: null, problems: [{ prompt: null, code: "match-unread", values: {} }] };

/** The answer to a text; where the program itself fails over it, that is one, so that the texts after it are read. */
async function answerInAnyCase(
  text: string,
  games: readonly GameEntry[],
  language: Language,
  reading?: ViewerOptions,
): Promise<Answer> {
  try {
    return await answerTo(text, games, language, reading);
  } catch {
    return refusal(UNREAD, language);
  }
}

const ARCHIVE: FileFault = {
  entry: null,
  problems: [{ prompt: null, code: "file-archive", values: { files: 0 } }],
};

/** One result for each line that is not blank; a bad one does not stop the rest, but a broken archive ends them. */
export async function* answersTo(
  texts: AsyncIterable<string>,
  games: readonly GameEntry[],
  language: Language,
  reading?: ViewerOptions,
): AsyncGenerator<Answer> {
  try {
    for await (const line of lines(texts)) {
      if (line.trim() !== "") yield await answerInAnyCase(line, games, language, reading);
    }
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    yield await unreadable(ARCHIVE, language);
  }
}

async function answerToFile(file: string, language: Language, reading: ViewerOptions): Promise<Answer> {
  const text = await readText(file);
  return text.ok ? answerInAnyCase(text.value, GAMES, language, reading) : unreadable(text.error, language);
}

/** `run FILE` and `run -`: 0 when every match folds, else 1. */
export async function run(file: string, language: Language, reading: ViewerOptions): Promise<void> {
  if (file !== "-") {
    const answer = await answerToFile(file, language, reading);
    if (!answer.ok) process.exitCode = 1;
    return printLine(JSON.stringify(answer));
  }
  for await (const answer of answersTo(textOfStream(process.stdin), GAMES, language, reading)) {
    if (!answer.ok) process.exitCode = 1;
    await printLine(JSON.stringify(answer));
  }
}
