import type { Game } from "../../../../core/game.ts";
import { spelledAnswersOf } from "../../../../core/orders/spelled-answers.ts";
import { tend } from "../end/tend-question.ts";
import { ace, fire } from "../fire/index.ts";
import { manAsked } from "../flow/answer.ts";
import type { Order } from "../grammar/order.ts";
import { first, tail } from "../initiative/index.ts";
import { move, moveSceneOf } from "../move/index.ts";
import type { CampaignPart } from "../parts.ts";
import { rosterOf } from "../setup/roster.ts";
import type { OrderContext, Question } from "../state/order-context.ts";
import type { State, Task } from "../state/state.ts";
import { boardOf, type View } from "../view/view.ts";

type Orders = Pick<Game<unknown, State, View, Order>, "parse" | "options" | "sample">;
type About<Do extends Task["do"]> = Extract<Task, { readonly do: Do }>;

/** How the tasks that ask are answered; moves are about a scene. */
const QUESTIONS: { readonly [Do in Task["do"]]?: Question<About<Do>, Order, unknown, OrderContext> } = {
  tail,
  first,
  declare: fire,
  late: fire,
  switch: fire,
  gunner: fire,
  ace,
  aces: ace,
  tend,
};

/** How orders of a match are read, listed and drawn: those of its battles, and what is asked and answered between them. */
export function ordersOf(campaign: CampaignPart | undefined): Orders {
  return spelledAnswersOf<View, unknown, Order, OrderContext | undefined>({
    print: ({ text }) => text,
    asked(view, prompt, own) {
      if (prompt.kind === "campaign") return campaign?.asked(view, prompt);
      const [task] = view.agenda;
      const who = rosterOf(view.setup).indexOf.get(prompt.about ?? prompt.id) ?? 0;
      const by = { board: boardOf(view), who, man: manAsked(prompt), own };
      if (task?.do === "move" || task?.do === "plot") return [moveSceneOf(by.board, who), move, by];
      const question = task && QUESTIONS[task.do];
      return question && [task, question, by];
    },
  });
}
