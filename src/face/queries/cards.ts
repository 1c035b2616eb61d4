import { fail, ok } from "../../core/result.ts";
import type { Card } from "../../tabletop/card.ts";
import { wordsOf } from "../text.ts";
import { offersTo } from "./asked.ts";
import { type Answered, type Asker, lookoutOf, tabletopOf } from "./asker.ts";
import { phrase } from "./phrase.ts";

/** A hand of which the asker can read cards. */
interface Hand {
  /** What is written beside it. */
  readonly label: string;
  readonly cards: readonly Card[];
}

/** The hands that the asker can read: first that of the piece from which he looks, where pieces hold them. */
function handsOf(asker: Asker): readonly Hand[] {
  const { groups = [], cards = [] } = tabletopOf(asker);
  const from = lookoutOf(asker);
  const hands = groups.filter(({ kind }) => kind === "hand");
  const [own, others] = [true, false].map((isOwn) =>
    hands.filter(({ holder }) => isOwn === (holder !== undefined && holder === from)),
  );
  return [...(own ?? []), ...(others ?? [])].flatMap(({ id, label = "" }) => {
    const known = cards.filter(({ group, face, up }) => group === id && up && face);
    return known.length > 0 ? [{ label, cards: known }] : [];
  });
}

function titlesOf({ cards }: Hand): readonly string[] {
  return cards.map(({ face }) => face?.title ?? "");
}

/** The titles of the cards in hand, hand by hand where the asker has several. */
export function handTold(asker: Asker): Answered {
  const { say } = asker;
  const hands = handsOf(asker);
  const [only] = hands;
  if (!only) return ok([say(phrase("query.none.hand"))]);
  if (hands.length === 1) return ok([say(phrase("query.hand", { titles: titlesOf(only) }))]);
  return ok(hands.map((hand) => say(phrase("query.hand.of", { label: hand.label, titles: titlesOf(hand) }))));
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

/** Where a card lies that is asked for by its place from 1 in the first hand, or by how its title begins in any of them. */
function placeOf(hands: readonly Hand[], name: string): readonly [hand: Hand | undefined, at: number] {
  if (/^\d+$/.test(name)) return [hands[0], Number(name) - 1];
  const wanted = name.toLowerCase();
  const isMeant = (title: string) => wanted !== "" && title.toLowerCase().startsWith(wanted);
  const hand = hands.find((one) => titlesOf(one).some(isMeant));
  return [hand, hand ? titlesOf(hand).findIndex(isMeant) : -1];
}

/** One card of a hand, and what may be done with it. */
export function cardTold(asker: Asker, name: string): Answered {
  const hands = handsOf(asker);
  const [hand, at] = placeOf(hands, name);
  const card = hand?.cards[at];
  if (!card?.face)
    return fail([asker.say(phrase("query.wrong.card", { cards: hands[0]?.cards.length ?? 0 }))]);
  const { title, text, note } = card.face;
  const lines = [text, note].flatMap((line) => line ?? []);
  return ok([asker.say(phrase("query.card", { place: at + 1, title, lines })), ...rulingsOn(asker, card)]);
}
