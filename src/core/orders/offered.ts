import type { Dice } from "../dice/dice.ts";
import type { Answers, Problem, Prompt } from "../game.ts";
import { present } from "../present.ts";
import type { Result } from "../result.ts";
import { drawn, fairOf } from "./choice.ts";
import type { Offering } from "./question.ts";

/** What `Game` wants of a game's answers; who asks outside a round need not say that nothing is answered yet. */
export interface Made<View, Order> {
  parse(text: string, prompt: Prompt, view: View, own?: Answers<Order>): Result<Order, readonly Problem[]>;
  options(prompt: Prompt, view: View, own?: Answers<Order>): Iterable<Order>;
  sample(prompt: Prompt, view: View, own: Answers<Order>, dice: Dice): Order;
}

type Pose<View, Order, Posed> = (view: View, prompt: Prompt, own: Answers<Order>) => Posed | undefined;
type Posed<View, Task, Order, By> = readonly [Task, Offering<View, Task, Order, By>, By];

/** The list of legal answers and a fair one of them. */
export function offered<View, Task, Order, By>(
  asked: Pose<View, Order, Posed<View, Task, Order, By>>,
): Omit<Made<View, Order>, "parse"> {
  // The very list that the question offers: whoever asks again may see by it that nothing has changed.
  const options: Made<View, Order>["options"] = (prompt, view, own = new Map()) => {
    const posed = asked(view, prompt, own);
    if (!posed) return [];
    const [task, question, by] = posed;
    return question.offer(view, task, by);
  };

  return {
    options,
    sample(prompt, view, own, dice) {
      const { seat } = prompt;
      const [task, question, by] = present(asked(view, prompt, own));
      return (
        question.choose?.(view, task, by, (below) => drawn(below, dice, seat)) ??
        fairOf([...question.offer(view, task, by)], dice, seat)
      );
    },
  };
}
