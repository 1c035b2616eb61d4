/**
 * A session is one open match on one screen: what the page may see of it (`TableShown`) and what the page can do
 * (`TableActions`). Each seat is played by a person at the screen or by a computer player. `computers` says which,
 * by seat, with ids of `src/opponents`; it is kept with the match and may change at any time by `seatComputer`. A
 * session calls no computer: whoever opens the match (the table page by `src/app/computers`, a show, a test)
 * works out what the awaited computer seats answer and hands it in with `answerAs`. With one person at the table
 * there is no curtain: `viewer` is always that person's seat. With none, `viewer` is always `table`.
 */
import type { StoreApi } from "zustand/vanilla";
import type { Dice, ThrowRequest } from "../../core/dice/dice.ts";
import type { OpenMatch } from "../../core/file/file.ts";
import type { AnyGame, PieceId, Problem, PromptId, Seat, SeatId, Viewer } from "../../core/game.ts";
import type { AnswerTexts, BattleFile } from "../../core/match/entry.ts";
import type { AnswerProblem } from "../../core/match/problems.ts";
import type { Sealed } from "../../core/match/sealed.ts";
import type { Phrase } from "../../core/phrase.ts";
import { ok, type Result } from "../../core/result.ts";
import type { TableFace } from "../../face/table.ts";
import type { GameEntry } from "../../games/registry.ts";
import type { CountedAt } from "../router.ts";
import type { BattleOf, PendingRecord, SeatAnswers } from "../storage/record.ts";
import type { Pending } from "./pending.ts";
import type { Computers, Placing } from "./placing.ts";
import type { TableRecord } from "./record.ts";

/** Done, or what stands in the way. */
export type Done = Result<null, readonly AnswerProblem[]>;

export const DONE: Done = ok(null);

/** A throw of real dice that the table waits for. */
export interface DiceWanted {
  readonly request: ThrowRequest;
  readonly problem?: Problem;
}

/** What can be done with a match besides answering and looking; what can't is not offered. */
export interface TableMay {
  /** Other matches can be made of it: a branch, a rematch, one that goes on where its log has no more room. */
  readonly anew: boolean;
  /** It is on this device: it can be printed, and its set-up be taken from it. */
  readonly keep: boolean;
  /** The page behind which its figures are; null: it can't be counted. */
  readonly count: CountedAt | null;
  /** Rounds that were taken back can be put back. */
  readonly redo: boolean;
  /** Who plays which seat is settled at this screen, and everybody sits at it: whoever has to agree does so here. */
  readonly seats: boolean;
  /** Once it is over, it can be looked at from every side: else each looks from his own. */
  readonly sides: boolean;
}

/** What the page may show of an open match. Another side's drafts and sealed answers are never in it. */
export interface TableShown extends Placing {
  readonly id: string;
  readonly entry: GameEntry;
  readonly game: AnyGame;
  readonly face: TableFace;
  readonly open: OpenMatch;
  readonly seats: readonly Seat[];
  /** Names of the people who play, by seat. */
  readonly players: Readonly<Record<SeatId, string>>;
  /** The sentence for a phrase of the game or of the table. */
  readonly say: (phrase: Phrase) => string;
  /** The viewer's own answers being written, by prompt. */
  readonly drafts: AnswerTexts;
  /** The viewer's own sealed answers, in canonical spelling. */
  readonly sealed: Sealed;
  /** Sealed answers of others of the viewer's side, by prompt, where their table has it that they see each other's. */
  readonly mates?: Sealed | undefined;
  /** The answers that the viewer always gives, in the match or in a span of it. */
  readonly standing: readonly string[];
  /** Somebody at this screen, who need not be the viewer, has such answers. */
  readonly anyStanding: boolean;
  /** Ids of the computer players that have a seat, by seat; a seat that is absent is played at the screen. */
  readonly computers: Computers;
  /** Seats of people that are lent to computers for a while; they are in `computers` too. */
  readonly lent: readonly SeatId[];
  /** Seats that have not handed in yet, computers among them: all that others may know. */
  readonly awaited: readonly SeatId[];
  /** The moment that is looked at; null: the latest, live. */
  readonly at: number | null;
  /** From whose side a finished match is looked at. */
  readonly lens: Viewer;
  readonly selected: PieceId | null;
  readonly hovered: PieceId | null;
  /** Ids of the toggles of the game's face that are on. */
  readonly shown: ReadonlySet<string>;
  /** Real dice that somebody has to throw and type in before the round is resolved. */
  readonly needs: DiceWanted | null;
  /** Rounds that were taken back and can be put back as they were. */
  readonly redoable: number;
  /** What was answered is being kept and not shown yet: until it is, nothing is written, played or taken back. */
  readonly keeping: boolean;
  /** The match is only looked at: what one viewer saw of it, with nothing to answer, take back or keep. */
  readonly watching: boolean;
  /** What it was kept under, where it is kept. */
  readonly title: string;
  readonly may: TableMay;
  /** It is among the own matches of this device, or will be with the first round. */
  readonly kept: boolean;
  /** The battle of a campaign that is fought in it. */
  readonly battleOf?: BattleOf | undefined;
  /** From which moment on it goes another way than the match that it was branched from, in words. */
  readonly branch?: string | undefined;
}

/** What the page can do. Everything that changes the match or what is pending is saved at once. */
export interface TableActions {
  /** Writes the viewer's draft; a sealed answer is unsealed by it. `sameEdit`: no step of its own to undo (a drag). */
  setDraft(prompt: PromptId, text: string, sameEdit?: boolean): void;
  /** Steps through the viewer's own edits since he came to the screen. False when there is none. */
  undoDraft(): boolean;
  redoDraft(): boolean;
  /** Seals one of the viewer's drafts (ready), to be handed in with the others; nothing is shown, nobody is called. */
  seal(prompt: PromptId): Done;
  /** Seals all of a seat's drafts and hands on: to the next seat, or, when all are in, to the reveal. */
  sealAll(seat: SeatId): Done;
  /** Takes an answer back into the drafts. */
  unseal(prompt: PromptId): void;
  /** Answers a prompt that is answered in the open, and plays on when it was the last. */
  answerNow(prompt: PromptId, text: string): Done;
  /** From now on the viewer always gives these answers, and those no longer. */
  stand(always: readonly string[], noLonger: readonly string[]): void;
  /**
   * Answers for the seat that the curtain waits for, so that it need not come: `known` is told what the seat would see,
   * and gives all of its answers, or undefined where the seat is to be asked.
   */
  answerCalled(known: (seen: TableShown) => AnswerTexts | undefined): Done;
  /** Resolves the round when every prompt is handed in; asks for real dice where the match uses them. */
  playRound(): Done;
  /** Answers a spawned battle with what came of it on another table; its match stands beside the answer from now on. */
  fought(prompt: PromptId, answer: string, battle: BattleFile): Done;
  /** Decides a spawned battle at once, by the game's own table and the dice of the match. */
  decide(prompt: PromptId): Done;
  /** Faces read from real dice for the throw that `needs` asks for; the round is resolved again with them. */
  typeFaces(faces: readonly number[]): Done;
  /** Throws the dice that `needs` asks for here instead. */
  rollHere(): Done;
  /** The seat that the curtain waits for has come to the screen. */
  liftCurtain(): void;
  /** Hides the screen and calls a seat to it: to another seat, or back to one that wants to change its mind. */
  raiseCurtain(seat: SeatId): void;
  /** Gives a seat to a computer player, or back to a person (null). What was written for its open prompts is dropped. */
  seatComputer(seat: SeatId, opponent: string | null): void;
  /**
   * Lends the seats of all people to a computer player as long as `isOn` says so of what everybody sees: not one question
   * longer. What is kept of the match says nothing of it: who opens it again has his seat.
   */
  lend(opponent: string, isOn: (view: unknown) => boolean): void;
  /** Gives people back the seats that were lent. */
  recall(): void;
  /** Seals a computer's answers to its open prompts; the round is resolved when they were the last. */
  answerAs(seat: SeatId, answers: AnswerTexts): Done;
  /** Takes rounds back for `asker`; `agreed` lists the seats that said yes where agreement is needed. Computers always do. */
  takeBack(count: number, asker: SeatId, agreed?: readonly SeatId[]): Done;
  /** Puts back the round taken back last, with the dice that had fallen. */
  redo(): Done;
  /** Looks at a moment (0: the set-up); null: back to the latest. */
  jump(moment: number | null): void;
  look(lens: Viewer): void;
  /** A new match that shares this one's rounds up to the one before the moment shown, `when` in words, saved; its id. */
  branchHere(when: string): string;
  /** A new match that goes on where the log of this one has no more room, with what is written, saved; its id. */
  goOn(): string;
  /** A new match with the same set-up, saved; its id, or what stands in the way. */
  rematch(): Result<string, readonly AnswerProblem[]>;
  select(piece: PieceId | null): void;
  hover(piece: PieceId | null): void;
  /** Goes on in another language. */
  speak(say: (phrase: Phrase) => string): void;
  /** Shows what a toggle of the game's face stands for, or no longer. */
  toggle(id: string): void;
}

export type TableState = TableShown & TableActions;

/** An open match on this screen. */
export type TableStore = StoreApi<TableState>;

/** What a session is opened with. */
export interface TableDeps {
  readonly id: string;
  readonly entry: GameEntry;
  readonly face: TableFace;
  readonly open: OpenMatch;
  readonly players?: Readonly<Record<SeatId, string>>;
  readonly computers?: Computers;
  readonly standing?: SeatAnswers;
  /** What was pending when the device last saved. */
  readonly pending?: Pending;
  readonly watching?: boolean;
  readonly title?: string;
  readonly kept?: boolean;
  readonly battleOf?: BattleOf | undefined;
  readonly branch?: string | undefined;
  /** Nobody has done anything in the match yet, as the device has kept it. */
  readonly untouched?: boolean;
  readonly say: (phrase: Phrase) => string;
  /** Dice for throws that the match's setting does not give: secure random. */
  readonly live: Dice;
  readonly newId: () => string;
  /**
   * Keeps a match that is new, has grown, or is seated anew. Where it says when that is done, nothing of it is shown
   * before: true when it is kept, false when the match has gone on elsewhere and what was played here is void.
   */
  readonly save: (record: TableRecord) => Promise<boolean> | undefined;
  /** Keeps what was written for the open round, with every key; `at` is how many entries the log has. */
  readonly savePending: (pending: PendingRecord, at: number) => void;
}
