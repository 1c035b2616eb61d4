import type { OpenMatch } from "../../core/file/file.ts";
import type { PromptId, SeatId, Viewer } from "../../core/game.ts";
import type { AnswerTexts, PlayedEntry } from "../../core/match/entry.ts";
import type { Match } from "../../core/match/match.ts";
import type { SeatAnswers } from "../storage/record.ts";
import { DraftHistory } from "./history.ts";
import {
  awaitedIn,
  firstAbout,
  hasStanding,
  NOTHING_PENDING,
  type Pending,
  pendingOf,
  promptsFor,
  standingOf,
} from "./pending.ts";
import {
  type Computers,
  computerAt,
  nextPlacing,
  type Placing,
  peopleOf,
  placingAfter,
  writtenByPeople,
} from "./placing.ts";
import { recordOf, writtenOn } from "./record.ts";
import type { TableDeps, TableShown, TableState } from "./session.ts";

/** Whether a round of the log was answered by a person. */
function isPlayed(match: Match, computers: Computers): boolean {
  return match.moments.some(({ entry }, moment) => {
    const round = match.entries[entry];
    if (round?.kind !== "round") return false;
    const asked = match.moments[moment - 1]?.prompts ?? [];
    return asked.some(({ id, seat }) => round.answers.has(id) && computerAt(computers, seat) === undefined);
  });
}

/**
 * Whether anybody has done anything in a match: a person has answered, written or thrown, or computers have played where
 * nobody else has a seat.
 */
function isTouched(match: Match, pending: Pending, computers: Computers): boolean {
  if (pending.typed.length > 0 || writtenByPeople(match, pending, computers)) return true;
  if (match.entries.some(({ kind }) => kind !== "round")) return true;
  return peopleOf(match.seats, computers).length === 0
    ? match.entries.length > 0
    : isPlayed(match, computers);
}

/** What the actions of a session are made with. */
export interface Wiring {
  readonly deps: TableDeps;
  readonly set: (changed: Partial<TableShown>) => void;
  readonly get: () => TableState;
  readonly pending: Pending;
}

/** What the page must not see as a whole, and the one way to change it: each change is shown and saved at once. */
export class Sitting {
  pending: Pending;
  /** Rounds taken back, the latest first taken. */
  undone: readonly PlayedEntry[] = [];
  readonly history = new DraftHistory();
  /** A round is being kept and not shown yet: until it is, nothing else is written, played or taken back. */
  keeping = false;
  /** What is done when the round has been kept. */
  private readonly waiting: (() => void)[] = [];
  /** As long as it holds of what everybody sees, computers play the seats that are lent to them. */
  isLent: (view: unknown) => boolean = () => false;
  /** The answers that each seat always gives. */
  standing: SeatAnswers;
  /** Nobody has done anything in the match yet. */
  private untouched: boolean;

  constructor(private readonly wiring: Wiring) {
    this.pending = wiring.pending;
    this.standing = wiring.deps.standing ?? {};
    this.untouched = wiring.deps.untouched ?? false;
  }

  get deps(): TableDeps {
    return this.wiring.deps;
  }

  get shown(): TableState {
    return this.wiring.get();
  }

  get open(): OpenMatch {
    return this.shown.open;
  }

  get match(): Match {
    return this.open.match;
  }

  get viewer(): Viewer {
    return this.shown.viewer;
  }

  get computers(): Computers {
    return this.shown.computers;
  }

  /** The computers that have seats of their own. */
  get owned(): Computers {
    const { lent } = this.shown;
    return Object.fromEntries(Object.entries(this.computers).filter(([seat]) => !lent.includes(seat)));
  }

  /** The part of what is pending that the seat at the screen has written. */
  mine(): { drafts: AnswerTexts; sealed: AnswerTexts } {
    return pendingOf(this.match, this.pending, this.viewer);
  }

  /** Whether the seat at the screen is the one that is asked; nobody writes on another's pad or in a replay's. */
  isMine(prompt: PromptId): boolean {
    return !this.keeping && promptsFor(this.match, this.viewer).some((open) => open.id === prompt);
  }

  /** A seat that has answered everything hands in what it sealed one by one. */
  handIn(seat: SeatId): void {
    const { sealed, ready } = this.pending;
    const own = new Set(promptsFor(this.match, seat).map(({ id }) => id));
    if (!ready?.size || [...own].some((id) => !sealed.has(id))) return;
    this.put({ ready: new Set([...ready].filter((id) => !own.has(id))) });
  }

  next(): Placing {
    return nextPlacing(this.match, this.pending, this.computers);
  }

  show(changed: Partial<TableShown>): void {
    this.wiring.set({ ...changed, keeping: this.keeping });
  }

  /** Changes what is pending. */
  put(changed: Partial<Pending>): void {
    if (this.keeping) return;
    this.pending = { ...this.pending, ...changed };
    this.show(this.visible(this.match, this.viewer));
    if (this.touch(this.match)) this.save();
    else this.deps.savePending(writtenOn(this.pending), this.match.entries.length);
  }

  /** Seats somebody, or nobody; what the seat before wrote leaves the page in the same change. */
  place(placing: Placing, more: Partial<TableShown> = {}): void {
    this.history.clear();
    const { match } = more.open ?? this.open;
    this.show({
      ...placing,
      ...this.taken(match, placing.viewer),
      ...this.visible(match, placing.viewer),
      ...more,
    });
  }

  /** Keeps a changed match and takes it up once it is kept: what the screen has shown is never lost. */
  settle(open: OpenMatch): void {
    this.keep(open, NOTHING_PENDING, () => this.takeUp(open));
  }

  /** Keeps a match whose log tells more of the open round, and `then` goes on in it: the others' answers stay. */
  note(open: OpenMatch, changed: Partial<Pending>, then: () => void): void {
    const pending = { ...this.pending, ...changed };
    this.keep(open, pending, () => {
      this.pending = pending;
      this.show({ open, ...this.visible(open.match, this.viewer) });
      then();
    });
  }

  /** Keeps what the seat at the screen answers from now on; nobody else's answers are touched by it. */
  stand(always: readonly string[], noLonger: readonly string[]): void {
    const { viewer, standing } = this;
    if (this.keeping || !this.match.seats.some(({ id }) => id === viewer)) return;
    const others = standingOf(standing, viewer).filter(
      (id) => !always.includes(id) && !noLonger.includes(id),
    );
    this.standing = { ...standing, [viewer]: [...others, ...always] };
    this.show(this.visible(this.match, viewer));
    this.save();
  }

  save(): void {
    const { deps } = this;
    void deps.save(recordOf(deps.id, this.open, this.pending, this.beside));
  }

  /** Keeps a new match with the same seating, and what is written in it; its id. */
  saveNew(open: OpenMatch, pending = NOTHING_PENDING, branch?: string): string {
    const { deps } = this;
    const id = deps.newId();
    void deps.save(recordOf(id, open, pending, { computers: this.owned, branch }));
    return id;
  }

  /** What is kept beside the log. */
  private get beside() {
    const { owned, standing, untouched } = this;
    return { computers: owned, standing, untouched };
  }

  private keep(open: OpenMatch, pending: Pending, then: () => void): void {
    const { deps } = this;
    this.touch(open.match);
    const kept = deps.save(recordOf(deps.id, open, pending, this.beside));
    if (!kept) {
      then();
      return;
    }
    this.keeping = true;
    this.show({});
    void kept.then((own) => {
      // A match that has gone on elsewhere is loaded anew from what was kept there.
      if (!own) return;
      this.keeping = false;
      then();
      for (const act of this.waiting.splice(0)) this.whenKept(act);
    });
  }

  /** Does something as soon as the match is not being kept: at once, or after the round that is. */
  whenKept(act: () => void): void {
    if (this.keeping) this.waiting.push(act);
    else act();
  }

  /** Looks whether somebody has done something in the match; true the first time: from now on it is among the own ones. */
  private touch(match: Match): boolean {
    if (!this.untouched || !isTouched(match, this.pending, this.computers)) return false;
    this.untouched = false;
    return true;
  }

  /** Shows a changed match: nothing is pending, and whoever is asked next. */
  private takeUp(open: OpenMatch): void {
    this.pending = NOTHING_PENDING;
    const seated = this.seatedFor(open.match);
    const fresh = { open, at: null, needs: null, redoable: this.undone.length, ...seated };
    this.place(placingAfter(open.match, this.pending, seated.computers, this.viewer), fresh);
  }

  /** Who plays in a match that has changed: what was lent goes back before anything else is asked. */
  private seatedFor({ game, moments }: Match): Pick<TableShown, "computers" | "lent"> {
    const { computers, lent } = this.shown;
    const isOn = lent.length === 0 || this.isLent(game.view(moments.at(-1)?.state, "table"));
    return isOn ? { computers, lent } : { computers: this.owned, lent: [] };
  }

  /** A seat that comes to the screen finds the first piece it is asked about in hand; nobody's hand is empty. */
  private taken(match: Match, viewer: Viewer): Partial<TableShown> {
    const about = firstAbout(match, viewer);
    if (about === null && viewer === this.viewer) return {};
    return { selected: viewer === "table" ? null : about, hovered: null };
  }

  private visible(match: Match, viewer: Viewer): Partial<TableShown> {
    return {
      ...pendingOf(match, this.pending, viewer),
      standing: standingOf(this.standing, viewer),
      anyStanding: hasStanding(this.standing),
      awaited: awaitedIn(match, this.pending),
    };
  }
}
