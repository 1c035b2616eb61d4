import type { Dice } from "../../../../src/core/dice/dice.ts";
import type { GameEvent, Prompt } from "../../../../src/core/game.ts";
import { battleOfBritain as game } from "../../../../src/games/battle-of-britain/computer/game.ts";
import type { Config } from "../../../../src/games/battle-of-britain/data/config.ts";
import { flow } from "../../../../src/games/battle-of-britain/rules/flow/flow.ts";
import type { Order } from "../../../../src/games/battle-of-britain/rules/grammar/order.ts";
import { setupFrom } from "../../../../src/games/battle-of-britain/rules/setup/from-config.ts";
import type {
  Geschwader,
  PoolState,
  State,
  Wing,
} from "../../../../src/games/battle-of-britain/rules/state/state.ts";
import type { Task } from "../../../../src/games/battle-of-britain/rules/state/task.ts";
import { firstState } from "../../../../src/games/battle-of-britain/rules/turn/first-state.ts";
import { countedDice, SHUFFLES } from "../../counted-dice.ts";

const LUFTWAFFE = { "+": 1, o: 4, "-": 5 } as const;
const RAF = { o: 1, "+": 4, "-": 5 } as const;

/** Faces of the Luftwaffe's dice by their symbols: `+ - o`. */
export const lw = (symbols: string) => symbols.split(" ").map((one) => LUFTWAFFE[one as "+"]);
/** Faces of the RAF's dice by their symbols. */
export const raf = (symbols: string) => symbols.split(" ").map((one) => RAF[one as "o"]);

/** A campaign that answers drive. Faces are listed before the answers that throw them. */
export class Match {
  readonly events: GameEvent[] = [];
  private faces: readonly number[] = [];

  constructor(public state: State) {}

  /** The faces that the next answers throw: all of them, and no more. */
  dice(...faces: readonly number[]): this {
    this.faces = faces;
    return this;
  }

  /** Answers, one a question. */
  play(...answers: readonly string[]): this {
    const { dice, left } = countedDice(this.faces);
    for (const text of answers) {
      const [prompt, other] = this.prompts();
      if (!prompt || other) throw new Error(`"${text}" meets ${this.asked() || "no question"}`);
      this.resolve([prompt], [text], dice);
    }
    if (left() > 0) throw new Error(`${left()} dice were not thrown`);
    this.faces = [];
    return this;
  }

  /** Answers to questions that are open at once. */
  together(...answers: readonly string[]): this {
    const { dice, left } = countedDice(this.faces);
    this.resolve(this.prompts(), answers, dice);
    if (left() > 0) throw new Error(`${left()} dice were not thrown`);
    this.faces = [];
    return this;
  }

  /** Does what asks nobody. */
  run(): this {
    const { dice, left } = countedDice(this.faces);
    const { state, events } = flow.advance(this.state, [], dice);
    if (left() > 0) throw new Error(`${left()} dice were not thrown`);
    this.state = state;
    this.events.push(...events);
    this.faces = [];
    return this;
  }

  /** Who is asked for what: `scramble 2A`. */
  asked(): string {
    return this.prompts()
      .map(({ kind, id }) => (kind === id ? kind : `${kind} ${id}`))
      .join(", ");
  }

  prompts(): readonly Prompt[] {
    return game.prompts(this.state);
  }

  /** Why an answer is refused: `barred BB-38`; undefined where it is legal. */
  refusal(text: string): string | undefined {
    const [prompt] = this.prompts();
    if (!prompt) return "over";
    const parsed = game.parse(text, prompt, game.view(this.state, prompt.seat), new Map());
    return parsed.ok ? undefined : parsed.error.map(({ code, rule }) => `${code} ${rule}`).join(", ");
  }

  /** Every legal answer. */
  options(): readonly string[] {
    const [prompt] = this.prompts();
    if (!prompt) return [];
    return [...game.options(prompt, game.view(this.state, prompt.seat), new Map())].map(game.print);
  }

  geschwader(id: string): Geschwader {
    return this.state.geschwader.find((one) => one.id === id) as Geschwader;
  }

  wing(id: string): Wing {
    return this.state.wings.find((one) => one.id === id) as Wing;
  }

  pool(id: string): PoolState {
    return this.state.pools[id] as PoolState;
  }

  /** The latest event of a kind. */
  last(key: string): Readonly<Record<string, unknown>> {
    const found = this.events.filter((event) => event.key === `event.${key}`).at(-1);
    if (!found) throw new Error(`no ${key} has happened`);
    return found.values;
  }

  count(key: string): number {
    return this.events.filter((event) => event.key === `event.${key}`).length;
  }

  private resolve(prompts: readonly Prompt[], answers: readonly string[], dice: Dice): void {
    const own = new Map<string, Map<string, Order>>();
    const orders = new Map<string, Order>();
    for (const [at, prompt] of prompts.entries()) {
      const seats = own.get(prompt.seat) ?? new Map<string, Order>();
      const parsed = game.parse(answers[at] ?? "", prompt, game.view(this.state, prompt.seat), seats);
      if (!parsed.ok) throw new Error(`${prompt.kind}: "${answers[at]}": ${JSON.stringify(parsed.error)}`);
      orders.set(prompt.id, parsed.value);
      own.set(prompt.seat, seats.set(prompt.id, parsed.value));
    }
    const { state, events } = game.resolve(this.state, orders, dice);
    this.state = state;
    this.events.push(...events);
  }
}

/** Squadrons as `2 Bf109, He111`. */
export function cards(list: string): readonly string[] {
  return list
    .split(", ")
    .filter((part) => part !== "")
    .flatMap((part) => {
      const [count = "", type] = part.split(" ");
      return type === undefined ? [count] : Array.from({ length: Number(count) }, () => type);
    });
}

/** A campaign under way. */
export interface Scene {
  readonly turn?: number;
  readonly phase?: number;
  readonly config?: Config;
  /** What is to be done. */
  readonly tasks: readonly Task[];
  /** Squadrons, or more, of formations that matter; all others are empty. */
  readonly geschwader?: Readonly<
    Record<string, string | (Partial<Omit<Geschwader, "squadrons">> & { readonly has: string })>
  >;
  readonly wings?: Readonly<
    Record<string, string | (Partial<Omit<Wing, "squadrons">> & { readonly has: string })>
  >;
  readonly state?: Partial<State>;
}

function placed<One extends { readonly id: string; readonly squadrons: readonly string[] }>(
  all: readonly One[],
  told: Readonly<Record<string, string | (object & { readonly has: string })>> = {},
): readonly One[] {
  return all.map((one) => {
    const found = told[one.id];
    if (found === undefined) return one;
    if (typeof found === "string") return { ...one, squadrons: cards(found) };
    const { has, ...rest } = found;
    return { ...one, ...rest, squadrons: cards(has) };
  });
}

/** A campaign under way: formations as told, the rest of each pool in its pile. */
export function scene({ turn = 2, phase = 1, config = {}, tasks, geschwader, wings, state }: Scene): Match {
  const first = firstState(setupFrom({ turns: { from: turn, to: turn }, ...config }), SHUFFLES);
  const base = {
    ...first,
    turn,
    phase,
    flying: true,
    markers: 5,
    geschwader: placed(first.geschwader, geschwader),
    wings: placed(first.wings, wings),
  };
  const held = [...base.geschwader, ...base.wings];
  const pools = Object.entries(base.pools).map(([id, pool]) => {
    const own = held
      .filter((one) => ("pool" in one ? one.pool : one.group) === id)
      .flatMap((one) => one.squadrons);
    const pile = own.reduce((left, card) => {
      const at = left.findIndex((one) => one.card === card);
      return at < 0 ? left : left.filter((_, place) => place !== at);
    }, pool.pile);
    return [id, { ...pool, pile }] as const;
  });
  return new Match({ ...base, pools: Object.fromEntries(pools), ...state, agenda: tasks }).run();
}

/** The tasks of a Tally Ho from the German move on. */
export const TALLY_HO: readonly Task[] = [
  { do: "german-move" },
  { do: "recall" },
  { do: "british-move" },
  { do: "battle" },
  { do: "dogfights" },
  { do: "bombing", settled: [] },
  { do: "reach-home" },
  { do: "tally-ho-end" },
];

/** A pool with squadrons in its Damaged box, which are no longer in its pile. */
export function damaged(match: State, pool: string, list: string): PoolState {
  const types = cards(list);
  const before = match.pools[pool] as PoolState;
  const pile = types.reduce((left, type) => {
    const at = left.findIndex((one) => one.card === type);
    return left.filter((_, place) => place !== at);
  }, before.pile);
  const counts: Record<string, number> = {};
  for (const type of types) counts[type] = (counts[type] ?? 0) + 1;
  return { ...before, pile, damaged: counts };
}
