import type { Dice } from "../../../../src/core/dice/dice.ts";
import type { GameEvent, Prompt } from "../../../../src/core/game.ts";
import { downInFlames } from "../../../../src/games/down-in-flames/computer/game.ts";
import type { Config, ElementConfig } from "../../../../src/games/down-in-flames/data/config.ts";
import { burstsAt } from "../../../../src/games/down-in-flames/rules/attack/bursts.ts";
import { relation } from "../../../../src/games/down-in-flames/rules/engagement/position.ts";
import { flow } from "../../../../src/games/down-in-flames/rules/flow/flow.ts";
import { without } from "../../../../src/games/down-in-flames/rules/hand/deck.ts";
import { firstState } from "../../../../src/games/down-in-flames/rules/opening/first-state.ts";
import { setupFrom } from "../../../../src/games/down-in-flames/rules/setup/from-config.ts";
import { AGENDA } from "../../../../src/games/down-in-flames/rules/state/changed.ts";
import { pieceOf } from "../../../../src/games/down-in-flames/rules/state/pieces.ts";
import type {
  Bomber,
  Element,
  Leader,
  State,
  Wingman,
} from "../../../../src/games/down-in-flames/rules/state/state.ts";
import type { Task } from "../../../../src/games/down-in-flames/rules/state/task.ts";
import { begin } from "../../../../src/games/down-in-flames/rules/turn/player-turn.ts";
import { countedDice, SHUFFLES } from "../../counted-dice.ts";

/** Cards by their names with commas between them. */
function cards(list: string): readonly string[] {
  return list === "" ? [] : list.split(", ");
}

/** A game that answers drive. Faces are listed before the answers that throw them. */
export class Match {
  readonly events: GameEvent[] = [];
  private faces: readonly number[] = [];

  constructor(public state: State) {}

  /** The faces that the next answers throw: all of them, and no more. */
  dice(...faces: readonly number[]): this {
    this.faces = faces;
    return this;
  }

  /** Every question is asked of one seat but for sealed bids; one answer a question, in their order. */
  play(...answers: readonly string[]): this {
    const { dice, left } = countedDice(this.faces);
    for (const text of answers) this.answer(text, dice);
    if (left() > 0) throw new Error(`${left()} dice were not thrown`);
    this.faces = [];
    return this;
  }

  /** Sealed bids: one answer for each of the questions that are open at once. */
  together(...answers: readonly string[]): this {
    const { dice, left } = countedDice(this.faces);
    this.resolve(this.prompts(), answers, dice);
    if (left() > 0) throw new Error(`${left()} dice were not thrown`);
    return this;
  }

  /** Who is asked for what: `respond B1`. */
  asked(): string {
    return this.prompts()
      .map(({ kind, id }) => `${kind} ${id}`)
      .join(", ");
  }

  prompts(): readonly Prompt[] {
    return downInFlames.prompts(this.state);
  }

  /** Why an answer to the open question is refused: `agility-spent DIF-8.4`; undefined where it is legal. */
  refusal(text: string): string | undefined {
    const [prompt] = this.prompts();
    if (!prompt) return "over";
    const parsed = downInFlames.parse(text, prompt, downInFlames.view(this.state, prompt.seat), new Map());
    if (parsed.ok) return undefined;
    return parsed.error
      .map(({ code, rule, values }) => [code, rule, values.why].filter(Boolean).join(" "))
      .join(", ");
  }

  /** Every legal answer to the open question. */
  options(): readonly string[] {
    const [prompt] = this.prompts();
    if (!prompt) return [];
    const view = downInFlames.view(this.state, prompt.seat);
    return [...downInFlames.options(prompt, view, new Map())].map(downInFlames.print);
  }

  place(id: string): number {
    return this.state.setup.elements.findIndex((one) => one.id === id);
  }

  element(id: string): Element {
    return this.state.elements[this.place(id)] as Element;
  }

  leader(id: string): Leader {
    return this.element(id).leader;
  }

  wingman(id: string): Wingman {
    return this.element(id).wingman as Wingman;
  }

  /** The hand of a Leader, in the order in which he got it. */
  hand(id: string): readonly string[] {
    return this.leader(id).hand;
  }

  /** Steps of an Element towards another: 2 Tailing to -2 Tailed. */
  steps(own: string, enemy: string): number {
    return relation(this.state, this.place(own), this.place(enemy));
  }

  /** Bursts that a Leader whose player-turn it is may still fire at somebody. */
  bursts(own: string, at: string): number {
    const all = burstsAt(this.state, this.place(own), pieceOf(this.state.setup, at));
    return all - (this.state.playerTurn?.bursts ?? 0);
  }

  /** A bomber by its number from 1. */
  bomber(number: number): Bomber {
    return this.state.formations[0]?.bombers[number - 1] as Bomber;
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

  score(): unknown {
    return downInFlames.report(downInFlames.view(this.state, "table")).score;
  }

  private answer(text: string, dice: Dice): void {
    const prompts = this.prompts();
    if (prompts.length !== 1) throw new Error(`"${text}" meets ${prompts.length} questions: ${this.asked()}`);
    this.resolve(prompts, [text], dice);
  }

  private resolve(prompts: readonly Prompt[], answers: readonly string[], dice: Dice): void {
    const orders = new Map(
      prompts.map((prompt, at) => {
        const view = downInFlames.view(this.state, prompt.seat);
        const parsed = downInFlames.parse(answers[at] ?? "", prompt, view, new Map());
        if (!parsed.ok)
          throw new Error(`${prompt.kind} ${prompt.id}: "${answers[at]}": ${JSON.stringify(parsed.error)}`);
        return [prompt.id, parsed.value] as const;
      }),
    );
    const { state, events } = downInFlames.resolve(this.state, orders, dice);
    this.state = state;
    this.events.push(...events);
  }
}

/** A game from its set-up on; the faces are those of level and first side. */
export function match(config: Config, ...faces: readonly number[]): Match {
  const problems = downInFlames.check(config);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const { dice, left } = countedDice(faces);
  const { state, events } = downInFlames.setup(config, dice);
  if (left() > 0) throw new Error(`${left()} dice were not thrown`);
  const begun = new Match(state);
  begun.events.push(...events);
  return begun;
}

/** An Element in the middle of a fight; its side goes by the first letter of its id. */
export interface Craft {
  readonly type: string;
  /** Cards of the Leader. */
  readonly hand?: string;
  /** Left out: none flies. */
  readonly wingman?: boolean | Partial<Wingman>;
  readonly level?: number;
  /** Whom it is Advantaged on. */
  readonly advantaged?: string;
  readonly tails?: string;
  readonly leader?: Partial<Leader>;
  readonly config?: Partial<ElementConfig>;
}

export interface Scene {
  /** Whose player-turn it is. */
  readonly turn: string;
  /** The step at which it stands; left out: the Leader's cards. */
  readonly step?: Task["do"];
  /** The level of all that have none of their own. */
  readonly level: number;
  /** The game turn; left out: 1. */
  readonly gameTurn?: number;
  /** The next cards of the deck. */
  readonly deck?: string;
  readonly bombers?: { readonly type: string; readonly count: number; readonly side: "allied" | "axis" };
  readonly options?: Config["options"];
  readonly weave?: readonly [boolean, boolean];
}

function configOf(crafts: Readonly<Record<string, Craft>>, { bombers, options }: Scene): Config {
  return {
    ...(options && { options }),
    elements: Object.entries(crafts).map(([id, { type, wingman, config }]) => ({
      id,
      side: id.startsWith("A") ? "allied" : "axis",
      type,
      wingman: Boolean(wingman),
      ...config,
    })),
    ...(bombers && { formations: [{ id: "Q", ...bombers }] }),
  };
}

function placed(state: State, crafts: Readonly<Record<string, Craft>>, level: number): readonly Element[] {
  const placeOf = (id: string) => state.setup.elements.findIndex((one) => one.id === id);
  return state.elements.map((one, place) => {
    const craft = crafts[state.setup.elements[place]?.id ?? ""] as Craft;
    const { advantaged, tails, wingman } = craft;
    const quarry = advantaged ?? tails;
    return {
      ...one,
      level: craft.level ?? level,
      quarry: quarry === undefined ? -1 : placeOf(quarry),
      steps: advantaged ? 1 : tails ? 2 : 0,
      leader: { ...one.leader, hand: cards(craft.hand ?? ""), ...craft.leader },
      wingman: one.wingman && { ...one.wingman, ...(typeof wingman === "object" && wingman) },
    };
  });
}

/** A fight under way: hands, levels and positions as told, and somebody's player-turn at one of its steps. */
export function scene(crafts: Readonly<Record<string, Craft>>, told: Scene): Match {
  const config = configOf(crafts, told);
  const problems = downInFlames.check(config);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const first = firstState(setupFrom(config), SHUFFLES);
  const elements = placed(first, crafts, told.level);
  const stack = cards(told.deck ?? "");
  const held = [...elements.flatMap(({ leader }) => leader.hand), ...stack];
  const rest = held.reduce<readonly string[]>((left, card) => without(left, card), first.deck);
  if (rest.length !== first.deck.length - held.length) throw new Error("there are not so many of a card");
  const state: State = {
    ...first,
    turn: told.gameTurn ?? 1,
    fresh: false,
    elements,
    formations: first.formations.map((one) => ({ ...one, level: told.level })),
    weave: told.weave ?? [false, false],
    deck: [...stack, ...rest],
    agenda: [{ do: "turn" }],
  };
  const place = state.setup.elements.findIndex(({ id }) => id === told.turn);
  const begun = begin(state, place).state;
  const wanted = told.step ?? "leader";
  const { state: there } = flow.advance(
    AGENDA.skipTo(begun, (task) => task.do === wanted),
    [],
    SHUFFLES,
  );
  return new Match(there);
}
