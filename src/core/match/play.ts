import {
  type Dice,
  DiceNeeded,
  drawsOf,
  ImpossibleFace,
  recordedDice,
  recorder,
  rollsOf,
  splitDice,
  type Throw,
} from "../dice/dice.ts";
import type { AnyGame, GameEvent, Prompt, PromptId } from "../game.ts";
import { readAsMeant } from "../input/as-meant.ts";
import { MAX_ANSWER_LENGTH, MAX_TITLE_LENGTH } from "../limits.ts";
import { fail, ok, type Result } from "../result.ts";
import { lineProblem } from "../text.ts";
import { readAnswers, spelled } from "./answers.ts";
import type { AnswerTexts, Origins, PlayedEntry, Round } from "./entry.ts";
import { FULL, isFull, type Match, type Moment, now, type Played, type Stepped } from "./match.ts";
import type { AnswerProblem } from "./problems.ts";

function momentOf(
  game: AnyGame,
  state: unknown,
  events: readonly GameEvent[],
  throws: readonly Throw[],
  entry: number,
): Moment {
  return { state, events, throws, entry, prompts: game.prompts(state), outcome: game.outcome(state) };
}

/** What chance threw in the way: no more faces, or a face that the die does not have. */
function diceTrouble<T>(error: unknown): Played<T> {
  if (error instanceof DiceNeeded) return { ok: false, error: [], needs: error.request };
  if (error instanceof ImpossibleFace)
    return fail([{ prompt: null, code: "dice-face", values: { face: error.face, die: error.kind } }]);
  throw error;
}

/** The set-up of a match. The config must have passed the game's schema and `check`. */
export function begin(game: AnyGame, config: unknown, dice: Dice): Played<Match> {
  const tray = recorder(dice);
  try {
    const { state, events } = game.setup(config, tray);
    const moment = momentOf(game, state, events, tray.throws, -1);
    const { source } = dice;
    return ok({ game, config, seats: game.seats(config), entries: [], moments: [moment], source });
  } catch (error) {
    return diceTrouble(error);
  }
}

/** Where answers came from, with the battles that nothing but somebody's word stands for. */
function originsWith(given: Origins | undefined, prompts: readonly Prompt[]): Origins | undefined {
  const { byHand: _, ...origins } = given ?? {};
  const { atOnce = [], fought } = origins;
  const byHand = prompts
    .filter(({ id, spawn }) => spawn && !atOnce.includes(id) && !fought?.has(id))
    .map(({ id }) => id);
  const all = byHand.length > 0 ? { ...origins, byHand } : origins;
  return Object.keys(all).length > 0 ? all : undefined;
}

/** The round and the moment that follow when every open prompt is answered; `origins` where nobody gave an answer. */
export function resolveRound(
  match: Match,
  texts: AnswerTexts,
  dice: Dice,
  origins?: Origins,
): Played<Stepped<Round>> {
  const { game } = match;
  const before = now(match);
  if (before.prompts.length === 0) return fail([{ prompt: null, code: "match-over", values: {} }]);
  if (isFull(match)) return fail([FULL]);
  const tray = recorder(dice);
  try {
    const read = readAnswers(match, before, texts, origins, tray);
    if (!read.ok) return read;
    const answers = new Map<PromptId, string>();
    for (const prompt of before.prompts) {
      const text = spelled(game, prompt, read.value.get(prompt.id));
      if (!text.ok) return text;
      answers.set(prompt.id, text.value);
    }
    const { state, events } = game.resolve(before.state, read.value, tray);
    const { throws } = tray;
    const rolls = rollsOf(throws);
    const told = originsWith(origins, before.prompts);
    const step: Round = {
      kind: "round",
      answers,
      rolls,
      draws: drawsOf(throws),
      ...(told && { origins: told }),
      source: rolls.length > 0 ? dice.source : undefined,
    };
    return ok({ step, moment: momentOf(game, state, events, throws, match.entries.length) });
  } catch (error) {
    return diceTrouble(error);
  }
}

/** A match one step on. */
function withStep(match: Match, { step, moment }: Stepped<PlayedEntry>): Match {
  const { game, config, seats, since, source, edited, resumed } = match;
  const entries = match.entries.concat([step]);
  const moments = match.moments.concat([moment]);
  return { game, config, seats, entries, moments, since, source, edited, resumed };
}

/** The match one round on. The match given stays as it is, whatever comes out. */
export function play(match: Match, texts: AnswerTexts, dice: Dice, origins?: Origins): Played<Match> {
  const resolved = resolveRound(match, texts, dice, origins);
  return resolved.ok ? ok(withStep(match, resolved.value)) : resolved;
}

/** The moment after something that the umpire changed, or why it can't be changed so. */
export function resolveAmendment(
  match: Match,
  text: string,
  why: string,
): Result<Stepped<PlayedEntry>, readonly AnswerProblem[]> {
  const { game } = match;
  const { state } = now(match);
  const wrong = lineProblem("amend", text, MAX_ANSWER_LENGTH) ?? lineProblem("why", why, MAX_TITLE_LENGTH);
  if (wrong) return fail([{ ...wrong, prompt: null }]);
  if (isFull(match)) return fail([FULL]);
  if (!game.amend) return fail([{ prompt: null, code: "amend-never", values: {} }]);
  const { amend: change } = game;
  const amended = readAsMeant(text, (meant) => change(state, meant));
  if (!amended.ok) return fail(amended.error.map((problem) => ({ ...problem, prompt: null })));
  const { value } = amended;
  const moment = momentOf(game, value.state, value.events, [], match.entries.length);
  return ok({ step: { kind: "amend", text: value.text, why }, moment });
}

/** The match with something changed by the umpire: an entry of its own that everybody sees. */
export function amend(match: Match, text: string, why: string): Result<Match, readonly AnswerProblem[]> {
  const resolved = resolveAmendment(match, text, why);
  return resolved.ok ? ok(withStep(match, resolved.value)) : resolved;
}

/** The match with a recorded step played once more, with the faces that fell then. */
export function replayStep(match: Match, step: PlayedEntry): Played<Match> {
  if (step.kind === "amend") return amend(match, step.text, step.why);
  const { answers, rolls, draws, origins, source } = step;
  return play(match, answers, splitDice(recordedDice(rolls, 0, source), recordedDice(draws)), origins);
}
