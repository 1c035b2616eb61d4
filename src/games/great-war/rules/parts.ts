import type { Dice } from "../../../core/dice/dice.ts";
import type { Answers, Problem, Prompt } from "../../../core/game.ts";
import type { Values } from "../../../core/phrase.ts";
import type { SideIndex } from "../../../tabletop/tabletop.ts";
import type { Config, ConfigSchema, FirstEdition, Scenarios, WholeConfig } from "../data/config/config.ts";
import type { CampaignOrder, Order } from "./grammar/order.ts";
import type { Question } from "./state/order-context.ts";
import type { Aircraft, Board, Flown, Stance, State } from "./state/state.ts";
import type { Aftermath } from "./state/step.ts";
import type { View } from "./view/view.ts";

/** Many battles in one match: what is asked and done between them. */
export interface CampaignPart {
  /** Whether a set-up begins the campaign. */
  isCampaign(config: Config): boolean;
  check(config: Config): readonly Problem[];
  /** The first state of the campaign's match, from that of its first battle. */
  open(state: State): State;
  prompts(state: State): readonly Prompt[];
  /** What a seat is asked between the battles, and how; undefined where it is not asked. */
  asked(
    view: View,
    prompt: Prompt,
  ): readonly [unknown, Question<unknown, CampaignOrder, unknown>, undefined] | undefined;
  callUp(state: State, dice: Dice): Aftermath;
  takeOff(state: State, answers: Answers<Order>, dice: Dice): Aftermath;
  /** What the end of a turn brings while a battle of the campaign is fought. */
  endTurn(state: State, dice: Dice): Aftermath;
  background(view: View): Values;
}

/** Set-ups that somebody has written out, or with tables of his own: their shape, and what is wrong with them. */
export interface WrittenPart {
  readonly config: ConfigSchema;
  check(config: WholeConfig): readonly Problem[];
}

/** A move as flown: what there is to see of it, the aircraft after it, where bombs were let go. */
export interface Passage {
  readonly flown: Flown;
  readonly end: Aircraft;
  readonly bombAt: Stance | null;
}

/** What an aircraft of a match meets on the ground and does to it. */
export interface GroundPart {
  /** A move as the ground sees it, from its start to its end. */
  carryOut(board: State, index: number, flight: Passage, dice: Dice): Aftermath;
  /** All fire from the ground in the combat phase, judged by the places `before` this phase's damage. */
  combat(board: State, dice: Dice, before: Board): Aftermath;
  /** After combat: balloons that were attacked for the first time. */
  noteAttacks(board: State): State;
  spotting(board: State): Aftermath;
  /** The balloons' moves, before all others. */
  winch(board: State): Aftermath;
  /** Whether an ace may come under guns on the ground in his move, so that he has to choose before it. */
  aceNearGuns(board: Board, index: number): boolean;
}

/** B-82: whether a side that is alone in the air may earn points yet. */
export type PointsPart = (state: State, side: SideIndex) => boolean;

/** What some matches need and others do without: each is loaded when a set-up asks for it. */
export interface Parts {
  /** Set-ups by the names of their scenarios. */
  readonly scenarios: Scenarios;
  /** Left out where nothing in them has changed since the first rules. */
  readonly first?: FirstEdition;
  /** Left out where there is nothing on the ground but a front. */
  readonly ground?: GroundPart;
  /** Left out where a side alone ends nothing. */
  readonly pointsLeft?: PointsPart;
  readonly campaign?: CampaignPart;
  readonly written?: WrittenPart;
}
