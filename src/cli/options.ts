import type { Language } from "../core/language.ts";
import { type Match, now } from "../core/match/match.ts";
import { GAMES } from "../games/index.ts";
import type { GameEntry } from "../games/registry.ts";
import { openText, type Refusal } from "./open.ts";
import { printLine } from "./output.ts";
import { readText, unreadable } from "./source.ts";

export interface Choices {
  readonly ok: true;
  /** By open prompt: every answer that is legal while its seat has answered nothing else. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** Prompts that have more legal answers than are listed. */
  readonly more?: readonly string[];
}

/** Answers listed for a prompt: enough for any list that somebody might read, and for a program to begin with. */
const MOST_LISTED = 20_000;

function choicesOf(match: Match): Choices {
  const { game } = match;
  const { state, prompts } = now(match);
  const more: string[] = [];
  const lists = prompts.map((prompt) => {
    const listed: string[] = [];
    for (const order of game.options(prompt, game.view(state, prompt.seat), new Map())) {
      if (listed.length === MOST_LISTED) {
        more.push(prompt.id);
        break;
      }
      listed.push(game.print(order));
    }
    return [prompt.id, listed] as const;
  });
  return { ok: true, options: Object.fromEntries(lists), ...(more.length > 0 && { more }) };
}

/** Every open prompt of a match file with its legal answers. */
export async function optionsOf(
  text: string,
  games: readonly GameEntry[],
  language: Language,
  fromCheckpoint = false,
): Promise<Choices | Refusal> {
  const opened = await openText(text, games, language, fromCheckpoint);
  return opened.ok ? choicesOf(opened.value.match) : opened.error;
}

/** `options FILE`. */
export async function options(file: string, language: Language, fromCheckpoint: boolean): Promise<void> {
  const text = await readText(file);
  const answer = text.ok
    ? await optionsOf(text.value, GAMES, language, fromCheckpoint)
    : await unreadable(text.error, language);
  if (!answer.ok) process.exitCode = 1;
  return printLine(JSON.stringify(answer));
}
