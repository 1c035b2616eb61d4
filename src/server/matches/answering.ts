import type { Dice } from "../../core/dice/dice.ts";
import { typedProblem } from "../../core/file/round-dice.ts";
import { writeEntry } from "../../core/file/written.ts";
import type { PromptId, SeatId } from "../../core/game.ts";
import { now } from "../../core/match/match.ts";
import type { AnswerProblem } from "../../core/match/problems.ts";
import { sealEach } from "../../core/match/sealed.ts";
import { judgeUnsealing } from "../../core/match/unsealing.ts";
import type { PendingAnswer, PendingAnswers } from "../store/store.ts";
import { RequestRefusal } from "./refusal.ts";
import {
  AT_ONCE,
  awaitedIn,
  type Position,
  promptsOf,
  type Turn,
  textsOf,
  throwAwaited,
  turned,
} from "./round.ts";
import { noted } from "./tip.ts";

/** What a seat hands over of its answers. */
export interface Given {
  readonly seat: SeatId;
  readonly answers: readonly (readonly [PromptId, string])[];
  /** Hands in all that it has answered so far. */
  readonly ready: boolean;
}

function refusedAnswers(problems: readonly AnswerProblem[]): RequestRefusal {
  return new RequestRefusal("answers", {}, problems);
}

function merged(pending: PendingAnswers, put: PendingAnswers): PendingAnswers {
  return new Map([...pending, ...put]);
}

/** What of the answers given is not what this seat has sealed already, word for word. */
function judged({ tip, standing }: Position, { seat, answers }: Given): ReadonlyMap<PromptId, string> {
  const own = promptsOf(tip.match, seat).map(({ id }) => id);
  const stray = answers.filter(([id]) => !own.includes(id));
  if (stray.length > 0)
    throw refusedAnswers(
      stray.map(([id]) => ({ prompt: id, code: "unknown-prompt", values: { prompt: id, awaited: own } })),
    );
  const texts = new Map(answers);
  const { sealed, refused } = sealEach(tip.match, textsOf(standing.pending), texts);
  if (refused.size > 0) throw refusedAnswers([...refused.values()].flat());
  const changed = [...texts.keys()].filter((id) => sealed.get(id) !== standing.pending.get(id)?.text);
  if (changed.some((id) => standing.pending.get(id)?.ready)) throw new RequestRefusal("handed-in");
  return new Map(changed.map((id) => [id, sealed.get(id) ?? ""]));
}

function missing(pending: PendingAnswers, own: readonly PromptId[]): readonly AnswerProblem[] {
  return own
    .filter((id) => !pending.has(id))
    .map((id) => ({ prompt: id, code: "missing-answer", values: { prompt: id } }));
}

/** A turn with no other refusals than those that concern these prompts, or none: what others have sealed is not told. */
function toldTo(prompts: readonly PromptId[], turn: Turn): Turn {
  const told = turn.refused?.filter(({ prompt }) => prompt === null || prompts.includes(prompt)) ?? [];
  return { change: turn.change, after: turn.after, ...(told.length > 0 && { refused: told }) };
}

/** Seals answers of a seat, all or none, and hands them in where it is ready; throws a `RequestRefusal`. */
export function sealing(position: Position, given: Given, live: Dice): Turn {
  const { tip, standing } = position;
  const { seat, ready } = given;
  const sealed: [PromptId, PendingAnswer][] = [...judged(position, given)].map(([id, text]) => [
    id,
    { seat, text, ready },
  ]);
  let pending = merged(standing.pending, new Map(sealed));
  const own = promptsOf(tip.match, seat).map(({ id }) => id);
  if (ready) {
    const problems = missing(pending, own);
    if (problems.length > 0) throw refusedAnswers(problems);
    pending = merged(
      pending,
      new Map(own.map((id) => [id, { ...(pending.get(id) as PendingAnswer), ready }])),
    );
  }
  const put = new Map([...pending].filter(([id, one]) => standing.pending.get(id) !== one));
  return toldTo(own, turned({ ...position, standing: { ...standing, pending } }, { put }, live));
}

/** Opens sealed answers of a seat again; that it takes back what it had handed in stands in the log. Throws a `RequestRefusal`. */
export function unsealing(position: Position, seat: SeatId, prompts: readonly PromptId[]): Turn {
  const { tip, standing } = position;
  const own = promptsOf(tip.match, seat).map(({ id }) => id);
  const drop = prompts.filter((id) => own.includes(id) && standing.pending.has(id));
  if (drop.length === 0) return { change: undefined, after: position };
  // All are in, and dice are read out for them: who has seen those changes nothing any more.
  if (awaitedIn(position).length === 0) throw new RequestRefusal("stale");
  const handedIn = own.some((id) => standing.pending.get(id)?.ready);
  const left = [...standing.pending].filter(([id]) => !drop.includes(id));
  const open = left.map(([id, one]) => [id, own.includes(id) ? { ...one, ready: false } : one] as const);
  const pending: PendingAnswers = new Map(open);
  const after = { ...position, standing: { ...standing, pending } };
  if (!handedIn) return { change: { drop }, after };
  const told = judgeUnsealing(tip.match, seat);
  if (!told.ok) throw refusedAnswers(told.error);
  const entry = writeEntry(told.value, tip.match.source);
  return {
    change: { entry, put: pending, waiting: standing.waiting },
    after: { ...after, tip: noted(tip, told.value) },
  };
}

/** Takes faces of real dice, or throws them here (`null`); throws a `RequestRefusal`. */
export function facing(position: Position, faces: readonly number[] | null, live: Dice): Turn {
  const { standing } = position;
  const request = throwAwaited(position, live);
  if (!request) throw new RequestRefusal("no-dice-asked");
  const problem = faces && typedProblem(request, faces);
  if (problem) throw refusedAnswers([{ prompt: null, ...problem }]);
  const typed = [...standing.waiting.typed, ...(faces ?? live.throw(request))];
  const waiting = { ...standing.waiting, typed };
  return toldTo([], turned({ ...position, standing: { ...standing, waiting } }, { waiting }, live));
}

/** Has a spawned battle decided at once; throws a `RequestRefusal`. */
export function deciding(position: Position, id: PromptId, live: Dice): Turn {
  const { tip, standing } = position;
  if (!now(tip.match).prompts.some((prompt) => prompt.id === id && prompt.spawn))
    throw new RequestRefusal("no-battle");
  if (standing.pending.has(id)) return { change: undefined, after: position };
  const put = new Map([[id, AT_ONCE]]);
  const pending = merged(standing.pending, put);
  return toldTo([], turned({ ...position, standing: { ...standing, pending } }, { put }, live));
}
