import type { Dice, ThrowRequest } from "../../core/dice/dice.ts";
import { diceFor } from "../../core/file/round-dice.ts";
import { writeEntry } from "../../core/file/written.ts";
import type { Prompt, PromptId, SeatId } from "../../core/game.ts";
import type { AnswerTexts } from "../../core/match/entry.ts";
import { type Match, now } from "../../core/match/match.ts";
import { play } from "../../core/match/play.ts";
import type { AnswerProblem } from "../../core/match/problems.ts";
import type { Change, Header, OpenRound, PendingAnswer, PendingAnswers, Waiting } from "../store/store.ts";
import { checkpointOf, isOver, settingOf, stepped, type Tip } from "./tip.ts";

/** How a match stands: its log as far as it is at hand, and the open round beside it. */
export interface Position {
  readonly header: Header;
  readonly tip: Tip;
  readonly standing: OpenRound;
}

/** What comes of something that was asked: what is to be stored, and how the match stands then. */
export interface Turn {
  /** Undefined: nothing changes. */
  readonly change: Change | undefined;
  readonly after: Position;
  /** Answers that the rules refused when the round was to be resolved, of whichever seat; they are open again. */
  readonly refused?: readonly AnswerProblem[];
}

export const NOTHING_WAITS: Waiting = { typed: [], draws: [] };
const NOTHING_STANDS: OpenRound = { pending: new Map(), waiting: NOTHING_WAITS };

/** Who answers for a battle that is decided at once: the host, by the game's own table. */
export const TABLE_SEAT: SeatId = "table";
/** What waits for a battle that is decided at once, since its dice are not thrown yet. */
export const AT_ONCE: PendingAnswer = { seat: TABLE_SEAT, text: "", ready: true };

/** The prompts of a seat. */
export function promptsOf(match: Match, seat: SeatId): readonly Prompt[] {
  return now(match).prompts.filter((prompt) => prompt.seat === seat);
}

/** The seats that have not handed in all that they are asked. */
export function awaitedIn({ tip, standing: { pending } }: Position): readonly SeatId[] {
  const open = now(tip.match).prompts.filter(({ id }) => !pending.get(id)?.ready);
  return [...new Set(open.map(({ seat }) => seat))];
}

/** The answers that are sealed, but for battles that are decided at once. */
export function textsOf(pending: PendingAnswers): AnswerTexts {
  return new Map(
    [...pending].filter(([, { seat }]) => seat !== TABLE_SEAT).map(([id, { text }]) => [id, text]),
  );
}

function resolved({ header, tip, standing }: Position, live: Dice) {
  const { pending, waiting } = standing;
  const atOnce = now(tip.match)
    .prompts.filter(({ id, spawn }) => spawn && pending.has(id))
    .map(({ id }) => id);
  const { dice, drawn } = diceFor(() => tip.used, settingOf(tip, header), waiting, live);
  const origins = atOnce.length > 0 ? { atOnce } : undefined;
  return { played: play(tip.match, textsOf(pending), dice, origins), drawn };
}

/** The throw that a round waits for whose answers are all in; undefined where it waits for none. */
export function throwAwaited(position: Position, live: Dice): ThrowRequest | undefined {
  if (now(position.tip.match).prompts.length === 0 || awaitedIn(position).length > 0) return undefined;
  const { played } = resolved(position, live);
  return "needs" in played ? played.needs : undefined;
}

function without(pending: PendingAnswers, prompts: readonly PromptId[]): PendingAnswers {
  return new Map([...pending].filter(([id]) => !prompts.includes(id)));
}

/** The entry of a round that was resolved, with all that was answered in it. */
function entered(position: Position, match: Match): Turn {
  const tip = stepped(position.tip, match);
  const round = match.entries.at(-1);
  if (!round) throw new Error("a round was resolved without an entry");
  const entry = writeEntry(round, match.source);
  const change = { entry, over: isOver(tip), checkpoint: checkpointOf(tip) };
  return { change, after: { ...position, tip, standing: NOTHING_STANDS } };
}

/** Answers that turn out refused are open again, and the dice that were read for the round decide nothing any more. */
function reopened(position: Position, refused: readonly AnswerProblem[], change: Change): Turn {
  const { pending, waiting } = position.standing;
  const named = refused.flatMap(({ prompt }) => prompt ?? []);
  const drop = named.length > 0 ? named : [...pending.keys()];
  const put = change.put && without(change.put, drop);
  const open: Waiting = { ...waiting, ...NOTHING_WAITS };
  const standing = { pending: without(pending, drop), waiting: open };
  return { change: { put, drop, waiting: open }, after: { ...position, standing }, refused };
}

/** What comes of a change of the open round: where the last answer is in, the round is resolved with it. */
export function turned(position: Position, change: Change, live: Dice): Turn {
  if (awaitedIn(position).length > 0) return { change, after: position };
  const { played, drawn } = resolved(position, live);
  if (played.ok) return entered(position, played.value);
  if ("needs" in played) return waitingFor(position, change, drawn());
  return reopened(position, played.error, change);
}

function waitingFor(position: Position, change: Change, draws: readonly number[]): Turn {
  const { standing } = position;
  const waiting = { ...standing.waiting, draws };
  return { change: { ...change, waiting }, after: { ...position, standing: { ...standing, waiting } } };
}
