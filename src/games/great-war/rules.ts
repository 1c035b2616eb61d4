import type { Dice } from "../../core/dice/dice.ts";
import type { Answers, Game, Problem, Prompt } from "../../core/game.ts";
import { remembered } from "../../core/remember.ts";
import { fail, type Result } from "../../core/result.ts";
import { checkConfig } from "./check/check.ts";
import { parseTend, tendOptions } from "./end/index.ts";
import { aceOptions, fireOptions, parseAce, parseFire } from "./fire/index.ts";
import { manAsked } from "./flow/answer.ts";
import { flowWith } from "./flow/flow.ts";
import { firstOptions, parseFirst, parseTail, tailOptions } from "./initiative/index.ts";
import { meta } from "./meta.ts";
import { moveOptions, moveSceneOf, parseMove, sampleMove } from "./move/index.ts";
import type { CampaignPart, Parts } from "./parts.ts";
import { reportOf } from "./report.ts";
import { type Config, namedConfig, type WholeConfig } from "./setup/config.ts";
import { commandedIn, setupFrom } from "./setup/from-config.ts";
import { FIRST } from "./setup/named-config.ts";
import { rosterOf } from "./setup/roster.ts";
import { wholeConfig } from "./setup/whole-config.ts";
import { withAgenda } from "./state/changed.ts";
import { firstState } from "./state/first-state.ts";
import type { Order } from "./state/order.ts";
import type { Board, State, Task } from "./state/state.ts";
import { boardOf, imagined, type View, viewOf } from "./state/view.ts";

type Rules = Game<Config, State, View, Order>;
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
    default:
      return [];
  }
}

function sample(prompt: Prompt, view: View, own: Answers<Order>, dice: Dice): Order {
  const { board, who, task } = questionOf(prompt, view);
  if (task?.do === "move" || task?.do === "plot")
    return sampleMove(moveSceneOf(board, who), dice, prompt.seat);
  const legal = [...options(prompt, view, own)];
  const why = { key: "throw.choice", values: {} };
  const [face = 1] = dice.throw({ dice: [`d${legal.length}`], by: prompt.seat, why });
  return legal[face - 1] as Order;
}

const isCampaignsOwn = ({ kind }: Prompt) => kind === "campaign";

/** What is asked and answered between the battles of a campaign, and everything else as in a battle. */
function withCampaign(campaign: CampaignPart): Pick<Rules, "parse" | "options" | "sample"> {
  return {
    parse: (text, prompt, view, own) =>
      isCampaignsOwn(prompt) ? campaign.parse(text, prompt, view) : parse(text, prompt, view, own),
    options: (prompt, view, own) =>
      isCampaignsOwn(prompt) ? campaign.options(prompt, view) : options(prompt, view, own),
    sample: (prompt, view, own, dice) =>
      (isCampaignsOwn(prompt) && campaign.sample(prompt, view, dice)) || sample(prompt, view, own, dice),
  };
}

/** A set-up of the first rules is told by their edition: a scenario as it was, dice for hidden guns that lie open. */
function earlier(config: unknown, rules: number): unknown {
  return rules === FIRST && typeof config === "object" && config !== null && !Array.isArray(config)
    ? { ...config, edition: FIRST }
    : config;
}

/** The hex dogfight of the Great War, with the adjustments of McCormick and Hoffman, made of what a match needs of it. */
export function rulesWith(parts: Parts): Rules {
  const { campaign, scenarios, first, written } = parts;
  const flow = flowWith(parts);
  const wholeOf = remembered((config: Config) => wholeConfig(config, scenarios, first) as WholeConfig);
  return {
    meta,
    config: written?.config ?? namedConfig,
    check: (config) => checkConfig(config, parts),
    earlier,
    seats: (config) => setupFrom(wholeOf(config)).seats,
    commanded: (config) => (campaign?.isCampaign(config) ? [] : commandedIn(setupFrom(wholeOf(config)))),
    setup(config, dice) {
      const state = firstState(wholeOf(config), dice);
      const begun = campaign?.isCampaign(config)
        ? campaign.open(state)
        : withAgenda(state, [{ do: "begin" }]);
      return flow.advance(begun, [], dice);
    },
    prompts: flow.prompts,
    parse,
    print: (order) => order.text,
    options,
    sample,
    ...(campaign && withCampaign(campaign)),
    resolve: flow.resolve,
    view: viewOf,
    imagine: imagined,
    outcome: (state) => state.outcome ?? undefined,
    report: (view) => reportOf(view, campaign?.background),
    narrate: (event) => ({ key: event.key, values: event.values }),
  };
}
