import type { Dice } from "../core/dice/dice.ts";
import type { AnyAppraisedGame, Prompt, PromptId } from "../core/game.ts";
import { itemAt } from "../core/item-at.ts";
import type { Worlds } from "./determinization.ts";
import { pick } from "./mixed-strategy.ts";
import { allOf, areAllies, type OpenQuestion, type Position } from "./position.ts";
import { isQuiet, sampledAnswers } from "./quiescence.ts";
import type { SearchBudget } from "./search-budget.ts";

/** How an information set is searched. */
export interface TreePlan {
  /** Questions that are answered from what the tree has learned, before fair answers take over. */
  readonly depth: number;
  /** Turns that are played on before a state is judged. */
  readonly turns: number;
}

/** What is known of an answer: in all worlds in which it could be given. */
interface Node {
  /** How often it was tried, and could have been. */
  visits: number;
  available: number;
  /** What it was worth to the searching seat, in all tries. */
  total: number;
  readonly children: Map<string, Node>;
}

/** How eagerly answers are tried that have seldom been. */
const EXPLORATION = 0.7;
/** Answers that are looked at where they can't be listed. */
const LISTED = 60;
const SAMPLED = 8;
/** Questions after which a line is judged as it stands. */
const LONGEST_LINE = 120;
/** Of the deviations from the mean, those that are told apart. */
const DEVIATIONS = 3;

const NOTHING: ReadonlyMap<PromptId, unknown> = new Map();

function newNode(): Node {
  return { visits: 0, available: 0, total: 0, children: new Map() };
}

/** Brings worths of any unit to 0 to 1, by their mean and spread so far. */
class Scale {
  private count = 0;
  private mean = 0;
  private squares = 0;

  add(value: number): void {
    this.count += 1;
    const before = value - this.mean;
    this.mean += before / this.count;
    this.squares += before * (value - this.mean);
  }

  of(value: number): number {
    const deviation = Math.sqrt(this.squares / Math.max(1, this.count));
    if (deviation === 0) return 0.5;
    const part = (value - this.mean) / (2 * DEVIATIONS * deviation);
    return Math.min(1, Math.max(0, 0.5 + part));
  }
}

/** A candidate of a question, and its spelling. */
interface Candidate {
  readonly order: unknown;
  readonly text: string;
}

function candidatesIn(
  game: AnyAppraisedGame,
  state: unknown,
  prompt: Prompt,
  dice: Dice,
): readonly Candidate[] {
  const view = game.view(state, prompt.seat);
  const all =
    allOf(game.options(prompt, view, NOTHING), LISTED) ??
    Array.from({ length: SAMPLED }, () => game.sample(prompt, view, NOTHING, dice));
  return all.map((order) => ({ order, text: game.print(order) }));
}

/** One search: what does not change from try to try. */
class Search {
  private readonly root = newNode();
  private readonly scale = new Scale();

  constructor(
    private readonly position: Position,
    private readonly candidates: readonly Candidate[],
    private readonly plan: TreePlan,
    private readonly budget: SearchBudget,
    private readonly dice: Dice,
  ) {}

  /** One try: down the tree, one answer further, on to a quiet state, and back. */
  run(world: unknown): void {
    const path = [this.root];
    let state = world;
    for (let depth = 0; depth < this.plan.depth; depth++) {
      const prompts = this.position.game.prompts(state);
      const [prompt] = prompts;
      if (!prompt || prompts.length > 1) break;
      const node = itemAt(path, path.length - 1);
      const options =
        depth === 0 ? this.candidates : candidatesIn(this.position.game, state, prompt, this.dice);
      const { order, child } = this.select(node, prompt, options);
      state = this.resolve(state, new Map([[prompt.id, order]]));
      path.push(child);
      if (child.visits === 0) break;
    }
    const value = this.judged(state);
    this.scale.add(value);
    for (const node of path) {
      node.visits += 1;
      node.total += value;
    }
  }

  /** How often each candidate was tried, and what it was worth on average. */
  result(): { readonly visits: Float64Array; readonly values: Float64Array } {
    const nodes = this.candidates.map(({ text }) => this.root.children.get(text));
    const least = nodes.reduce(
      (low, node) => (node && node.visits > 0 ? Math.min(low, node.total / node.visits) : low),
      Number.POSITIVE_INFINITY,
    );
    return {
      visits: Float64Array.from(nodes, (node) => node?.visits ?? 0),
      values: Float64Array.from(nodes, (node) =>
        node && node.visits > 0 ? node.total / node.visits : least,
      ),
    };
  }

  private resolve(state: unknown, answers: ReadonlyMap<PromptId, unknown>): unknown {
    this.budget.spend();
    return this.position.game.resolve(state, answers, this.dice).state;
  }

  /** An answer that has never been tried, else the one with the highest upper confidence bound for who is asked. */
  private select(node: Node, prompt: Prompt, options: readonly Candidate[]) {
    const { seat } = this.position;
    const isFriend = areAllies(this.position, seat, prompt.seat);
    const children = options.map(({ text }) => {
      const child = node.children.get(text) ?? newNode();
      node.children.set(text, child);
      child.available += 1;
      return child;
    });
    const fresh = children.flatMap((child, place) => (child.visits === 0 ? [place] : []));
    const place =
      fresh.length > 0 ? itemAt(fresh, pick(fresh.length, this.dice)) : this.highest(children, isFriend);
    return { order: options[place]?.order, child: itemAt(children, place) };
  }

  private highest(children: readonly Node[], isFriend: boolean): number {
    let [best, most] = [0, Number.NEGATIVE_INFINITY];
    children.forEach(({ visits, available, total }, place) => {
      const worth = this.scale.of(total / visits);
      const bound = (isFriend ? worth : 1 - worth) + EXPLORATION * Math.sqrt(logarithm(available) / visits);
      if (bound > most) [best, most] = [place, bound];
    });
    return best;
  }

  private turnOf(state: unknown): number {
    const { game, seat } = this.position;
    return game.report(game.view(state, seat)).turn;
  }

  /** What a state is worth after so many turns of fair answers, once nothing is unsettled. */
  private judged(from: unknown): number {
    const { game, seat } = this.position;
    let state = from;
    const last = this.plan.turns > 0 ? this.turnOf(this.position.state) + this.plan.turns : 0;
    for (let step = 0; step < LONGEST_LINE; step++) {
      const prompts = game.prompts(state);
      if (prompts.length === 0 || (isQuiet(prompts) && (last === 0 || this.turnOf(state) >= last))) break;
      state = this.resolve(state, sampledAnswers(game, state, prompts, this.dice));
    }
    return game.appraise(state, seat);
  }
}

/** The logarithm of a whole number, rounded up to whole twos: near enough, and the same on every machine. */
function logarithm(number: number): number {
  return Math.LN2 * (32 - Math.clz32(number));
}

/**
 * Searches the tree of answers below a lone question in one world after the other (information set Monte Carlo tree
 * search): one tree for all worlds that look alike to the seat, whose enemies choose what is worst for it and whose
 * allies what is best.
 */
export function informationSetSearch(
  position: Position,
  question: OpenQuestion,
  worlds: Worlds,
  plan: TreePlan,
  budget: SearchBudget,
  dice: Dice,
): { readonly visits: Float64Array; readonly values: Float64Array } {
  const candidates = question.candidates.map((order) => ({ order, text: position.game.print(order) }));
  const search = new Search(position, candidates, plan, budget, dice);
  search.run(position.state);
  while (budget.left > 0) search.run(worlds.next());
  return search.result();
}
