import type { Dice } from "../../../../core/dice/dice.ts";
import type { Answers, Game, Problem, Prompt } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { fairOf } from "../../../../core/orders/choice.ts";
import { fail, type Result } from "../../../../core/result.ts";
import { parseTend, tendOptions } from "../end/index.ts";
import { aceOptions, type FireTask, fireOptions, parseAce, parseFire } from "../fire/index.ts";
import { manAsked } from "../flow/answer.ts";
import type { Order } from "../grammar/order.ts";
import { firstOptions, parseFirst, parseTail, tailOptions } from "../initiative/index.ts";
import { moveOptions, moveSceneOf, parseMove, sampleMove } from "../move/index.ts";
import type { CampaignPart } from "../parts.ts";
import { rosterOf } from "../setup/roster.ts";
import type { Board, State, Task } from "../state/state.ts";
import { boardOf, type View } from "../view/view.ts";

type Orders = Pick<Game<unknown, State, View, Order>, "parse" | "options" | "sample">;

/** What a prompt is about: the board as its seat sees it, the aircraft and the man, the task that asks. */
interface Asked<About extends Task> {
  readonly prompt: Prompt;
  readonly view: View;
  readonly board: Board;
  readonly who: number;
  readonly man: number;
  readonly own: Answers<Order>;
  readonly task: About;
}

/** How the answers to a task are read, listed and drawn; `sample` left out: a fair one of those listed. */
interface Question<About extends Task> {
  parse(text: string, asked: Asked<About>): Result<Order, readonly Problem[]>;
  options(asked: Asked<About>): Iterable<Order>;
  sample?(asked: Asked<About>, dice: Dice): Order | undefined;
}

const NONE: Question<Task> = { parse: () => fail([]), options: () => [] };

const move: Question<Task> = {
  parse: (text, { board, who }) => parseMove(text, moveSceneOf(board, who)),
  options: ({ board, who }) => moveOptions(moveSceneOf(board, who)),
  sample: ({ board, who, prompt }, dice) => sampleMove(moveSceneOf(board, who), dice, prompt.seat),
};

const fire: Question<FireTask> = {
  parse: (text, { board, task }) => parseFire(text, board, task),
  options: ({ board, task }) => fireOptions(board, task),
};

const ace: Question<Task> = {
  parse: parseAce,
  options: ({ board, who }) => aceOptions(board, who),
};

const QUESTIONS: { readonly [Do in Task["do"]]?: Question<Extract<Task, { readonly do: Do }>> } = {
  tail: {
    parse: (text, { board, who, own }) => parseTail(text, board, who, own),
    options: ({ board, who, own }) => tailOptions(board, who, own),
  },
  first: {
    parse: (text, { board, task }) => parseFirst(text, board, task.among),
    options: ({ board, task }) => firstOptions(board, task.among),
  },
  move,
  plot: move,
  declare: fire,
  late: fire,
  switch: fire,
  gunner: fire,
  ace,
  aces: ace,
  tend: {
    parse: (text, asked) => parseTend(text, asked.board, asked),
    options: (asked) => tendOptions(asked.board, asked),
  },
};

function askedOf(prompt: Prompt, view: View, own: Answers<Order>): Asked<Task> {
  const who = rosterOf(view.setup).indexOf.get(prompt.about ?? prompt.id) ?? 0;
  return {
    prompt,
    view,
    board: boardOf(view),
    who,
    man: manAsked(prompt),
    own,
    task: itemAt(view.agenda, 0),
  };
}

/** How orders of a match are read, listed and drawn: those of its battles, and what is asked and answered between them. */
export function ordersOf(campaign: CampaignPart | undefined): Orders {
  const questionOf = ({ kind }: Prompt, { agenda: [task] }: View): Question<Task> =>
    (kind === "campaign" ? campaign : task && (QUESTIONS[task.do] as Question<Task>)) ?? NONE;
  return {
    parse: (text, prompt, view, own) => questionOf(prompt, view).parse(text, askedOf(prompt, view, own)),
    options: (prompt, view, own) => questionOf(prompt, view).options(askedOf(prompt, view, own)),
    sample(prompt, view, own, dice) {
      const asked = askedOf(prompt, view, own);
      const question = questionOf(prompt, view);
      return question.sample?.(asked, dice) ?? fairOf([...question.options(asked)], dice, prompt.seat);
    },
  };
}
