import type { z } from "zod/mini";
import type { Dice } from "./dice/dice.ts";
import type { Phrase, Values } from "./phrase.ts";
import type { Result } from "./result.ts";

export type SideId = string;
export type SeatId = string;
export type PromptId = string;
export type PieceId = string;

/** Somebody who decides. A side may have several seats. */
export interface Seat {
  readonly id: SeatId;
  readonly side: SideId;
}

/** Who looks: a seat, everybody (`table`: public knowledge only) or the umpire (everything). */
export type Viewer = SeatId | "table" | "umpire";

/**
 * A question put to one seat. When every open prompt is answered the game moves on: one seat asked is a
 * sequential game, several prompts that open together are simultaneous plotting.
 */
export interface Prompt {
  readonly id: PromptId;
  readonly seat: SeatId;
  /** What is asked, in the game's own words: `order`, `fire`, `card`. */
  readonly kind: string;
  readonly about?: PieceId;
  /** When others may see the answer: at once, with the round's other answers, or when the game says so. */
  readonly opens: "now" | "together" | "end";
  /** An answer that opens at the end, and yet by the rules something comes of it at once that tells of it, as a card more in a hand. */
  readonly leavesTrace?: true;
  /** A battle that may be fought as a match of another game; the prompt goes to the seat `table`, and its answer is the result. */
  readonly spawn?: Spawn;
  /**
   * Asked in the middle of something that earlier answers began and that is not settled yet: a card that may be
   * answered, fire in mid-move. Computer players play on past it before they judge a state.
   */
  readonly unsettled?: true;
}

/** What a bridge needs to know of a battle to set it up in another game. */
export interface Spawn {
  /** What kind of battle it is; the phrase `spawn.` and this of the game that asks says who meets whom. */
  readonly battle: string;
  readonly values: Values;
}

/** What the same seat has answered so far in this round. */
export type Answers<Order> = ReadonlyMap<PromptId, Order>;

/** Why a text is refused: a code and the rule it breaks, figures for the sentence, where, and what would be right. */
export interface Problem {
  readonly code: string;
  /** Number of the rule or ruling, e.g. `R-05`, `E3`. */
  readonly rule?: string;
  readonly values: Values;
  /** The failing token: offsets into the text as given, end exclusive. */
  readonly token?: { readonly start: number; readonly end: number };
  /** The nearest legal answers, in canonical spelling. */
  readonly near?: readonly string[];
}

/** A fact of the match. `values` may be seen by everybody; `secret` adds what only some seats may see. */
export interface GameEvent {
  readonly key: string;
  readonly values: Values;
  readonly secret?: { readonly seats: readonly SeatId[]; readonly values: Values };
  /** Set when it tells somebody what was hidden from him: the round can no longer be taken back by one seat alone. */
  readonly reveals?: true;
}

export interface Resolved<State, Event extends GameEvent = GameEvent> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** What came of an amendment. */
export interface Amended<State, Event extends GameEvent = GameEvent> extends Resolved<State, Event> {
  /** The amendment in canonical spelling. */
  readonly text: string;
}

export interface Outcome {
  /** The side that won, or null for a draw. */
  readonly winner: SideId | null;
  /** Why, as a phrase of the game's catalogue. */
  readonly reason: Phrase;
}

export interface ScenarioMeta {
  readonly id: string;
  /** Pieces on the table: what a host wants to know first. */
  readonly pieces: number;
  /** Many battles in one match, so that whoever plays all scenarios over and over takes fewer of this one. */
  readonly long?: true;
  /**
   * A campaign: missions one after the other, and the game's face tells of them. A set-up of somebody's own is one
   * where it says `campaign: true`.
   */
  readonly campaign?: true;
  /** Where a newcomer begins, and what is shown first to who looks on; left out everywhere: the smallest. */
  readonly first?: true;
  /** What a page writes into the set-up beside the scenario's name where nobody says otherwise. */
  readonly usual?: Readonly<Record<string, unknown>>;
}

/** What came out when computer players played a scenario against each other. */
export interface Balance {
  /** Who played both sides: the id of a computer player. */
  readonly players: string;
  /** The most nodes that a player spent on an answer, where that was less than it does at the table. */
  readonly nodes?: number;
  readonly games: number;
  /** Of the first side and of the second. */
  readonly wins: readonly [number, number];
  readonly draws: number;
  /** The median of the turns that a game took. */
  readonly turns: number;
}

/**
 * A page that a game may have beside its table: rules to read, a first lesson, papers, set-ups and pieces of one's own.
 */
export type GamePage = "rules" | "lesson" | "print" | "editor" | "workshop" | "hangar";

/** What menus show before a game's rules are loaded; what they say of it is in `MetaWords`. */
export interface Meta {
  readonly id: string;
  /** Version of the rules; a match file names it, and a newer one is refused. */
  readonly rules: number;
  readonly scenarios: readonly ScenarioMeta[];
  /** Matches the number of any of its rules as sentences cite it; left out: no rule is cited. */
  readonly numbers?: RegExp;
  /** The pages that it has; left out: none. */
  readonly pages?: readonly GamePage[];
  /** A picture of each scenario has been taken. */
  readonly pictures?: true;
  /** What is our own table rather than the published game's. */
  readonly ownTables: readonly string[];
}

export interface ScenarioWords {
  readonly title: string;
  readonly blurb: string;
}

/** What people call a side. */
export interface SideWords {
  readonly name: string;
  /** The name is that of many: they win, it wins. */
  readonly many?: true;
}

/** What menus say of a game in one language, before its rules are loaded. `Of`: the facts of the game. */
export interface MetaWords<Of extends Meta = Meta> {
  /** A name that says to a stranger what is played. */
  readonly title: string;
  /** What its rules are called in full; left out: as the game. */
  readonly rulesName?: string;
  readonly blurb: string;
  readonly scenarios: Readonly<Record<Of["scenarios"][number]["id"], ScenarioWords>>;
  /** What its pieces are called, one and several; left out: nobody is told how many there are. */
  readonly pieces?: readonly [one: string, several: string];
  /** How a turn goes, in a few steps, for who has never seen it. */
  readonly turn?: readonly { readonly name: string; readonly text: string }[];
  /** What its sides are called, by id; a side that is left out is called by its id. */
  readonly sides?: Readonly<Record<SideId, SideWords>>;
}

/** Whom a game is owed to, in one language. `Of`: the facts of the game. */
export interface Credits<Of extends Meta = Meta> {
  /** Where the rules come from: the credit line. */
  readonly source: string;
  /** What is our own table rather than the published game's, by the ids in `Meta`. */
  readonly ownTables: Readonly<Record<Of["ownTables"][number], string>>;
}

/** The state of play in fields for programs: what the command line prints. */
export interface Report {
  readonly turn: number;
  readonly phase: string;
  readonly pieces: Readonly<Record<PieceId, Values>>;
  /** Points that each side has, where the game counts any. */
  readonly score?: Readonly<Record<SideId, number>>;
  /** The same in a few words for players, as a phrase of the game's catalogue. */
  readonly standing?: Phrase;
  /** What stands behind the battle in hand, where a match has many: who is there, what has been. */
  readonly background?: Values;
}

/**
 * The contract of a game. Config, State, View and Order are plain JSON data. Every function is pure: it does
 * not touch its input, and all chance comes through the dice it is handed. Methods never throw for bad text.
 */
export interface Game<Config, State, View, Order, Event extends GameEvent = GameEvent> {
  readonly meta: Meta;
  /** The shape of a set-up; rules about it that a schema can't tell are judged by `check`. */
  readonly config: z.ZodMiniType<Config>;
  /** What is wrong with a set-up of the right shape; nothing when it can be played. */
  check(config: Config): readonly Problem[];
  /**
   * A set-up, unread, that was written under an older version of the rules, as one that means the same today: a scenario
   * whose data have changed since begins as it did. Left out where no scenario has changed.
   */
  earlier?(config: unknown, rules: number): unknown;
  /** Who decides. Seat ids are unique and none is `table` or `umpire`. A prompt goes to one of them, or with `spawn` to `table`. */
  seats(config: Config): readonly Seat[];
  /** The pieces of a set-up that the players of a side may share out among them; left out or none: one player a side. */
  commanded?(config: Config): readonly { readonly id: PieceId; readonly side: SideId }[];
  /** How a match begins, and what is to tell about that. */
  setup(config: Config, dice: Dice): Resolved<State, Event>;
  /** The open questions; none means that the game is over. Ids are unique among them. */
  prompts(state: State): readonly Prompt[];
  /** Grammar and legality in one; refuses with every check that fails. Total: any text gets an answer. */
  parse(text: string, prompt: Prompt, view: View, own: Answers<Order>): Result<Order, readonly Problem[]>;
  /** The one canonical spelling; `parse(print(o))` is `o`. */
  print(order: Order): string;
  /** Every legal answer, lazily. */
  options(prompt: Prompt, view: View, own: Answers<Order>): Iterable<Order>;
  /** A fair one of the legal answers. */
  sample(prompt: Prompt, view: View, own: Answers<Order>, dice: Dice): Order;
  /** The next state once every open prompt is answered, and the events that led to it. */
  resolve(state: State, answers: Answers<Order>, dice: Dice): Resolved<State, Event>;
  /** What the clock answers for a seat that lets its time run out: a legal order. Left out: nobody is ever out of time. */
  idle?(prompt: Prompt, view: View, own: Answers<Order>): Order;
  /**
   * What the umpire may set: a text that names what and to which value, as `parse` is handed an order. Total. Every
   * change is public, so its events have no secrets. Left out: the game can't be amended.
   */
  amend?(state: State, text: string): Result<Amended<State, Event>, readonly Problem[]>;
  /** What a viewer may see, built by listing what is allowed. A view knows its viewer. */
  view(state: State, viewer: Viewer): View;
  /** Some whole state that fits what the viewer knows: same view, same prompts. */
  imagine(view: View, dice: Dice): State;
  outcome(state: State): Outcome | undefined;
  report(view: View): Report;
  narrate(event: GameEvent): Phrase;
}

/** How well a computer player plans: by plain rules of thumb with some chance, or by the odds. */
export type Skill = "plain" | "able";

/** An answer that a game's own plan weighed, and what it promises in the unit of `appraise`. */
export interface Planned<Order> {
  readonly order: Order;
  readonly value: number;
  /** What it is for, as a phrase of the game's catalogue. */
  readonly reason?: Phrase;
}

/** A game with what its computer players aim at; a match at a table is played without. */
export interface AppraisedGame<Config, State, View, Order, Event extends GameEvent = GameEvent>
  extends Game<Config, State, View, Order, Event> {
  /**
   * How good a state is for a seat: a whole number, the higher the better, in a unit of the game's own. Never a rule.
   * Of two opposing seats one has what the other lacks: their numbers add up to 0. A won game is worth more than any
   * that is still open.
   */
  appraise(state: State, seat: SeatId): number;
  /**
   * What it counts for either side alike that a state soon comes to a decision: a whole number of at least 0 in the unit
   * of `appraise`. Where both can always keep out of each other's way neither gains by meeting the other, and computer
   * players who aim at a gain alone fly past each other until time is up. Left out: a game that decides itself anyway.
   */
  contact?(state: State): number;
  /**
   * What a plain player would answer without looking ahead: computer players go on with it where they think a line
   * through. Like any order it is judged by what the seat sees alone. Left out: they go on with fair answers.
   */
  likely?(prompt: Prompt, view: View, own: Answers<Order>, dice: Dice): Order;
  /**
   * What a seasoned player would answer where a plain one gives the likely answer: whoever plays best thinks through what
   * he does himself with it, and what others do with `likely`. Judged by the same view. Left out: the likely answer.
   */
  seasoned?(prompt: Prompt, view: View, own: Answers<Order>, dice: Dice): Order;
  /** Why a computer player gives an answer that it thought through, by what the seat sees; undefined: there is nothing to say. */
  reason?(prompt: Prompt, view: View, order: Order): Phrase | undefined;
  /**
   * Where a game has so many answers that none can be thought through, or knows how a beginner plays it: what a plan of
   * its own weighs, the answer to play first. It knows what the seat sees and nothing else, and all its chance comes from
   * `dice`. What is not legal is passed over; nothing: a fair answer will do. Undefined, or left out: computer players of
   * that skill think each answer through.
   */
  plan?(
    skill: Skill,
    prompt: Prompt,
    view: View,
    own: Answers<Order>,
    dice: Dice,
  ): readonly Planned<Order>[] | undefined;
}

/** A game whose types are no longer known, as the registry hands it out; method parameters are bivariant. */
export type AnyGame = Game<unknown, unknown, unknown, unknown>;
export type AnyAppraisedGame = AppraisedGame<unknown, unknown, unknown, unknown>;
