import { createStore } from "zustand/vanilla";
import { lesson } from "../../../src/app/games/dogfight/lesson/index.ts";
import { BEGINNING, follow, next, type Progress, stepsNow } from "../../../src/app/lesson/engine.ts";
import type { Facts, Step } from "../../../src/app/lesson/lesson.ts";
import type { PageState } from "../../../src/app/table/page-state.ts";
import { openTable, type TableState, type TableStore } from "../../../src/app/table/session.ts";
import { openFile } from "../../../src/core/file.ts";
import { now } from "../../../src/core/match.ts";
import { seededDice } from "../../../src/core/random.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame } from "../../../src/games/registry.ts";

const PAGE: PageState = {
  drawer: "desk",
  pieces: false,
  slip: false,
  replay: false,
  dialog: null,
  rule: null,
  tape: null,
  tapeEnd: null,
  views: {},
  running: false,
  speed: 1,
  note: null,
  thinking: null,
  dropped: null,
  held: false,
  weighed: false,
  marks: [],
  edge: 0,
  numbers: false,
  flat: false,
};

/** The lesson of the dogfight on a table in Node, with its pupil's hands. */
export class FlownLesson {
  readonly page = createStore<PageState>()(() => PAGE);
  /** Every step that was told, in its order. */
  readonly told: string[] = [];
  private progress: Progress = BEGINNING;

  private constructor(readonly store: TableStore) {
    this.look();
  }

  static async begin(seed: string, config: unknown = lesson.config): Promise<FlownLesson> {
    const entry = findGame(GAMES, "dogfight");
    if (!entry) throw new Error("there is no dogfight");
    const live = seededDice(seed);
    const file = { format: 1 as const, game: "dogfight", config };
    const open = openFile(await entry.load(), file, live);
    if (!open.ok) throw new Error(JSON.stringify(open.error));
    const computers = { blue: lesson.opponent };
    const kept = { id: "lesson-dogfight", newId: () => "new", save: () => undefined };
    const say = ({ key }: { readonly key: string }) => key;
    return new FlownLesson(openTable({ ...kept, entry, open: open.value, computers, say, live }));
  }

  get state(): TableState {
    return this.store.getState();
  }

  get facts(): Facts {
    return lesson.facts(this.state, this.page.getState(), false);
  }

  get step(): Step<Facts> | undefined {
    return stepsNow(lesson.steps, this.facts)[this.progress.at];
  }

  get isOver(): boolean {
    return this.facts.turn > lesson.turns.length;
  }

  /** What the table asks of the pupil now: orders, a shot, or nothing. */
  get asked(): string | undefined {
    return now(this.state.open.match).prompts.find(({ seat }) => seat === lesson.pupil)?.kind;
  }

  look(): void {
    this.progress = follow(lesson.steps, this.progress, this.facts);
    const id = this.step?.id ?? `nothing in ${this.facts.part}`;
    if (this.told.at(-1) !== id) this.told.push(id);
  }

  /** Presses "next" as long as there is only something to read. */
  read(): void {
    while (this.step && this.step.done === undefined) {
      const later = next(lesson.steps, this.progress, this.facts);
      if (!later) return;
      this.progress = later;
      this.look();
    }
  }

  write(order: string): void {
    this.state.setDraft("R1", order);
    this.look();
  }

  turnTo(drawer: PageState["drawer"]): void {
    this.page.setState({ drawer });
    this.look();
  }

  /** Hands the pupil's order in; the other side has answered, and answers on. */
  ready(): void {
    const done = this.state.sealAll("red");
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    this.letEnemy();
  }

  fire(shot: string): void {
    const done = this.state.answerNow("red", shot);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    this.letEnemy();
  }

  private letEnemy(): void {
    while (this.state.awaited.includes("blue")) {
      const done = this.state.answerAs("blue", lesson.answer(this.state, "blue"));
      if (!done.ok) throw new Error(JSON.stringify(done.error));
    }
    this.look();
  }
}
