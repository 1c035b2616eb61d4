import { nearest } from "../../../../core/input/nearest.ts";
import type { Objection } from "../../../../core/orders/refusal.ts";
import { type TextSpan, type Token, tokensOf } from "../../../../core/orders/token.ts";
import { fail, ok, type Result } from "../../../../core/result.ts";
import type { Mount } from "../../data/tables.ts";
import type { AceOrder, FireOrder } from "../grammar/order.ts";
import type { OrderContext, Question } from "../state/order-context.ts";
import { refuse } from "../state/refusal.ts";
import type { Board } from "../state/state.ts";
import { aceOptions } from "./ace.ts";
import { isEnemy } from "./enemies.ts";
import { barrelNames } from "./guns.ts";
import { mountsAsked, problemsWith } from "./hindrance.ts";
import { type FireTask, fireOptions } from "./options.ts";
import { idOf } from "./told.ts";

type Refused = readonly Objection[];

/** Longer texts can't be declarations. */
const LONGEST = 200;
const VERB = "fire";

function wordsOf(text: string): readonly Token[] {
  const words = tokensOf(text.slice(0, LONGEST), /[^\s,:]+/g);
  return words.map((word) => ({ ...word, text: word.text.toLowerCase() }));
}

/** An aircraft by its id, in any case where no other is meant. */
function find({ setup }: Board, word: string): number | undefined {
  const place = setup.airframes.findIndex(({ id }) => id.toLowerCase() === word);
  return place < 0 ? undefined : place;
}

/** Names that may stand for the guns of an order. */
function namesOf(order: FireOrder, mounts: readonly Mount[]): readonly string[] {
  const mount = mounts.find(({ id }) => id === order.mount);
  const all = mount !== undefined && order.barrels.length === mount.barrels.length;
  const barrels = mount && (order.barrels.length === 1 || !all) ? barrelNames(mount, order.barrels) : [];
  return [order.mount, ...barrels, ...(order.below ? ["below"] : []), ...(all ? ["both"] : [])];
}

/** The guns that a man could name at all. */
function gunNames(mounts: readonly Mount[]): readonly string[] {
  const barrels = mounts.flatMap(({ barrels: own }) => (own.length > 1 ? own.map(({ id }) => id) : []));
  return [...new Set([...mounts.map(({ id }) => id), ...barrels, "below"])];
}

/** An occasion to declare fire: who may be asked for it, with what, and the legal answers. */
interface Occasion {
  readonly board: Board;
  readonly task: FireTask;
  readonly mounts: readonly Mount[];
  readonly options: readonly FireOrder[];
}

function spanOf(words: readonly Token[]): TextSpan {
  return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 };
}

function badTarget({ board, task }: Occasion, word: Token): Refused | number {
  const index = find(board, word.text);
  const { setup, aircraft } = board;
  if (index === undefined) {
    const known = setup.airframes.flatMap(({ id }, other) => (isEnemy(board, task.who, other) ? [id] : []));
    return [refuse("fire-unknown", "4.6a", { found: word.text, known }, word)];
  }
  const id = idOf(setup, index);
  if (setup.airframes[index]?.side === setup.airframes[task.who]?.side)
    return [refuse("fire-friend", "4.6a", { id }, word)];
  if (aircraft[index]?.status !== "flying") return [refuse("fire-gone", "A-33", { id }, word)];
  return index;
}

/** Tasks that are about one enemy. */
function onlyTarget(task: FireTask): number | undefined {
  if (task.do === "late") return task.target;
  return task.do === "switch" ? task.attacker : undefined;
}

/** Why no order fits: the guns that are named, or what speaks against each mount that could be meant. */
function whyNot(asked: Occasion, target: number, guns: readonly Token[], token: TextSpan): Refused {
  const { board, task, mounts, options } = asked;
  const id = idOf(board.setup, task.who);
  const unknown = guns.find(({ text }) => !gunNames(mounts).includes(text) && text !== "both");
  if (unknown) {
    const values = { id, found: unknown.text, has: gunNames(mounts) };
    return [refuse("fire-gun", "4.9e", values, unknown)];
  }
  const below = guns.some(({ text }) => text === "below");
  const named = mounts.filter((mount) => guns.some(({ text }) => text === mount.id));
  const problems = (named.length > 0 ? named : mounts).flatMap((mount) =>
    problemsWith(board, task, mount, target, below),
  );
  if (problems.length > 0) return problems.map((problem) => ({ token, ...problem }));
  const could = options.find((one) => one.target === target);
  const mount = mounts.find((one) => one.id === could?.mount);
  const barrels = could && mount ? barrelNames(mount, could.barrels) : [];
  return [refuse("fire-both", "4.9j", { id, barrels }, spanOf(guns))];
}

function choose(
  asked: Occasion,
  target: number,
  guns: readonly Token[],
  token: TextSpan,
): Result<FireOrder, Refused> {
  const { board, task, mounts, options } = asked;
  const fitting = options.filter(
    (one) => one.target === target && guns.every(({ text }) => namesOf(one, mounts).includes(text)),
  );
  const [first] = fitting;
  if (!first) return fail(whyNot(asked, target, guns, token));
  const meant = [...new Set(fitting.map(({ mount }) => mount))];
  if (meant.length === 1) return ok(first);
  const aimed = { id: idOf(board.setup, task.who), target: idOf(board.setup, target), mount: first.mount };
  return fail([refuse("fire-which", "A-45", { ...aimed, mounts: meant }, token)]);
}

/** A declaration as it is written: its text, and its words in small letters. */
interface WrittenFire {
  readonly text: string;
  readonly words: readonly Token[];
}

function unreadable({ text }: WrittenFire, { options }: Occasion): Refused {
  const near = nearest(
    text,
    options.map((one) => one.text),
  );
  const token = { start: 0, end: text.length };
  return [refuse("fire-grammar", "4.6a", { found: text.trim(), near }, token)];
}

/** Why an enemy may not be fired at on this occasion, which is about another. */
function notAsked({ board, task }: Occasion, target: number, token: Token): Refused {
  const only = onlyTarget(task);
  if (only === undefined || only === target) return [];
  const values = { id: idOf(board.setup, target), only: idOf(board.setup, only) };
  return [refuse("fire-other", task.do === "late" ? "4.6b" : "4.6f", values, token)];
}

/** A legal declaration, or everything that speaks against it. */
function judge(said: WrittenFire, asked: Occasion): Result<FireOrder, Refused> {
  const { words } = said;
  const [who, ...guns] = words[0]?.text === VERB ? words.slice(1) : words;
  const bare = words.length === 1 ? words[0]?.text : undefined;
  const none = asked.options.find((one) => one.target === null && (one.text === bare || bare === "hold"));
  if (none) return ok(none);
  if (!who || bare === "hold" || bare === "keep") return fail(unreadable(said, asked));
  const target = badTarget(asked, who);
  if (typeof target !== "number") return fail(target);
  const other = notAsked(asked, target, who);
  return other.length > 0 ? fail(other) : choose(asked, target, guns, who);
}

/** `fire B2`, `fire B2 lewis`, `fire B2 rear`, `fire B2 below`, `hold` or `keep` of whoever is asked, `hold` for `keep` at a switch too. */
export const fire: Question<FireTask, FireOrder, WrittenFire, Pick<OrderContext, "board">> = {
  known: (text, _view, task, { board }) => fireOptions(board, task).find((one) => one.text === text),
  read: (text) => ({ text, words: wordsOf(text) }),
  judge: (_, task, said, { board }) =>
    judge(said, { board, task, options: fireOptions(board, task), mounts: mountsAsked(board, task) }),
  offer: (_view, task, { board }) => fireOptions(board, task),
};

/** `attack` or `defend`. */
export const ace: Question<unknown, AceOrder, string, Pick<OrderContext, "board" | "who">> = {
  read: (text) => text,
  judge(_view, _task, text) {
    const said = text.trim().toLowerCase();
    if (said === "attack" || said === "defend") return ok({ kind: "ace", text: said });
    const token = { start: 0, end: text.length };
    return fail([refuse("fire-ace", "A-05", { found: text.trim() }, token)]);
  },
  near: () => ["attack", "defend"],
  offer: (_view, _task, { board, who }) => aceOptions(board, who),
};
