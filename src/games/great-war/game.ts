import type { Dice } from "../../core/dice.ts";
import type { Answers, Game, Problem, Prompt } from "../../core/game.ts";
import { fail, type Result } from "../../core/result.ts";
import { appraise } from "./appraise/index.ts";
import { isCampaign, musterFor, openCampaign, parsePick, pickOptions, samplePick } from "./campaign/index.ts";
import { withAgenda } from "./changed.ts";
import { checkConfig } from "./check.ts";
import { type Config, configSchema } from "./config.ts";
import { parseTend, tendOptions } from "./end/index.ts";
import { aceOptions, fireOptions, parseAce, parseFire } from "./fire/index.ts";
import { firstState } from "./first-state.ts";
import { manAsked } from "./flow/answer.ts";
import { FLOW } from "./flow/flow.ts";
import { setupFrom } from "./from-config.ts";
import { firstOptions, parseFirst, parseTail, tailOptions } from "./initiative/index.ts";
import { meta } from "./meta.ts";
import { moveOptions, moveSceneOf, parseMove, sampleMove } from "./move/index.ts";
import type { Order } from "./order.ts";
import { reportOf } from "./report.ts";
import { rosterOf } from "./roster.ts";
import type { Board, State, Task } from "./state.ts";
import { boardOf, imagined, type View, viewOf } from "./view.ts";

type Parsed = Result<Order, readonly Problem[]>;

/** What a prompt is about: the board as its seat sees it, the aircraft, the task that asks. */
interface Question {
  readonly board: Board;
  readonly who: number;
  readonly man: number;
  readonly task: Task | undefined;
}

function questionOf(prompt: Prompt, view: View): Question {
  const who = rosterOf(view.setup).indexOf.get(prompt.about ?? prompt.id) ?? 0;
  return { board: boardOf(view), who, man: manAsked(prompt), task: view.agenda[0] };
}

function parseCampaign(text: string, { seat }: Prompt, view: View): Parsed {
  const muster = musterFor(view, seat);
  return muster && view.campaign ? parsePick(text, muster, view.campaign) : fail([]);
}

function campaignOptions({ seat }: Prompt, view: View): Iterable<Order> {
  const muster = musterFor(view, seat);
  return muster ? pickOptions(muster) : [];
}

/** A campaign begins with its first question, everything else with the first turn. */
function begun(config: Config, dice: Dice): State {
  const state = firstState(config, dice);
  return isCampaign(config) ? openCampaign(state) : withAgenda(state, [{ do: "begin" }]);
}

function parse(text: string, prompt: Prompt, view: View, own: Answers<Order>): Parsed {
  const { board, who, man, task } = questionOf(prompt, view);
  switch (task?.do) {
    case "tail":
      return parseTail(text, board, who, own);
    case "first":
      return parseFirst(text, board, task.among);
    case "move":
    case "plot":
      return parseMove(text, moveSceneOf(board, who));
    case "declare":
    case "late":
    case "switch":
    case "gunner":
      return parseFire(text, board, task);
    case "ace":
    case "aces":
      return parseAce(text);
    case "tend":
      return parseTend(text, board, { who, man });
    case "campaign":
      return parseCampaign(text, prompt, view);
    default:
      return fail([]);
  }
}

function options(prompt: Prompt, view: View, own: Answers<Order>): Iterable<Order> {
  const { board, who, man, task } = questionOf(prompt, view);
  switch (task?.do) {
    case "tail":
      return tailOptions(board, who, own);
    case "first":
      return firstOptions(board, task.among);
    case "move":
    case "plot":
      return moveOptions(moveSceneOf(board, who));
    case "declare":
    case "late":
    case "switch":
    case "gunner":
      return fireOptions(board, task);
    case "ace":
    case "aces":
      return aceOptions(board, who);
    case "tend":
      return tendOptions(board, { who, man });
    case "campaign":
      return campaignOptions(prompt, view);
    default:
      return [];
  }
}

function sample(prompt: Prompt, view: View, own: Answers<Order>, dice: Dice): Order {
  const { board, who, task } = questionOf(prompt, view);
  if (task?.do === "move" || task?.do === "plot")
    return sampleMove(moveSceneOf(board, who), dice, prompt.seat);
  const muster = task?.do === "campaign" && musterFor(view, prompt.seat);
  if (muster) return samplePick(muster, dice, prompt.seat);
  const legal = [...options(prompt, view, own)];
  const why = { key: "throw.choice", values: {} };
  const [face = 1] = dice.throw({ dice: [`d${legal.length}`], by: prompt.seat, why });
  return legal[face - 1] as Order;
}

/** The hex dogfight of the Great War, with the adjustments of McCormick and Hoffman. */
export const greatWar: Game<Config, State, View, Order> = {
  meta,
  config: configSchema,
  check: checkConfig,
  seats: (config) => setupFrom(config).seats,
  setup: (config, dice) => FLOW.advance(begun(config, dice), [], dice),
  prompts: FLOW.prompts,
  parse,
  print: (order) => order.text,
  options,
  sample,
  resolve: FLOW.resolve,
  view: viewOf,
  imagine: imagined,
  outcome: (state) => state.outcome ?? undefined,
  appraise,
  report: reportOf,
  narrate: (event) => ({ key: event.key, values: event.values }),
};
