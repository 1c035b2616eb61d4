import { createStore } from "zustand/vanilla";
import type { PageState } from "../../../src/app/context/page-state.ts";
import { factsOf } from "../../../src/app/lesson/facts.ts";
import { answersOf, type ComputerPlayer } from "../../../src/app/lesson/opponent.ts";
import { BEGINNING, follow, next, type Progress, stepsNow } from "../../../src/app/lesson/steps.ts";
import { openTable } from "../../../src/app/session/open.ts";
import type { Done, TableState, TableStore } from "../../../src/app/session/session.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import { openFile } from "../../../src/core/file/file.ts";
import type { Prompt } from "../../../src/core/game.ts";
import { now } from "../../../src/core/match/match.ts";
import type { Facts, Script, Step } from "../../../src/face/lesson.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame } from "../../../src/games/registry.ts";
import { findOpponent } from "../../../src/opponents/index.ts";

const PAGE: PageState = {
  drawer: "orders",
  pieces: false,
  slip: false,
  tasks: false,
  read: null,
  replay: false,
  dialog: null,
  rule: null,
  tape: null,
  tapeEnd: null,
  views: {},
  running: false,
  speed: 1,
  note: null,
  asked: [],
  soundless: false,
  thinking: null,
  dropped: null,
  held: false,
  lending: false,
  weighed: false,
  marks: [],
  hands: [],
  edge: 0,
  numbers: false,
  flat: false,
};

/** A game's lesson, the seat that is not the pupil's, and the prompt of the pupil's moves. */
export interface Taught {
  readonly game: string;
  readonly lesson: Script;
  readonly enemy: string;
  readonly line: string;
}

/** A lesson on a table in Node, with its pupil's hands. */
export class FlownLesson {
  readonly page = createStore<PageState>()(() => PAGE);
  /** Every step that was told, in its order. */
  readonly told: string[] = [];
  private progress: Progress = BEGINNING;

  private constructor(
    readonly store: TableStore,
    private readonly taught: Taught,
    private readonly player: ComputerPlayer,
  ) {
    this.letEnemy();
  }

  static async begin(
    taught: Taught,
    seed: string,
    config: unknown = taught.lesson.config,
  ): Promise<FlownLesson> {
    const { game, lesson, enemy } = taught;
    const entry = findGame(GAMES, game);
    if (!entry) throw new Error(`there is no ${game}`);
    const live = seededDice(seed);
    const file = { format: 5 as const, game, config };
    const [rules, face, opponent] = await Promise.all([
      entry.load(),
      entry.face("table"),
      findOpponent(lesson.opponent)?.load(),
    ]);
    if (!opponent) throw new Error(`there is no ${lesson.opponent}`);
    const open = openFile(rules, file, live);
    if (!open.ok) throw new Error(JSON.stringify(open.error));
    const computers = { [enemy]: lesson.opponent };
    const kept = {
      id: `lesson-${game}`,
      newId: () => "new",
      save: () => undefined,
      savePending: () => undefined,
    };
    const say = ({ key }: { readonly key: string }) => key;
    return new FlownLesson(
      openTable({ ...kept, entry, face, open: open.value, computers, say, live }),
      taught,
      { game: rules, opponent },
    );
  }

  get state(): TableState {
    return this.store.getState();
  }

  get facts(): Facts {
    return factsOf(this.taught.lesson, this.state, this.page.getState(), false);
  }

  get step(): Step<Facts> | undefined {
    return stepsNow(this.taught.lesson.steps, this.facts)[this.progress.at];
  }

  /** The lesson in another game, where this one has ended before its last turn. */
  async onward(seed: string): Promise<FlownLesson> {
    const { next: first } = this.facts;
    const { lesson } = this.taught;
    if (first === undefined || !lesson.relief) throw new Error("the lesson does not go on");
    const on = await FlownLesson.begin(
      { ...this.taught, lesson: { ...lesson, first } },
      seed,
      lesson.relief.config,
    );
    on.told.unshift(...this.told);
    return on;
  }

  get isOver(): boolean {
    return this.facts.turn > this.taught.lesson.turns.length;
  }

  /** What the table asks of the pupil now: orders, a shot, or nothing. */
  get asked(): string | undefined {
    return this.prompt?.kind;
  }

  /** Which question is asked of him. */
  get question(): string | undefined {
    return this.prompt?.id;
  }

  private get prompt(): Prompt | undefined {
    return now(this.state.open.match).prompts.find(({ seat }) => seat === this.taught.lesson.pupil);
  }

  /** What the pupil may answer now, as he would write it; no more than so many. */
  legal(most = Number.POSITIVE_INFINITY): readonly string[] {
    const { prompt } = this;
    const { game } = this.player;
    if (!prompt) return [];
    const view = game.view(now(this.state.open.match).state, prompt.seat);
    const found: string[] = [];
    for (const order of game.options(prompt, view, new Map())) {
      if (found.length === most) break;
      found.push(game.print(order));
    }
    return found;
  }

  look(): void {
    this.progress = follow(this.taught.lesson.steps, this.progress, this.facts);
    const id = this.step?.id ?? `nothing in ${this.facts.part}`;
    if (this.told.at(-1) !== id) this.told.push(id);
  }

  /** Presses "next" as long as there is only something to read. */
  read(): void {
    while (this.step && this.step.done === undefined) {
      const later = next(this.taught.lesson.steps, this.progress, this.facts);
      if (!later) return;
      this.progress = later;
      this.look();
    }
  }

  write(order: string): void {
    this.state.setDraft(this.taught.line, order);
    this.look();
  }

  turnTo(drawer: PageState["drawer"]): void {
    this.page.setState({ drawer });
    this.look();
  }

  /** Looks at a piece of the table, or away. */
  hover(piece: string | null): void {
    this.state.hover(piece);
    this.look();
  }

  /** Hands in what is written; the other side has answered, and answers on. */
  ready(): void {
    const { prompt } = this;
    const text = prompt && this.state.drafts.get(prompt.id);
    this.settle(
      prompt?.opens === "now"
        ? this.state.answerNow(prompt.id, text ?? "")
        : this.state.sealAll(this.taught.lesson.pupil),
    );
  }

  /** Answers a question. */
  answer(text: string): void {
    const { prompt } = this;
    if (!prompt) throw new Error("nothing is asked");
    if (prompt.opens !== "now") this.state.setDraft(prompt.id, text);
    this.settle(
      prompt.opens === "now" ? this.state.answerNow(prompt.id, text) : this.state.sealAll(prompt.seat),
    );
  }

  private settle(done: Done): void {
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    this.letEnemy();
  }

  private letEnemy(): void {
    const { lesson, enemy } = this.taught;
    while (this.state.awaited.includes(enemy)) {
      this.settleEnemy(this.state.answerAs(enemy, answersOf(lesson, this.player, this.state, enemy)));
    }
    this.look();
  }

  private settleEnemy(done: Done): void {
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
}
