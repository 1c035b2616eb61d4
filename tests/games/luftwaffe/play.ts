import { seededDice } from "../../../src/core/dice/random.ts";
import type { Problem, Prompt } from "../../../src/core/game.ts";
import { luftwaffe as game } from "../../../src/games/luftwaffe/computer/game.ts";
import type { Config } from "../../../src/games/luftwaffe/data/config.ts";
import type { Order } from "../../../src/games/luftwaffe/rules/grammar/order.ts";
import type { State } from "../../../src/games/luftwaffe/rules/state/state.ts";

/** A match that is played by answers as text. */
export class Match {
  private readonly dice = seededDice("match");

  constructor(public state: State) {}

  static of(config: Config): Match {
    return new Match(game.setup(config, seededDice("set-up")).state);
  }

  get prompts(): readonly Prompt[] {
    return game.prompts(this.state);
  }

  private get prompt(): Prompt {
    const [first] = this.prompts;
    if (!first) throw new Error("nothing is asked");
    return first;
  }

  read(text: string) {
    return game.parse(text, this.prompt, game.view(this.state, this.prompt.seat), new Map());
  }

  /** The canonical spelling of an answer. */
  spelled(text: string): string {
    const read = this.read(text);
    return read.ok ? game.print(read.value) : `refused: ${read.error[0]?.code}`;
  }

  /** The first refusal of an answer. */
  refused(text: string): Problem {
    const read = this.read(text);
    if (read.ok) throw new Error(`${text} is legal`);
    return read.error[0] as Problem;
  }

  /** Answers the first questions one after another. */
  play(...texts: readonly string[]): this {
    for (const text of texts) {
      const read = this.read(text);
      if (!read.ok) throw new Error(`${text}: ${read.error[0]?.code}`);
      const answers = new Map<string, Order>([[this.prompt.id, read.value as Order]]);
      this.state = game.resolve(this.state, answers, this.dice).state;
    }
    return this;
  }

  /** Goes on by what the clock answers, until something else is asked. */
  until(kind: string): this {
    while (this.prompt.kind !== kind) {
      const answers = new Map<string, Order>();
      for (const prompt of this.prompts)
        answers.set(prompt.id, game.idle?.(prompt, game.view(this.state, prompt.seat), new Map()) as Order);
      this.state = game.resolve(this.state, answers, this.dice).state;
    }
    return this;
  }

  /** Changes something behind everybody's back. */
  with(change: (state: State) => State): this {
    this.state = change(this.state);
    return this;
  }
}
