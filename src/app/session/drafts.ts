import type { Prompt, PromptId, Viewer } from "../../core/game.ts";
import { readOrder } from "../../core/match/answers.ts";
import type { AnswerTexts } from "../../core/match/entry.ts";
import { type Moment, now } from "../../core/match/match.ts";
import { fail } from "../../core/result.ts";
import type { Draft, Drafts, Reading } from "../../face/focus.ts";
import { promptsFor } from "./pending.ts";
import { viewAt } from "./selectors.ts";
import type { TableShown } from "./session.ts";

const BLANK: Reading = fail([]);
const NOTHING: Drafts = new Map();

/** What a seat had written when it was read last. */
interface Written {
  readonly drafts: AnswerTexts;
  readonly sealed: AnswerTexts;
  readonly read: Drafts;
}

const known = new WeakMap<Moment, Map<Viewer, Written>>();

function textOf({ drafts, sealed }: TableShown, { id }: Prompt): string | undefined {
  return drafts.get(id) ?? sealed.get(id);
}

/** Each answer read with those before it, in the order of the prompts; what nothing has changed for is not read again. */
function readEach(state: TableShown, prompts: readonly Prompt[], before: Drafts): Drafts {
  const view = viewAt(state, now(state.open.match), state.viewer);
  const own = new Map<PromptId, unknown>();
  const all = new Map<PromptId, Draft>();
  let unchanged = true;
  for (const prompt of prompts) {
    const text = textOf(state, prompt);
    const last = before.get(prompt.id);
    unchanged &&= last?.text === text;
    if (text === undefined) continue;
    const read = () => (text.trim() === "" ? BLANK : readOrder(state.game, text, prompt, view, own));
    const draft = unchanged && last ? last : { text, read: read() };
    all.set(prompt.id, draft);
    if (draft.read.ok) own.set(prompt.id, draft.read.value);
  }
  return all;
}

/** What the viewer has written and sealed in the open round, each answer read once. The same map until he changes one. */
export function draftsOf(state: TableShown): Drafts {
  const { drafts, sealed, viewer } = state;
  const prompts = promptsFor(state.open.match, viewer);
  if (prompts.length === 0) return NOTHING;
  const moment = now(state.open.match);
  const seats = known.get(moment) ?? new Map<Viewer, Written>();
  known.set(moment, seats);
  const last = seats.get(viewer);
  if (last?.drafts === drafts && last.sealed === sealed) return last.read;
  const read = readEach(state, prompts, last?.read ?? NOTHING);
  seats.set(viewer, { drafts, sealed, read });
  return read;
}

/** What came of reading the viewer's answer to a prompt; undefined while nothing is written. */
export function readingOf(state: TableShown, prompt: PromptId): Reading | undefined {
  const draft = draftsOf(state).get(prompt);
  return draft && draft.text.trim() !== "" ? draft.read : undefined;
}
