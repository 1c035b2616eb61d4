import type { Dice } from "../../../../core/dice/dice.ts";
import { present } from "../../../../core/present.ts";
import { withGeschwader, withPool, withWing } from "../state/change.ts";
import { typeName, without } from "../state/look.ts";
import { ACE_CARD, type PileCard, type Squadron, type State } from "../state/state.ts";
import { shuffled } from "./shuffle.ts";

export function pileOf(state: State, pool: string): readonly PileCard[] {
  return present(state.pools[pool]).pile;
}

/** BB-69, BB-R54: squadrons go on top of their pile, the first uppermost, in sight of everybody; there they stay until they are drawn. */
export function putOnTop(state: State, pool: string, cards: readonly Squadron[]): State {
  const top = cards.map((card): PileCard => ({ card, open: 2, top: true }));
  return withPool(state, pool, { pile: [...top, ...pileOf(state, pool)] });
}

/**
 * BB-R29: squadrons are shuffled into a pile, below what lies on its top until it is drawn (BB-69); of the rest nobody knows
 * any more where any lies.
 */
export function shuffledIn(state: State, pool: string, cards: readonly Squadron[], dice: Dice): State {
  if (cards.length === 0) return state;
  const pile = pileOf(state, pool);
  const top = pile.filter((one) => one.top);
  const rest = [...pile.filter((one) => !one.top).map(({ card }) => card), ...cards];
  const below = shuffled(rest, dice).map((card): PileCard => ({ card, open: 0 }));
  return withPool(state, pool, { pile: [...top, ...below] });
}

/** A squadron less in the Damaged box. */
export function undamaged(state: State, pool: string, types: readonly string[]): State {
  const damaged = { ...present(state.pools[pool]).damaged };
  for (const type of types) damaged[type] = (damaged[type] ?? 0) - 1;
  const left = Object.entries(damaged).filter(([, count]) => count > 0);
  return withPool(state, pool, { damaged: Object.fromEntries(left) });
}

/** BB-31, BB-32: squadrons more in the Damaged box. */
export function damagedMore(state: State, pool: string, cards: readonly Squadron[]): State {
  const damaged = { ...present(state.pools[pool]).damaged };
  for (const type of cards.map(typeName)) damaged[type] = (damaged[type] ?? 0) + 1;
  return withPool(state, pool, { damaged });
}

/** A squadron taken out of a pile, the lowest of its type first. */
export function takenFromPile(state: State, pool: string, type: string): State | undefined {
  const pile = pileOf(state, pool);
  const at = pile.findLastIndex(({ card }) => card === type);
  return at < 0 ? undefined : withPool(state, pool, { pile: pile.filter((_, place) => place !== at) });
}

/** A squadron less in a formation. */
export function takenFromFormation(state: State, id: string, card: Squadron): State {
  const geschwader = state.geschwader.find((one) => one.id === id);
  if (geschwader) return withGeschwader(state, id, { squadrons: without(geschwader.squadrons, card) });
  const wing = state.wings.find((one) => one.id === id);
  return wing ? withWing(state, id, { squadrons: without(wing.squadrons, card) }) : state;
}

/** BB-R54: whoever draws 303's card takes the ace marker. */
function withAce(state: State, id: string, cards: readonly Squadron[]): State {
  return cards.includes(ACE_CARD) ? { ...state, ace: { at: id, shown: false } } : state;
}

/** BB-86, BB-R27: a formation draws unseen from the top of its pile up to its size, as far as there is any. */
export function filled(
  state: State,
  id: string,
  pool: string,
  size: number,
): { readonly state: State; readonly cards: readonly Squadron[] } {
  const formation = [...state.geschwader, ...state.wings].find((one) => one.id === id);
  const held = formation?.squadrons ?? [];
  const pile = pileOf(state, pool);
  const cards = pile.slice(0, Math.max(0, size - held.length)).map(({ card }) => card);
  const left = withAce(withPool(state, pool, { pile: pile.slice(cards.length) }), id, cards);
  const squadrons = [...held, ...cards.map(typeName)];
  return {
    state: withWing(withGeschwader(left, id, { squadrons }), id, { squadrons }),
    cards: cards.map(typeName),
  };
}
