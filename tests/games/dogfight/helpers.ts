import { type Dice, recordedDice } from "../../../src/core/dice/dice.ts";
import type { Prompt } from "../../../src/core/game.ts";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import type { AircraftConfig, Config, OptionsConfig } from "../../../src/games/dogfight/data/config.ts";
import type { Weapon } from "../../../src/games/dogfight/data/weapons.ts";
import type { Order } from "../../../src/games/dogfight/rules/grammar/order.ts";
import { type Situation, situationOf } from "../../../src/games/dogfight/rules/state/situation.ts";
import type { State } from "../../../src/games/dogfight/rules/state/state.ts";
import type { DogfightEvent } from "../../../src/games/dogfight/rules/state/tell.ts";

/** An aircraft of a test: a type of its own unless one is named. */
export interface Craft {
  readonly id: string;
  readonly side?: string;
  readonly type?: string;
  readonly x?: number;
  readonly y?: number;
  readonly heading?: number;
  readonly speed?: number;
  readonly level?: number;
  readonly engine?: number;
  readonly fuselage?: number;
  readonly toHit?: number;
  readonly weapons?: readonly Weapon[];
  readonly ceiling?: number;
}

/** Sides go by the first letter of the id: R red, B blue. */
function aircraft(craft: Craft): AircraftConfig {
  const { engine = 4, fuselage = 3, toHit = 3, weapons = ["front"], ceiling = 20 } = craft;
  return {
    id: craft.id,
    side: craft.side ?? (craft.id.startsWith("R") ? "red" : "blue"),
    type: craft.type ?? { name: "Test", engine, fuselage, toHit, weapons: [...weapons], ceiling },
    x: craft.x ?? 24,
    y: craft.y ?? 18,
    heading: craft.heading ?? 12,
    speed: craft.speed ?? 2,
    ...(craft.level !== undefined && { level: craft.level }),
  };
}

/** A set-up of these aircraft on a table of 48 by 36 inches. */
export function config(crafts: readonly Craft[], options: OptionsConfig = {}, more: Config = {}): Config {
  return { table: { width: 48, depth: 36 }, options, aircraft: crafts.map(aircraft), ...more };
}

/** A game in play: its state and everything that has happened. */
export class Play {
  readonly events: DogfightEvent[] = [];
  state: State;

  constructor(setup: Config) {
    const problems = dogfight.check(setup);
    if (problems.length > 0) throw new Error(JSON.stringify(problems));
    this.state = dogfight.setup(setup, recordedDice([])).state;
  }

  /** Answers all open prompts and resolves; the faces must be exactly those that are rolled. */
  round(answers: Readonly<Record<string, string>>, faces: readonly number[] = []): this {
    let rolled = 0;
    const source = recordedDice(faces);
    const dice: Dice = {
      throw: (request) => {
        rolled += request.dice.length;
        return source.throw(request);
      },
    };
    const orders = new Map<string, Order>();
    for (const prompt of this.prompts()) {
      const text = answers[prompt.id];
      if (text === undefined) throw new Error(`${prompt.id} is asked`);
      orders.set(prompt.id, this.parse(prompt, text));
    }
    if (orders.size !== Object.keys(answers).length) throw new Error(`only ${[...orders.keys()]} are asked`);
    const { state, events } = dogfight.resolve(this.state, orders, dice);
    if (rolled !== faces.length) throw new Error(`${rolled} dice fall, not ${faces.length}`);
    this.state = state;
    this.events.push(...events);
    return this;
  }

  prompts(): readonly Prompt[] {
    return dogfight.prompts(this.state);
  }

  asked(): readonly string[] {
    return this.prompts().map(({ id }) => id);
  }

  /** The codes with which an answer would be refused; none when it is legal. */
  refusal(id: string, text: string): readonly string[] {
    const parsed = this.judge(id, text);
    return parsed.ok ? [] : parsed.error.map(({ code }) => code);
  }

  judge(id: string, text: string) {
    const prompt = this.prompts().find((one) => one.id === id);
    if (!prompt) throw new Error(`${id} is not asked`);
    return dogfight.parse(text, prompt, dogfight.view(this.state, prompt.seat), new Map());
  }

  options(id: string): readonly string[] {
    const prompt = this.prompts().find((one) => one.id === id);
    if (!prompt) throw new Error(`${id} is not asked`);
    const view = dogfight.view(this.state, prompt.seat);
    return [...dogfight.options(prompt, view, new Map())].map(dogfight.print);
  }

  piece(id: string) {
    const piece = dogfight.report(dogfight.view(this.state, "table")).pieces[id];
    if (!piece) throw new Error(`no piece ${id}`);
    return piece as unknown as Piece;
  }

  situation(id: string): Situation {
    return situationOf(
      this.state,
      this.state.setup.airframes.findIndex((one) => one.id === id),
    );
  }

  keys(): readonly string[] {
    return this.events.map(({ key }) => key);
  }

  private parse(prompt: Prompt, text: string): Order {
    const parsed = dogfight.parse(text, prompt, dogfight.view(this.state, prompt.seat), new Map());
    if (!parsed.ok) throw new Error(`${prompt.id} ${text}: ${JSON.stringify(parsed.error)}`);
    return parsed.value;
  }
}

/** A piece of the report. */
interface Piece {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly level: number;
  readonly speed: number;
  readonly engine: number;
  readonly fuselage: number;
  readonly weapons: readonly string[];
  readonly status: string;
}

/** Somebody far away, so that both sides fly and nobody can shoot. */
export const FAR: Craft = { id: "B9", x: 46, y: 2, heading: 12, speed: 1, weapons: [] };

export function play(crafts: readonly Craft[], options: OptionsConfig = {}, more: Config = {}): Play {
  return new Play(config(crafts, options, more));
}
