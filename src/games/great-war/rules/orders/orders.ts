import type { Dice } from "../../../../core/dice/dice.ts";
import type { Answers, Game, Problem, Prompt } from "../../../../core/game.ts";
import { fail, type Result } from "../../../../core/result.ts";
import { parseTend, tendOptions } from "../end/index.ts";
import { aceOptions, fireOptions, parseAce, parseFire } from "../fire/index.ts";
import { manAsked } from "../flow/answer.ts";
import type { Order } from "../grammar/order.ts";
import { firstOptions, parseFirst, parseTail, tailOptions } from "../initiative/index.ts";
import { moveOptions, moveSceneOf, parseMove, sampleMove } from "../move/index.ts";
import type { CampaignPart } from "../parts.ts";
import { rosterOf } from "../setup/roster.ts";
import type { Board, State, Task } from "../state/state.ts";
import { boardOf, type View } from "../view/view.ts";

type Orders = Pick<Game<unknown, State, View, Order>, "parse" | "options" | "sample">;
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

/** How orders of a match are read, listed and drawn: those of its battles, and what is asked and answered between them. */
export function ordersOf(campaign: CampaignPart | undefined): Orders {
  if (!campaign) return { parse, options, sample };
  return {
    parse: (text, prompt, view, own) =>
      isCampaignsOwn(prompt) ? campaign.parse(text, prompt, view) : parse(text, prompt, view, own),
    options: (prompt, view, own) =>
      isCampaignsOwn(prompt) ? campaign.options(prompt, view) : options(prompt, view, own),
    sample: (prompt, view, own, dice) =>
      (isCampaignsOwn(prompt) && campaign.sample(prompt, view, dice)) || sample(prompt, view, own, dice),
  };
}
