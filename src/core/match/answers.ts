import type { Dice } from "../dice/dice.ts";
import type { Answers, AnyGame, Problem, Prompt, PromptId, SeatId } from "../game.ts";
import { readAsMeant } from "../input/as-meant.ts";
import { MAX_ANSWER_LENGTH } from "../limits.ts";
import { fail, ok, type Result } from "../result.ts";
import type { AnswerTexts, Origins } from "./entry.ts";
import type { Match, Moment } from "./match.ts";
import { type AnswerProblem, capped } from "./problems.ts";

type Read<T> = Result<T, readonly AnswerProblem[]>;

/** What a seat has before it when it answers. */
interface Table {
  readonly view: unknown;
  readonly own: Map<PromptId, unknown>;
}

const NO_ANSWERS: Answers<unknown> = new Map();

function tooLong({ id }: Prompt, { length }: string): AnswerProblem {
  return { prompt: id, code: "answer-too-long", values: { length, limit: MAX_ANSWER_LENGTH } };
}

/** An answer in canonical spelling, as it is kept: a match file takes no longer one. */
export function spelled(game: AnyGame, prompt: Prompt, order: unknown): Read<string> {
  const text = game.print(order);
  return text.length > MAX_ANSWER_LENGTH ? fail([tooLong(prompt, text)]) : ok(text);
}

/** Reads an answer as it was meant; see `readAsMeant`. */
export function readOrder(
  game: AnyGame,
  text: string,
  prompt: Prompt,
  view: unknown,
  own: Answers<unknown>,
): Result<unknown, readonly Problem[]> {
  return readAsMeant(text, (meant) => game.parse(meant, prompt, view, own));
}

export function judgeWith(
  game: AnyGame,
  view: unknown,
  prompt: Prompt,
  text: string,
  own: Answers<unknown>,
): Read<unknown> {
  if (text.length > MAX_ANSWER_LENGTH) return fail([tooLong(prompt, text)]);
  const parsed = readOrder(game, text, prompt, view, own);
  return parsed.ok ? parsed : fail(parsed.error.map((problem) => ({ ...problem, prompt: prompt.id })));
}

/** Names of prompts asked so far, of seats and of pieces: an answer to one of them is late or early, not unknown. */
function knownNames({ game, seats, moments }: Match, { state }: Moment): ReadonlySet<string> {
  const { pieces } = game.report(game.view(state, "table"));
  const asked = moments.flatMap(({ prompts }) => prompts.map(({ id }) => id));
  return new Set([...Object.keys(pieces), ...seats.map(({ id }) => id), ...asked]);
}

function strayAnswers(match: Match, moment: Moment, texts: AnswerTexts): AnswerProblem[] {
  const { prompts } = moment;
  if (texts.size === prompts.length && prompts.every((prompt) => texts.has(prompt.id))) return [];
  const awaited = prompts.map((prompt) => prompt.id);
  const expected = new Set(awaited);
  const problems: AnswerProblem[] = [];
  let known: ReadonlySet<string> | undefined;
  for (const id of texts.keys()) {
    if (expected.has(id)) continue;
    known ??= knownNames(match, moment);
    const code = known.has(id) ? "surplus-answer" : "unknown-prompt";
    problems.push({ prompt: id, code, values: { prompt: id, awaited } });
  }
  return problems;
}

/** Prompts whose answer is said to come from somewhere it can't come from. */
function strayOrigins({ game }: Match, { prompts }: Moment, origins: Origins): AnswerProblem[] {
  const { idle = [], atOnce = [], fought, byHand = [] } = origins;
  const allowed = (id: PromptId, spawned: boolean) =>
    prompts.some(
      (prompt) => prompt.id === id && (spawned ? prompt.spawn !== undefined : game.idle !== undefined),
    );
  const problem = (code: string) => (id: PromptId) => ({ prompt: id, code, values: { prompt: id } });
  return [
    ...idle.filter((id) => !allowed(id, false)).map(problem("idle-prompt")),
    ...[...atOnce, ...(fought?.keys() ?? []), ...byHand]
      .filter((id) => !allowed(id, true))
      .map(problem("spawn-prompt")),
  ];
}

/** What the clock or the dice answer to a prompt; undefined where somebody has to answer. */
function givenAnswer(
  game: AnyGame,
  prompt: Prompt,
  { view, own }: Table,
  { idle, atOnce }: Origins,
  dice: Dice,
): string | undefined {
  if (idle?.includes(prompt.id)) {
    const order = game.idle?.(prompt, view, own);
    return order === undefined ? undefined : game.print(order);
  }
  if (atOnce?.includes(prompt.id)) return game.print(game.sample(prompt, view, own, dice));
  return undefined;
}

/** One answer with what its seat has answered before; an answer that the clock or the dice gave must be theirs. */
function readAnswer(
  game: AnyGame,
  prompt: Prompt,
  text: string | undefined,
  table: Table,
  given: string | undefined,
): Read<unknown> {
  const answer = text ?? given;
  if (answer === undefined)
    return fail([{ prompt: prompt.id, code: "missing-answer", values: { prompt: prompt.id } }]);
  const judged = judgeWith(game, table.view, prompt, answer, table.own);
  if (!judged.ok || given === undefined || game.print(judged.value) === given) return judged;
  return fail([{ prompt: prompt.id, code: "given-answer", values: { prompt: prompt.id, given } }]);
}

/** The one answer of a round that asks a single question. */
function readOnly({ game }: Match, { state }: Moment, prompt: Prompt, text: string): Read<Answers<unknown>> {
  const judged = judgeWith(game, game.view(state, prompt.seat), prompt, text, NO_ANSWERS);
  return judged.ok ? ok(new Map<PromptId, unknown>().set(prompt.id, judged.value)) : judged;
}

/** All answers of a round, judged; each seat's in the order of the prompts. */
export function readAnswers(
  match: Match,
  moment: Moment,
  texts: AnswerTexts,
  origins: Origins | undefined,
  dice: Dice,
): Read<Answers<unknown>> {
  const { prompts, state } = moment;
  const [only, another] = prompts;
  const text = only && !another && !origins && texts.size === 1 ? texts.get(only.id) : undefined;
  if (only && text !== undefined) return readOnly(match, moment, only, text);
  const problems = [
    ...strayAnswers(match, moment, texts),
    ...(origins ? strayOrigins(match, moment, origins) : []),
  ];
  const answers = new Map<PromptId, unknown>();
  const tables = new Map<SeatId, Table>();
  for (const prompt of prompts) {
    const table = tables.get(prompt.seat) ?? { view: match.game.view(state, prompt.seat), own: new Map() };
    tables.set(prompt.seat, table);
    const given = origins && givenAnswer(match.game, prompt, table, origins, dice);
    const read = readAnswer(match.game, prompt, texts.get(prompt.id), table, given);
    if (read.ok) {
      answers.set(prompt.id, read.value);
      table.own.set(prompt.id, read.value);
    } else problems.push(...read.error);
  }
  return problems.length > 0 ? fail(capped(problems)) : ok(answers);
}
