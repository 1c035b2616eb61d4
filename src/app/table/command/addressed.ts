import type { Prompt } from "../../../core/game.ts";
import { readOrder } from "../../../core/match/answers.ts";
import type { Asker } from "../../../face/queries/asker.ts";
import { pieceNamed } from "../../../face/queries/names.ts";
import { offersOf, ownOf } from "../../face/table/asking.ts";
import { promptsAtScreen, viewOf } from "../../session/selectors.ts";
import type { TableShown } from "../../session/session.ts";

/** A line that answers: which question, and with what. */
export interface Addressed {
  readonly prompt: Prompt;
  readonly text: string;
}

/** The most words that a piece may be named by before its order: "Red 1". */
const NAME_WORDS = 3;

/** The question that a line answers which names no piece: that about the chosen one, else the first that is open still. */
export function currentPrompt(state: TableShown): Prompt | undefined {
  const prompts = promptsAtScreen(state);
  const open = prompts.filter(({ id }) => !state.sealed.has(id));
  const chosen = ({ about }: Prompt) => about !== undefined && about === state.selected;
  return open.find(chosen) ?? open[0] ?? prompts.find(chosen) ?? prompts[0];
}

function isLegal(state: TableShown, { prompt, text }: Addressed): boolean {
  return readOrder(state.game, text, prompt, viewOf(state), ownOf(state, prompt)).ok;
}

/** A line that begins with the name of a piece that is asked about. */
function named(state: TableShown, asker: Asker, line: string): Addressed | undefined {
  const words = line.split(/\s+/);
  const prompts = promptsAtScreen(state);
  for (let count = 1; count <= Math.min(NAME_WORDS, words.length - 1); count++) {
    const piece = pieceNamed(asker, words.slice(0, count).join(" ").replace(/:$/, ""));
    const prompt = prompts.find(({ about }) => about !== undefined && about === piece);
    if (prompt) return { prompt, text: words.slice(count).join(" ") };
  }
  return undefined;
}

/** A number alone is that answer of those offered, counted from 1. */
function counted(state: TableShown, { prompt, text }: Addressed): Addressed | undefined {
  const offer = /^\d{1,2}$/.test(text) ? offersOf(state, prompt)[Number(text) - 1] : undefined;
  return offer && { prompt, text: offer.text };
}

/**
 * What a line answers. Where several pieces are asked about, the one that it begins with, "R1 2" or "R1: 2", goes before an
 * order that might be read so too; else it is the answer to the current question as it stands, or the offer of that
 * number. Undefined: nothing is asked.
 */
export function addressed(state: TableShown, asker: Asker, line: string): Addressed | undefined {
  const prompt = currentPrompt(state);
  if (!prompt) return undefined;
  const plain = { prompt, text: line };
  const to = named(state, asker, line);
  const isOneOfSeveral = promptsAtScreen(state).length > 1;
  const orders = to && isOneOfSeveral ? [to, plain] : [plain, ...(to ? [to] : [])];
  const known = orders.find((one) => isLegal(state, one)) ?? counted(state, to ?? plain);
  return known ?? to ?? plain;
}
