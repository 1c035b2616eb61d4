import { fail, ok } from "../../core/result.ts";
import type { Card } from "../../tabletop/card.ts";
import { wordsOf } from "../text.ts";
import { offersTo } from "./asked.ts";
import { type Answered, type Asker, tabletopOf } from "./asker.ts";
import { phrase } from "./phrase.ts";

/** The cards that the asker holds and can read. */
function handOf(asker: Asker): readonly Card[] {
  const { groups = [], cards = [] } = tabletopOf(asker);
  const hands = new Set(groups.flatMap(({ id, kind }) => (kind === "hand" ? [id] : [])));
  return cards.filter(({ group, face, up }) => hands.has(group) && up && face);
}

/** The titles of the cards in hand. */
export function handTold(asker: Asker): Answered {
  const titles = handOf(asker).map(({ face }) => face?.title ?? "");
  const { say } = asker;
  return ok([say(titles.length > 0 ? phrase("query.hand", { titles }) : phrase("query.none.hand"))]);
}

/** What may be done with a card now, or why nothing. */
function rulingsOn(asker: Asker, { id }: Card): readonly string[] {
  const { prompts, table, view, say } = asker;
  return prompts.flatMap((prompt) => {
    const dim = table.dim?.(prompt, view).find(({ on }) => on === id);
    const offers = offersTo(asker, prompt).filter(({ on, alike = [] }) => on === id || alike.includes(id));
    const told = offers.map(({ text, title }) =>
      say(phrase("query.asked.one", { text, title: wordsOf(title, say) })),
    );
    return [...told, ...(dim ? [wordsOf(dim.why, say)] : [])];
  });
}

/** One card of the hand, by its place from 1 or by how its title begins. */
export function cardTold(asker: Asker, name: string): Answered {
  const hand = handOf(asker);
  const wanted = name.toLowerCase();
  const at = /^\d+$/.test(name)
    ? Number(name) - 1
    : hand.findIndex(({ face }) => wanted !== "" && face?.title.toLowerCase().startsWith(wanted));
  const card = hand[at];
  if (!card?.face) return fail([asker.say(phrase("query.wrong.card", { cards: hand.length }))]);
  const { title, text, note } = card.face;
  const lines = [text, note].flatMap((line) => line ?? []);
  return ok([asker.say(phrase("query.card", { place: at + 1, title, lines })), ...rulingsOn(asker, card)]);
}
