import type { Dice } from "../../core/dice.ts";
import type { Answers, Problem, Prompt } from "../../core/game.ts";
import type { Values } from "../../core/phrase.ts";
import type { Result } from "../../core/result.ts";
import type { Config, ConfigSchema, WholeConfig } from "./config.ts";
import type { Step } from "./ground/step.ts";
import type { CampaignOrder, Order } from "./order.ts";
import type { State } from "./state.ts";
import type { Tables } from "./tables/tables.ts";
import type { View } from "./view.ts";

/** Many battles in one match: what is asked and done between them. */
export interface CampaignPart {
  /** Whether a set-up begins the campaign. */
  isCampaign(config: Config): boolean;
  check(config: Config): readonly Problem[];
  /** The first state of the campaign's match, from that of its first battle. */
  open(state: State): State;
  prompts(state: State): readonly Prompt[];
  parse(text: string, prompt: Prompt, view: View): Result<CampaignOrder, readonly Problem[]>;
  options(prompt: Prompt, view: View): Iterable<CampaignOrder>;
  sample(prompt: Prompt, view: View, dice: Dice): CampaignOrder | undefined;
  callUp(state: State, dice: Dice): Step;
  takeOff(state: State, answers: Answers<Order>, dice: Dice): Step;
  /** What the end of a turn brings while a battle of the campaign is fought. */
  endTurn(state: State, dice: Dice): Step;
  background(view: View): Values;
}

/** A player's own tables: their shape, and what is wrong with them. */
export interface TablesPart {
  readonly config: ConfigSchema;
  check(tables: Tables): readonly Problem[];
}

/** What some matches need and others do without: each is loaded when a set-up asks for it. */
export interface Parts {
  /** Set-ups by the names of their scenarios. */
  readonly scenarios: Readonly<Record<string, WholeConfig>>;
  readonly campaign?: CampaignPart;
  readonly tables?: TablesPart;
}
