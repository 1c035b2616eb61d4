import { recordedDice } from "../../core/dice.ts";
import type { PromptId, SeatId, Viewer } from "../../core/game.ts";
import {
  type AnswerProblem,
  type AnswerTexts,
  begin,
  branch,
  facesDrawn,
  type Match,
  type Played,
  play,
  type Round,
  takeBack,
} from "../../core/match.ts";
import { fail, ok } from "../../core/result.ts";
import { awaitedSeats, NOTHING_SEALED, seal, unseal } from "../../core/sealed.ts";
import {
  asksInTheOpen,
  type Desk,
  deskOf,
  EMPTY_DESK,
  nextPlacing,
  type Placing,
  PUBLIC,
  promptsFor,
  without,
} from "./desk.ts";
import { DraftHistory } from "./history.ts";
import { type LookingActions, lookingActions } from "./looking.ts";
import { recordOf } from "./record.ts";
import type { Done, OpenTable, TableActions, TableDeps, TableShown, TableState } from "./session.ts";
import { diceFor, settingAfter, typedProblem } from "./tray.ts";

const DONE: Done = ok(null);

interface Wiring {
  readonly deps: TableDeps;
  readonly set: (changed: Partial<TableShown>) => void;
  readonly get: () => TableState;
  readonly desk: Desk;
}

/** Holds what the page must not see, and does what the page asks. Knows no rules: the kernel decides. */
class Session implements Omit<TableActions, keyof LookingActions> {
  private desk: Desk;
  private undone: Round[] = [];
  private readonly history = new DraftHistory();

  constructor(private readonly wiring: Wiring) {
    this.desk = wiring.desk;
  }

  setDraft(prompt: PromptId, text: string, sameEdit = false): void {
    if (!this.isMine(prompt)) return;
    const before = this.mine().drafts;
    if (before.get(prompt) === text && !this.desk.sealed.has(prompt)) return;
    if (!sameEdit) this.history.note(before);
    this.put({
      drafts: new Map(this.desk.drafts).set(prompt, text),
      sealed: unseal(this.desk.sealed, prompt),
    });
  }

  undoDraft(): boolean {
    return this.restoreDrafts(this.history.undo(this.mine().drafts));
  }

  redoDraft(): boolean {
    return this.restoreDrafts(this.history.redo(this.mine().drafts));
  }

  seal(prompt: PromptId): Done {
    if (!this.isMine(prompt)) return DONE;
    const text = this.desk.drafts.get(prompt) ?? this.desk.sealed.get(prompt) ?? "";
    const sealed = seal(this.match, this.desk.sealed, prompt, text);
    if (!sealed.ok) return sealed;
    this.put({ sealed: sealed.value, drafts: without(this.desk.drafts, prompt) });
    return DONE;
  }

  sealAll(seat: SeatId): Done {
    if (seat !== this.viewer) return DONE;
    const problems = this.sealEach(seat);
    if (problems.length > 0) return fail(problems);
    return this.handOn();
  }

  unseal(prompt: PromptId): void {
    const text = this.desk.sealed.get(prompt);
    if (!this.isMine(prompt) || text === undefined) return;
    this.put({
      drafts: new Map(this.desk.drafts).set(prompt, text),
      sealed: unseal(this.desk.sealed, prompt),
    });
  }

  answerNow(prompt: PromptId, text: string): Done {
    const asked = promptsFor(this.match, this.viewer).find((open) => open.id === prompt);
    if (asked?.opens !== "now") return DONE;
    const sealed = seal(this.match, this.desk.sealed, prompt, text);
    if (!sealed.ok) return sealed;
    this.put({ sealed: sealed.value, drafts: without(this.desk.drafts, prompt) });
    return this.handOn();
  }

  playRound(): Done {
    const { match, dice: setting } = this.open;
    if (awaitedSeats(match, this.desk.sealed).length > 0) return DONE;
    const dice = diceFor(match, setting, this.desk.typed, this.wiring.deps.live);
    const played = play(match, this.desk.sealed, dice);
    if (!played.ok) return this.held(played);
    const used = facesDrawn(played.value) - facesDrawn(match);
    this.undone = [];
    this.settle({ match: played.value, dice: settingAfter(setting, used) });
    return DONE;
  }

  typeFaces(faces: readonly number[]): Done {
    const { needs } = this.wiring.get();
    if (!needs) return DONE;
    const problem = typedProblem(needs.request, faces);
    if (problem) {
      this.wiring.set({ needs: { request: needs.request, problem } });
      return fail([{ prompt: null, ...problem }]);
    }
    this.put({ typed: [...this.desk.typed, ...faces] });
    return this.playRound();
  }

  rollHere(): Done {
    const { needs } = this.wiring.get();
    return needs ? this.typeFaces(this.wiring.deps.live.throw(needs.request)) : DONE;
  }

  liftCurtain(): void {
    const { curtain } = this.wiring.get();
    if (curtain !== null) this.place({ viewer: curtain, curtain: null, sheer: false });
  }

  raiseCurtain(seat: SeatId): void {
    if (promptsFor(this.match, seat).length === 0 || asksInTheOpen(this.match)) return;
    this.place({ viewer: "table", curtain: seat, sheer: false });
  }

  takeBack(count: number, agreed: readonly SeatId[] = []): Done {
    const { match, dice } = this.open;
    const taken = takeBack(match, count, agreed);
    if (!taken.ok) return taken;
    const rounds = match.moments.slice(-count).map((moment) => match.entries[moment.entry] as Round);
    this.undone = [...rounds, ...this.undone];
    this.settle({ match: taken.value, dice });
    return DONE;
  }

  redo(): Done {
    const [next, ...rest] = this.undone;
    if (!next) return DONE;
    const played = play(this.match, next.answers, recordedDice(next.rolls));
    if (!played.ok) return fail(played.error);
    this.undone = rest;
    this.settle({ match: played.value, dice: this.open.dice });
    return DONE;
  }

  branchHere(): string {
    const { match, dice } = this.open;
    const at = this.wiring.get().at ?? match.moments.length - 1;
    return this.saveNew({ match: branch(match, at), dice });
  }

  rematch(): ReturnType<TableActions["rematch"]> {
    const { match, dice: setting } = this.open;
    const begun = begin(match.game, match.config, this.wiring.deps.live);
    if (!begun.ok) return fail(begun.error);
    const dice = setting && "typed" in setting ? setting : undefined;
    return ok(this.saveNew({ match: begun.value, dice }));
  }

  private get open(): OpenTable {
    return this.wiring.get().open;
  }

  private get match(): Match {
    return this.open.match;
  }

  private get viewer(): Viewer {
    return this.wiring.get().viewer;
  }

  private mine(): { drafts: AnswerTexts; sealed: AnswerTexts } {
    return deskOf(this.match, this.desk, this.viewer);
  }

  /** Whether the seat at the screen is the one that is asked; nobody writes on another's pad or in a replay's. */
  private isMine(prompt: PromptId): boolean {
    return promptsFor(this.match, this.viewer).some((open) => open.id === prompt);
  }

  private restoreDrafts(drafts: AnswerTexts | undefined): boolean {
    if (!drafts) return false;
    const others = new Map(this.desk.drafts);
    let { sealed } = this.desk;
    for (const { id } of promptsFor(this.match, this.viewer)) {
      others.delete(id);
      if (drafts.has(id)) sealed = unseal(sealed, id);
    }
    this.put({ drafts: new Map([...others, ...drafts]), sealed });
    return true;
  }

  /** Seals a seat's prompts in their order, since one answer may limit the next; all or none. */
  private sealEach(seat: SeatId): AnswerProblem[] {
    const prompts = promptsFor(this.match, seat);
    let { sealed, drafts } = this.desk;
    const problems: AnswerProblem[] = [];
    for (const { id } of prompts) sealed = drafts.has(id) ? unseal(sealed, id) : sealed;
    for (const { id } of prompts.filter((prompt) => !sealed.has(prompt.id))) {
      const next = seal(this.match, sealed, id, drafts.get(id) ?? "");
      if (next.ok) {
        sealed = next.value;
        drafts = without(drafts, id);
      } else problems.push(...next.error);
    }
    if (problems.length === 0) this.put({ sealed, drafts });
    return problems;
  }

  /** The next seat, or the reveal when every answer is in. */
  private handOn(): Done {
    const awaited = awaitedSeats(this.match, this.desk.sealed);
    if (awaited.length === 0) return this.playRound();
    const next = nextPlacing(this.match, this.desk);
    this.place(
      awaited.includes(this.viewer) ? { ...PUBLIC, viewer: this.viewer } : { ...next, sheer: false },
    );
    return DONE;
  }

  /** A round that could not be resolved: dice to be thrown first, or answers that turn out refused. */
  private held(played: Exclude<Played<Match>, { ok: true }>): Done {
    if ("needs" in played) {
      this.place(PUBLIC, { needs: { request: played.needs } });
      return DONE;
    }
    const refused = played.error.flatMap((problem) => problem.prompt ?? []);
    const back = new Map(this.desk.drafts);
    let sealed = this.desk.sealed;
    for (const id of refused.length > 0 ? refused : sealed.keys()) {
      back.set(id, sealed.get(id) ?? "");
      sealed = unseal(sealed, id);
    }
    this.put({ sealed, drafts: back, typed: [] });
    this.place(nextPlacing(this.match, this.desk), { needs: null });
    return fail(played.error);
  }

  /** Takes up a changed match: an empty desk, and whoever is asked next. */
  private settle(open: OpenTable): void {
    this.desk = EMPTY_DESK;
    const fresh = { open, at: null, needs: null, redoable: this.undone.length };
    this.place(nextPlacing(open.match, this.desk), fresh);
    this.save();
  }

  /** Seats somebody, or nobody; what the seat before wrote leaves the page in the same change. */
  private place(placing: Placing, more: Partial<TableShown> = {}): void {
    this.history.clear();
    const { match } = more.open ?? this.open;
    this.wiring.set({
      ...placing,
      ...this.taken(match, placing.viewer),
      ...this.visible(match, placing.viewer),
      ...more,
    });
  }

  /** A seat that comes to the screen finds the first piece it is asked about in hand; nobody's hand is empty. */
  private taken(match: Match, viewer: Viewer): Partial<TableShown> {
    const about = promptsFor(match, viewer).find((prompt) => prompt.about !== undefined)?.about ?? null;
    if (about === null && viewer === this.viewer) return {};
    return { selected: viewer === "table" ? null : about, hovered: null };
  }

  private visible(match: Match, viewer: Viewer): Partial<TableShown> {
    return { ...deskOf(match, this.desk, viewer), awaited: awaitedSeats(match, this.desk.sealed) };
  }

  private put(changed: Partial<Desk>): void {
    this.desk = { ...this.desk, ...changed };
    this.wiring.set(this.visible(this.match, this.viewer));
    this.save();
  }

  private save(): void {
    const { deps } = this.wiring;
    deps.save(recordOf(deps.id, this.open, this.desk));
  }

  private saveNew(open: OpenTable): string {
    const { deps } = this.wiring;
    const id = deps.newId();
    deps.save(recordOf(id, open, { sealed: NOTHING_SEALED, drafts: new Map(), typed: [] }));
    return id;
  }
}

/** The actions of a session, free of `this`. */
export function tableActions(wiring: Wiring): TableActions {
  const session = new Session(wiring);
  return {
    setDraft: (prompt, text, sameEdit) => session.setDraft(prompt, text, sameEdit),
    undoDraft: () => session.undoDraft(),
    redoDraft: () => session.redoDraft(),
    seal: (prompt) => session.seal(prompt),
    sealAll: (seat) => session.sealAll(seat),
    unseal: (prompt) => session.unseal(prompt),
    answerNow: (prompt, text) => session.answerNow(prompt, text),
    playRound: () => session.playRound(),
    typeFaces: (faces) => session.typeFaces(faces),
    rollHere: () => session.rollHere(),
    liftCurtain: () => session.liftCurtain(),
    raiseCurtain: (seat) => session.raiseCurtain(seat),
    takeBack: (count, agreed) => session.takeBack(count, agreed),
    redo: () => session.redo(),
    branchHere: () => session.branchHere(),
    rematch: () => session.rematch(),
    ...lookingActions(wiring),
  };
}
