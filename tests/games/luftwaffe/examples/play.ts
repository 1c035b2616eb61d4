import type { Dice } from "../../../../src/core/dice/dice.ts";
import type { GameEvent, Prompt } from "../../../../src/core/game.ts";
import { luftwaffe as game } from "../../../../src/games/luftwaffe/computer/game.ts";
import { type QUARTERS, quarterOf } from "../../../../src/games/luftwaffe/data/calendar.ts";
import type { Options } from "../../../../src/games/luftwaffe/data/options.ts";
import { TABLES } from "../../../../src/games/luftwaffe/data/own.ts";
import type { Complex } from "../../../../src/games/luftwaffe/data/tables.ts";
import { flow } from "../../../../src/games/luftwaffe/rules/flow/flow.ts";
import type { Order } from "../../../../src/games/luftwaffe/rules/grammar/order.ts";
import { setupFrom } from "../../../../src/games/luftwaffe/rules/setup/from-config.ts";
import { firstState } from "../../../../src/games/luftwaffe/rules/state/first-state.ts";
import type { AmericanState, GermanState, State } from "../../../../src/games/luftwaffe/rules/state/state.ts";
import type { Task } from "../../../../src/games/luftwaffe/rules/state/task.ts";
import { countedDice } from "../../counted-dice.ts";

type Month = (typeof QUARTERS)[number];

/** A war that answers drive. Faces are listed before the answers that throw them. */
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
    this.counting((dice) => {
      for (const text of answers) {
        const [prompt, other] = this.prompts();
        if (!prompt || other) throw new Error(`"${text}" meets ${this.asked() || "no question"}`);
        this.resolve([prompt], [text], dice);
      }
    });
    return this;
  }

  /** Answers to questions that are open at once. */
  together(...answers: readonly string[]): this {
    this.counting((dice) => this.resolve(this.prompts(), answers, dice));
    return this;
  }

  /** Does what asks nobody. */
  run(): this {
    this.counting((dice) => {
      const { state, events } = flow.advance(this.state, [], dice);
      this.state = state;
      this.events.push(...events);
    });
    return this;
  }

  /** Who is asked for what: `german attack`. */
  asked(): string {
    return this.prompts()
      .map(({ seat, kind }) => `${seat} ${kind}`)
      .join(", ");
  }

  prompts(): readonly Prompt[] {
    return game.prompts(this.state);
  }

  /** Why an answer is refused: `base-full LW-37`; undefined where it is legal. */
  refusal(text: string, at = 0): string | undefined {
    const prompt = this.prompts()[at];
    if (!prompt) return "over";
    const parsed = game.parse(text, prompt, game.view(this.state, prompt.seat), new Map());
    return parsed.ok ? undefined : parsed.error.map(({ code, rule }) => `${code} ${rule}`).join(", ");
  }

  /** An answer in its one spelling. */
  spelled(text: string): string {
    const [prompt] = this.prompts() as readonly [Prompt];
    const parsed = game.parse(text, prompt, game.view(this.state, prompt.seat), new Map());
    return parsed.ok ? game.print(parsed.value) : "refused";
  }

  /** All answers that are offered. */
  offered(): readonly string[] {
    const [prompt] = this.prompts() as readonly [Prompt];
    return [...game.options(prompt, game.view(this.state, prompt.seat), new Map())].map(game.print);
  }

  german(id: string): GermanState {
    return this.state.germans.find((one) => one.id === id) as GermanState;
  }

  american(id: string): AmericanState {
    return this.state.americans.find((one) => one.id === id) as AmericanState;
  }

  /** Factors that units have left, one after another. */
  factors(...ids: readonly string[]): readonly number[] {
    return ids.map((id) => (this.german(id) ?? this.american(id)).factors);
  }

  /** All of an event's kind. */
  told(key: string): readonly Readonly<Record<string, unknown>>[] {
    return this.events.filter((event) => event.key === `event.${key}`).map(({ values }) => values);
  }

  /** Volleys as `FW190 6 at P47: 4 is 4, 1`. */
  volleys(): readonly string[] {
    return this.told("volley").map(
      ({ by, at, factors, die, changed, hits }) => `${by} ${factors} at ${at}: ${die} is ${changed}, ${hits}`,
    );
  }

  private counting(plays: (dice: Dice) => void): void {
    const { dice, left } = countedDice(this.faces);
    plays(dice);
    if (left() > 0) throw new Error(`${left()} dice were not thrown`);
    this.faces = [];
  }

  private resolve(prompts: readonly Prompt[], answers: readonly string[], dice: Dice): void {
    const orders = new Map<string, Order>();
    for (const [at, prompt] of prompts.entries()) {
      const parsed = game.parse(answers[at] ?? "", prompt, game.view(this.state, prompt.seat), new Map());
      if (!parsed.ok) throw new Error(`${prompt.kind}: "${answers[at]}": ${JSON.stringify(parsed.error)}`);
      orders.set(prompt.id, parsed.value);
    }
    const { state, events } = game.resolve(this.state, orders, dice);
    this.state = state;
    this.events.push(...events);
  }
}

/** A war under way. */
export interface Scene {
  readonly month?: Month;
  /** The last quarter, where more are played. */
  readonly to?: Month;
  readonly options?: Partial<Options>;
  /** A single raid (LW-113); else a campaign that begins in the quarter. */
  readonly raid?: boolean;
  /** What is to be done. */
  readonly tasks: readonly Task[];
  /** Units that matter, as they stand. */
  readonly germans?: Readonly<Record<string, Partial<GermanState>>>;
  readonly americans?: Readonly<Record<string, Partial<AmericanState>>>;
  readonly state?: Partial<State>;
}

function changed<One extends { readonly id: string }>(
  all: readonly One[],
  told: Readonly<Record<string, Partial<One>>> = {},
): readonly One[] {
  const known = new Set(all.map(({ id }) => id));
  const strange = Object.keys(told).find((id) => !known.has(id));
  if (strange !== undefined) throw new Error(`there is no ${strange}`);
  return all.map((one) => ({ ...one, ...told[one.id] }));
}

/** A war under way: everybody who has entered by the quarter is there and nowhere, but for who is told. */
export function scene(given: Scene): Match {
  const { month = "1944-04", to = month, options, raid = true, tasks, germans, americans, state } = given;
  const setup = setupFrom({ ...(raid && { raid }), quarters: { from: month, to }, options });
  const first = firstState(setup);
  return new Match({
    ...first,
    turn: raid ? 5 : 0,
    agenda: tasks,
    germans: changed(first.germans, germans),
    americans: changed(first.americans, americans),
    ...state,
  });
}

/** Both halves of a turn, from the German's battles to the last losses. */
export const BATTLES: readonly Task[] = [
  { do: "attacks", half: "german" },
  { do: "losses" },
  { do: "attacks", half: "american" },
  { do: "losses" },
];

/** Units in the air in a hex, each with what else is told of it. */
export function inAir<One extends object>(
  hex: string,
  units: string,
  more: Partial<One> = {},
): Record<string, Partial<One>> {
  return Object.fromEntries(units.split(" ").map((id) => [id, { hex, ...more } as unknown as Partial<One>]));
}

/** Targets of a complex, bombed in a quarter: all, or so many of them from the first. */
export function bombedOf(complex: Complex, month: Month, count = 99): State["bombed"] {
  return TABLES.targets
    .filter((target) => target.complex === complex)
    .slice(0, count)
    .map(({ id }) => ({ target: id, quarter: quarterOf(month) }));
}
