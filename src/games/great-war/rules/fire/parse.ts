import type { Problem } from "../../../../core/game.ts";
import { nearest } from "../../../../core/input/nearest.ts";
import { type Span, type Token, tokensOf } from "../../../../core/orders/token.ts";
import { fail, ok, type Result } from "../../../../core/result.ts";
import type { Mount } from "../../data/tables.ts";
import type { AceOrder, FireOrder } from "../grammar/order.ts";
import type { Board } from "../state/state.ts";
import { isEnemy } from "./enemies.ts";
import { barrelNames } from "./guns.ts";
import { mountsAsked, problemsWith } from "./hindrance.ts";
import { type FireTask, fireOptions } from "./options.ts";
import { idOf, refuse } from "./told.ts";

type Refused = readonly Problem[];

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

interface FireQuestion {
  readonly board: Board;
  readonly task: FireTask;
  readonly mounts: readonly Mount[];
  readonly options: readonly FireOrder[];
  /** Nearest legal answers. */
  readonly near: readonly string[];
}

function spanOf(words: readonly Token[]): Span {
  return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 };
}

function badTarget({ board, task, near }: FireQuestion, word: Token): Refused | number {
  const index = find(board, word.text);
  const { setup, aircraft } = board;
  if (index === undefined) {
    const known = setup.airframes.flatMap(({ id }, other) => (isEnemy(board, task.who, other) ? [id] : []));
    return [refuse("fire-unknown", { found: word.text, known }, { rule: "4.6a", token: word, near })];
  }
  const id = idOf(setup, index);
  if (setup.airframes[index]?.side === setup.airframes[task.who]?.side)
    return [refuse("fire-friend", { id }, { rule: "4.6a", token: word, near })];
  if (aircraft[index]?.status !== "flying")
    return [refuse("fire-gone", { id }, { rule: "A-33", token: word, near })];
  return index;
}

/** Tasks that are about one enemy. */
function onlyTarget(task: FireTask): number | undefined {
  if (task.do === "late") return task.target;
  return task.do === "switch" ? task.attacker : undefined;
}

/** Why no order fits: the guns that are named, or what speaks against each mount that could be meant. */
function whyNot(asked: FireQuestion, target: number, guns: readonly Token[], token: Span): Refused {
  const { board, task, mounts, options, near } = asked;
  const id = idOf(board.setup, task.who);
  const unknown = guns.find(({ text }) => !gunNames(mounts).includes(text) && text !== "both");
  if (unknown) {
    const values = { id, found: unknown.text, has: gunNames(mounts) };
    return [refuse("fire-gun", values, { rule: "4.9e", token: unknown, near })];
  }
  const below = guns.some(({ text }) => text === "below");
  const named = mounts.filter((mount) => guns.some(({ text }) => text === mount.id));
  const problems = (named.length > 0 ? named : mounts).flatMap((mount) =>
    problemsWith(board, task, mount, target, below),
  );
  if (problems.length > 0) return problems.map((problem) => ({ token, near, ...problem }));
  const could = options.find((one) => one.target === target);
  const mount = mounts.find((one) => one.id === could?.mount);
  const barrels = could && mount ? barrelNames(mount, could.barrels) : [];
  return [refuse("fire-both", { id, barrels }, { rule: "4.9j", token: spanOf(guns), near })];
}

function choose(
  asked: FireQuestion,
  target: number,
  guns: readonly Token[],
  token: Span,
): Result<FireOrder, Refused> {
  const { board, task, mounts, options, near } = asked;
  const fitting = options.filter(
    (one) => one.target === target && guns.every(({ text }) => namesOf(one, mounts).includes(text)),
  );
  const [first] = fitting;
  if (!first) return fail(whyNot(asked, target, guns, token));
  const meant = [...new Set(fitting.map(({ mount }) => mount))];
  if (meant.length === 1) return ok(first);
  const aimed = { id: idOf(board.setup, task.who), target: idOf(board.setup, target), mount: first.mount };
  return fail([refuse("fire-which", { ...aimed, mounts: meant }, { rule: "A-45", token, near })]);
}

function explain(text: string, asked: FireQuestion): Result<FireOrder, Refused> {
  const { board, task, options, near } = asked;
  const words = wordsOf(text);
  const [who, ...guns] = words[0]?.text === VERB ? words.slice(1) : words;
  const bare = words.length === 1 ? words[0]?.text : undefined;
  const none = options.find((one) => one.target === null && (one.text === bare || bare === "hold"));
  if (none) return ok(none);
  if (!who || bare === "hold" || bare === "keep") {
    const found = text.trim();
    return fail([
      refuse("fire-grammar", { found, near }, { rule: "4.6a", token: { start: 0, end: text.length }, near }),
    ]);
  }
  const target = badTarget(asked, who);
  if (typeof target !== "number") return fail(target);
  const only = onlyTarget(task);
  if (only !== undefined && only !== target) {
    const values = { id: idOf(board.setup, target), only: idOf(board.setup, only) };
    return fail([
      refuse("fire-other", values, { rule: task.do === "late" ? "4.6b" : "4.6f", token: who, near }),
    ]);
  }
  return choose(asked, target, guns, who);
}

/**
 * Reads `fire B2`, `fire B2 lewis`, `fire B2 rear`, `fire B2 below`, `hold` or `keep` for whoever is asked, `hold` for
 * `keep` at a switch too: a legal declaration, or everything that speaks against it with the rule, the word and the nearest legal answers.
 */
export function parseFire(text: string, board: Board, task: FireTask): Result<FireOrder, Refused> {
  const options = fireOptions(board, task);
  const known = options.find((one) => one.text === text);
  if (known) return ok(known);
  const near = nearest(
    text,
    options.map((one) => one.text),
  );
  return explain(text, { board, task, options, near, mounts: mountsAsked(board, task) });
}

/** `attack` or `defend`. */
export function parseAce(text: string): Result<AceOrder, Refused> {
  const said = text.trim().toLowerCase();
  if (said === "attack" || said === "defend") return ok({ kind: "ace", text: said });
  const more = { rule: "A-05", token: { start: 0, end: text.length }, near: ["attack", "defend"] };
  return fail([refuse("fire-ace", { found: text.trim() }, more)]);
}
