import type { Span } from "../../../face/span.ts";
import type { Attack } from "../rules/state/task.ts";
import type { View } from "../rules/view/view.ts";
import { phrase } from "./phrase.ts";

/**
 * An attack by everything that it does not share with the next one: cards of an exchange go to the discards with its end,
 * each card that guns draw leaves less to do, and one that is added to a shot (DIF-3.2.10) is an attack of its own.
 */
function idOf({ turn, playerTurn, discard, agenda }: View, { by, at, cards, hits, bursts }: Attack): string {
  const place = [turn, playerTurn?.element, discard.length, agenda.length];
  return [...place, by, at, cards[0]?.card, hits, bursts].join(" ");
}

/** DIF-B8: the exchange over an attack, an attack card with all answers to it. */
export function exchangeOf(view: View): Span | undefined {
  const attack = view.agenda.flatMap((task) => (task.do === "respond" ? [task.attack] : []))[0];
  return attack && { id: idOf(view, attack), rest: phrase("standing.exchange") };
}
