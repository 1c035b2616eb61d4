import type { Dice } from "../../../../src/core/dice/dice.ts";
import type { Prompt } from "../../../../src/core/game.ts";
import { type AnyCatalogue, say } from "../../../../src/core/phrase.ts";
import type { Offer } from "../../../../src/face/offer.ts";
import { type Text, wordsOf } from "../../../../src/face/text.ts";
import { battleOfBritain as game } from "../../../../src/games/battle-of-britain/computer/game.ts";
import type { Config } from "../../../../src/games/battle-of-britain/data/config.ts";
import { table } from "../../../../src/games/battle-of-britain/face/table.ts";
import { words as german } from "../../../../src/games/battle-of-britain/face/words/de/table.ts";
import { words as english } from "../../../../src/games/battle-of-britain/face/words/en/table.ts";
import type { Order } from "../../../../src/games/battle-of-britain/rules/grammar/order.ts";
import type { State } from "../../../../src/games/battle-of-britain/rules/state/state.ts";
import type { View } from "../../../../src/games/battle-of-britain/rules/view/view.ts";
import { de } from "../../../../src/games/battle-of-britain/words/de.ts";
import { en } from "../../../../src/games/battle-of-britain/words/en.ts";

export const LANGUAGES = { en: { ...en, ...english }, de: { ...de, ...german } } as const;

/** A text as it is read. */
export function told(text: Text, words: AnyCatalogue = LANGUAGES.en): string {
  return wordsOf(text, (phrase) => say(words, phrase));
}

/** An open question of a game, as its seat sees it. */
export interface Asked {
  readonly state: State;
  readonly prompt: Prompt;
  readonly view: View;
  readonly offers: readonly Offer[];
  readonly own: ReadonlyMap<string, Order>;
}

function asked(state: State, prompt: Prompt, own: ReadonlyMap<string, Order> = new Map()): Asked {
  const view = game.view(state, prompt.seat);
  return {
    state,
    prompt,
    view,
    own,
    offers: table.offers(prompt, view, game.options(prompt, view, own), own),
  };
}

/** Reads an answer; throws for one that is refused. */
export function read({ prompt, view, own }: Asked, text: string): Order {
  const found = game.parse(text, prompt, view, own);
  if (!found.ok) throw new Error(`${prompt.kind}: "${text}" is refused: ${JSON.stringify(found.error)}`);
  return found.value;
}

/** Every question of a game that is answered as `answer` says. */
export function* questionsOf(config: Config, dice: Dice, answer: (asked: Asked) => Order): Generator<Asked> {
  let { state } = game.setup(config, dice);
  for (;;) {
    const prompts = game.prompts(state);
    if (prompts.length === 0) return;
    const own = new Map<string, Order>();
    for (const prompt of prompts) {
      const one = asked(state, prompt, new Map(own));
      yield one;
      own.set(prompt.id, answer(one));
    }
    state = game.resolve(state, own, dice).state;
  }
}

/** What is usually answered, else one of the offers by chance. */
export function byOffers(dice: Dice): (asked: Asked) => Order {
  return (one) => {
    const [face = 1] = dice.throw({ dice: ["d20"], by: "offers", why: { key: "throw.choice", values: {} } });
    const offer = one.offers.find(({ usual }) => usual) ?? one.offers[face % one.offers.length];
    return read(one, offer?.text ?? "");
  };
}
