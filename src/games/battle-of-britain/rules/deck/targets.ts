import type { Dice } from "../../../../core/dice/dice.ts";
import { entryOf, type PhaseNumber, REMOVALS } from "../../data/calendar.ts";
import type { Tables } from "../../data/tables.ts";
import { tablesOf, withoutAll } from "../state/look.ts";
import type { State, Target } from "../state/state.ts";
import { shuffled } from "./shuffle.ts";

/** BB-7, BB-9: every target card: cities, airfields, radar stations. */
export function allTargets({ cities, airfields, radar }: Tables): readonly Target[] {
  return [...cities, ...airfields, ...radar].map(({ id }) => id);
}

/** BB-64: the cards that a phase removes, those at random taken from the front of the list. */
export function removedFrom(tables: Tables, cards: readonly Target[], phase: PhaseNumber): readonly Target[] {
  const removal = REMOVALS[phase];
  const ids = (list: readonly { readonly id: string }[]) => new Set(list.map(({ id }) => id));
  const london = ids(tables.cities.filter((city) => city.london));
  const cities = ids(tables.cities.filter((city) => !city.london));
  const [airfields, radar] = [ids(tables.airfields), ids(tables.radar)];
  const first = (of: ReadonlySet<Target>, count: number) =>
    cards.filter((card) => of.has(card)).slice(0, count);
  const named = cards.filter((card) => removal.named.includes(card));
  return [
    ...first(london, removal.london ? london.size : 0),
    ...named,
    ...first(cities, removal.cities),
    ...first(airfields, removal.airfields),
    ...first(radar, removal.radar),
  ];
}

/** BB-62 to BB-64, BB-R20: the deck of a new phase, from every card that is not in the hand. */
export function newDeck(state: State, dice: Dice): State {
  const tables = tablesOf(state.setup);
  const { phase } = entryOf(state.turn);
  const cards = shuffled(withoutAll(allTargets(tables), state.hand), dice);
  const removed = removedFrom(tables, cards, phase);
  const left = withoutAll(cards, removed);
  const { top } = REMOVALS[phase];
  if (top === 0) return { ...state, draw: left, known: 0, removed, used: [] };
  const london = left.filter((card) => tables.cities.some(({ id, london: is }) => is && id === card));
  const plain = withoutAll(left, london);
  const first = shuffled([...plain.slice(0, top), ...london], dice);
  return { ...state, draw: [...first, ...plain.slice(top)], known: 0, removed, used: [] };
}

/** BB-67, BB-74, BB-R31: cards from the draw pile; the used ones are shuffled into a new one when it is empty. */
export function drawn(
  state: State,
  wanted: number,
  dice: Dice,
): { readonly state: State; readonly cards: readonly Target[]; readonly reshuffled: number } {
  const first = state.draw.slice(0, wanted);
  const now = {
    ...state,
    draw: state.draw.slice(first.length),
    known: Math.max(0, state.known - first.length),
  };
  if (first.length === wanted || state.used.length === 0) return { state: now, cards: first, reshuffled: 0 };
  const pile = shuffled(
    state.used.map(({ card }) => card),
    dice,
  );
  const more = pile.slice(0, wanted - first.length);
  return {
    state: { ...now, draw: pile.slice(more.length), known: 0, used: [] },
    cards: [...first, ...more],
    reshuffled: pile.length,
  };
}
