import type { Language } from "../core/language.ts";
import { GAMES } from "../games/index.ts";
import type { GameEntry } from "../games/registry.ts";
import { lines } from "./lines.ts";
import { openText } from "./open.ts";
import { printLine } from "./output.ts";
import { readText, unreadable } from "./source.ts";
import { type Answer, summary } from "./summary.ts";

/** What a match file folds to. */
export async function answerTo(
  text: string,
  games: readonly GameEntry[],
  language: Language,
): Promise<Answer> {
  const opened = await openText(text, games, language);
  return opened.ok ? summary(opened.value) : opened.error;
}

/** One result for each line that is not blank; a bad one does not stop the rest. */
export async function* answersTo(
  texts: AsyncIterable<string>,
  games: readonly GameEntry[],
  language: Language,
): AsyncGenerator<Answer> {
  for await (const line of lines(texts)) {
    if (line.trim() !== "") yield await answerTo(line, games, language);
  }
}

async function answerToFile(file: string, language: Language): Promise<Answer> {
  const text = await readText(file);
  return text.ok ? answerTo(text.value, GAMES, language) : unreadable(text.error, language);
}

/** `run FILE` and `run -`: 0 when every match folds, else 1. */
export async function run(file: string, language: Language): Promise<void> {
  if (file !== "-") {
    const answer = await answerToFile(file, language);
    if (!answer.ok) process.exitCode = 1;
    return printLine(JSON.stringify(answer));
  }
  process.stdin.setEncoding("utf8");
  for await (const answer of answersTo(process.stdin, GAMES, language)) {
    if (!answer.ok) process.exitCode = 1;
    await printLine(JSON.stringify(answer));
  }
}
