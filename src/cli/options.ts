import type { SeatId, Viewer } from "../core/game.ts";
import type { Language } from "../core/language.ts";
import { type Match, now } from "../core/match/match.ts";
import { knowsMore } from "../core/match/secrets.ts";
import { GAMES } from "../games/index.ts";
import type { GameEntry } from "../games/registry.ts";
import { type CommandRefusal, openText, refusal } from "./open.ts";
import { printLine } from "./output.ts";
import { readText, unreadable } from "./source.ts";
import { type ViewerOptions, viewerFault } from "./viewer.ts";

export interface Choices {
  readonly ok: true;
  /** By open prompt: every answer that is legal while its seat has answered nothing else. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** Prompts that have more legal answers than are listed. */
  readonly more?: readonly string[];
  /** Prompts whose answers tell what only their seat may know: `--as` names it. */
  readonly hidden?: readonly string[];
}

/** Answers listed for a prompt: enough for any list that somebody might read, and for a program to begin with. */
const MOST_LISTED = 20_000;

/** Whether a viewer may know what a seat could answer: the answers are judged by its view, and tell of it. */
function mayKnow(match: Match, seat: SeatId, viewer: Viewer): boolean {
  if (viewer === seat || viewer === "umpire" || seat === "table") return true;
  return !knowsMore(match, now(match), seat);
}

function choicesOf(match: Match, viewer: Viewer): Choices {
  const { game } = match;
  const { state, prompts } = now(match);
  const more: string[] = [];
  const shown = prompts.filter(({ seat }) => mayKnow(match, seat, viewer));
  const hidden = prompts.filter((prompt) => !shown.includes(prompt)).map(({ id }) => id);
  const lists = shown.map((prompt) => {
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
  return {
    ok: true,
    options: Object.fromEntries(lists),
    ...(more.length > 0 && { more }),
    ...(hidden.length > 0 && { hidden }),
  };
}

/** Every open prompt of a match file with its legal answers, as far as its viewer may know them; nobody named: everybody. */
export async function optionsOf(
  text: string,
  games: readonly GameEntry[],
  language: Language,
  { viewer = "table", fromCheckpoint }: ViewerOptions = {},
): Promise<Choices | CommandRefusal> {
  const opened = await openText(text, games, language, fromCheckpoint);
  if (!opened.ok) return opened.error;
  const { match } = opened.value;
  const unknown = viewerFault(match, viewer);
  return unknown ? refusal(unknown, language) : choicesOf(match, viewer);
}

/** `options FILE`. */
export async function options(file: string, language: Language, reading: ViewerOptions): Promise<void> {
  const text = await readText(file);
  const answer = text.ok
    ? await optionsOf(text.value, GAMES, language, reading)
    : await unreadable(text.error, language);
  if (!answer.ok) process.exitCode = 1;
  return printLine(JSON.stringify(answer));
}
