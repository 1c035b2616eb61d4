import type { Problem, Prompt } from "../../../core/game.ts";
import type { Language } from "../../../core/language.ts";
import { readOrder } from "../../../core/match/answers.ts";
import type { Result } from "../../../core/result.ts";
import { lineOf } from "../../../core/text.ts";
import { isQuestion } from "../../../face/queries/query.ts";
import { wordsOf } from "../../../face/text.ts";
import { ask, noteExchange } from "../../asking/ask.ts";
import { askerFor } from "../../asking/asker.ts";
import type { Tools } from "../../context/tools.ts";
import { offersOf, ownOf } from "../../face/table/asking.ts";
import { usualOf } from "../../face/table/usual.ts";
import { draftsOf } from "../../session/drafts.ts";
import { promptsAtScreen, viewOf, viewpoint } from "../../session/selectors.ts";
import type { Done, TableState } from "../../session/session.ts";
import { rollDice } from "../keys.ts";
import { undoStep } from "../undo.ts";
import { type Addressed, addressed } from "./addressed.ts";
import { type Verb, verbOf } from "./verbs.ts";
import type { CommandText } from "./words.ts";

/** What a command needs to be understood, and to be answered in the language of the page. */
export interface CommandDeps {
  readonly tools: Tools;
  readonly language: Language;
  /** What the seat at the screen is called. */
  readonly name: string;
  readonly t: CommandText;
}

/** What came of a command: `rued` is one that is done only if it is given once more. */
export type Outcome = "done" | "refused" | "rued";

/** What came of a command, in sentences. */
interface Came {
  readonly told: readonly string[];
  readonly outcome: Outcome;
}

function came(...told: readonly string[]): Came {
  return { told, outcome: "done" };
}

function refusal(...told: readonly string[]): Came {
  return { told, outcome: "refused" };
}

/** A problem as a sentence, with the number of its rule. */
function sentenceOf({ say }: TableState, { code, values, rule }: Problem): string {
  const sentence = say({ key: code, values });
  return rule === undefined || sentence.includes(rule) ? sentence : `${sentence} (${rule})`;
}

function refusedFor(state: TableState, problems: readonly Problem[], t: CommandText): Came {
  const near = [...new Set(problems.flatMap((problem) => problem.near ?? []))];
  return refusal(
    ...problems.map((problem) => sentenceOf(state, problem)),
    ...(near.length > 0 ? [t("near", near)] : []),
  );
}

/** Ids of the pieces that are asked about still, or of the questions about none. */
function leftOf(state: TableState): readonly string[] {
  return promptsAtScreen(state)
    .filter(({ id }) => !state.sealed.has(id))
    .map(({ id, about }) => about ?? id);
}

/** Gives an answer, and hands all in when it was the last of the seat's. */
function give(tools: Tools, prompt: Prompt, text: string): Done {
  const before = tools.store.getState();
  before.setDraft(prompt.id, text);
  if (prompt.opens === "now") return before.answerNow(prompt.id, text);
  const done = before.seal(prompt.id);
  if (!done.ok) return done;
  return leftOf(tools.store.getState()).length === 0 ? before.sealAll(prompt.seat) : done;
}

/** What would be regretted of an answer, as it is warned of on the pads. */
function regretsOf(
  state: TableState,
  { prompt, text }: Addressed,
  read: Result<unknown, never>,
): readonly string[] {
  const drafts = new Map([...draftsOf(state), [prompt.id, { text, read }]]);
  const found = state.face.forecast?.(viewOf(state), prompt, drafts) ?? [];
  return found.flatMap((one) => (one.regret ? [wordsOf(one.text, state.say)] : []));
}

async function answer({ tools, language, name, t }: CommandDeps, line: string, sure: boolean): Promise<Came> {
  const state = tools.store.getState();
  const to = addressed(state, await askerFor(state, language, name), line);
  if (!to) return refusal(t("nothing"));
  // What can't be read is not written on a pad, which would refuse it as well.
  const read = readOrder(state.game, to.text, to.prompt, viewOf(state), ownOf(state, to.prompt));
  if (!read.ok) return refusedFor(state, read.error, t);
  const regrets = sure ? [] : regretsOf(state, to, read);
  if (regrets.length > 0) return { told: [...regrets, t("sure")], outcome: "rued" };
  const moments = state.open.match.moments.length;
  const done = give(tools, to.prompt, to.text);
  if (!done.ok) return refusedFor(state, done.error, t);
  const after = tools.store.getState();
  const goesOn = after.viewer === state.viewer && after.open.match.moments.length === moments;
  return came(t("given", { about: to.prompt.about, text: to.text, left: goesOn ? leftOf(after) : [] }));
}

/** Hands in what is written; a question with a usual answer that nobody has touched gets that. */
function handIn({ tools, t }: CommandDeps): Came {
  const state = tools.store.getState();
  const [first] = promptsAtScreen(state);
  if (!first) return refusal(t("nothing"));
  for (const prompt of promptsAtScreen(state)) {
    const isOpen = !state.sealed.has(prompt.id) && !state.drafts.has(prompt.id);
    const usual = isOpen ? usualOf(state, offersOf(state, prompt)) : undefined;
    if (usual) state.setDraft(prompt.id, usual.text);
  }
  const done = tools.store.getState().sealAll(first.seat);
  return done.ok ? came(t("handedIn")) : refusedFor(state, done.error, t);
}

const ACTS: Readonly<Record<Verb, (deps: CommandDeps) => Came>> = {
  ready: handIn,
  roll({ tools, t }) {
    if (!tools.store.getState().needs) return refusal(t("noDice"));
    rollDice(tools);
    return came(t("rolled"));
  },
  next({ tools, t }) {
    const { curtain, liftCurtain } = tools.store.getState();
    if (curtain === null) return refusal(t("nobodyCalled"));
    liftCurtain();
    return came(t("here"));
  },
  undo({ tools, t }) {
    if (!undoStep(tools)) return refusal(t("nothingUndone"));
    return came(t(tools.page.getState().dialog === "take-back" ? "asksOthers" : "undone"));
  },
};

/** Faces of real dice, typed with blanks or commas between. */
const FACES = /^\d+(?:[\s,]+\d+)*$/;

/** Faces for the throw that the table waits for; undefined where it waits for none, or these are none. */
function typed({ tools, t }: CommandDeps, line: string): Came | undefined {
  const { needs, typeFaces } = tools.store.getState();
  if (!needs || !FACES.test(line)) return undefined;
  const done = typeFaces(line.split(/[\s,]+/).map(Number));
  const problem = tools.store.getState().needs?.problem;
  const state = tools.store.getState();
  if (!done.ok) return refusedFor(state, done.error, t);
  return problem ? refusal(sentenceOf(state, problem)) : came(t("rolled"));
}

/**
 * Does what a line says: asks the referee, answers a question, hands in, takes back. What came of it stands among what the
 * referee has told. `sure`: the same line was given before and would be regretted.
 */
export async function runCommand(deps: CommandDeps, written: string, sure: boolean): Promise<Outcome> {
  const { tools, language, name } = deps;
  const line = lineOf(written).trim();
  // Nothing alone answers nothing: it asks what is asked.
  if (line === "" || isQuestion(line)) {
    await ask(tools, language, name, line === "" ? "?" : line);
    return "done";
  }
  const viewer = viewpoint(tools.store.getState());
  const verb = verbOf(line);
  const { told, outcome } = verb ? ACTS[verb](deps) : (typed(deps, line) ?? (await answer(deps, line, sure)));
  noteExchange(tools, { viewer, question: line, told, refused: outcome !== "done" });
  // In a word that is refused there is nothing to mend.
  return verb ? "done" : outcome;
}
