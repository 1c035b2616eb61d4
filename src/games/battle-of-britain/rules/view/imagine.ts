import type { Dice } from "../../../../core/dice/dice.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import { entryOf, REMOVALS } from "../../data/calendar.ts";
import { HAND } from "../../data/figures.ts";
import { GERMAN } from "../../data/sides.ts";
import { shuffled } from "../deck/shuffle.ts";
import { allTargets, removedFrom } from "../deck/targets.ts";
import { isBarred } from "../map/boundary.ts";
import { cityOf, damagedIn, tablesOf, typeName, typeOf, withoutAll } from "../state/look.ts";
import { sideOf } from "../state/sides.ts";
import { ACE_CARD, HIDDEN, type State, type Target } from "../state/state.ts";
import { poolOfFormation } from "../turn/alert.ts";
import type { View } from "./view.ts";

const isKnown = (card: string): boolean => card !== HIDDEN;

/** Squadrons of a pool that the viewer can't place: all there are, but those he sees, the damaged and the stood down. */
function unplaced(state: State, pool: string): readonly string[] {
  const { pile, stoodDown, withdrawn } = present(state.pools[pool]);
  const all = tablesOf(state.setup).pools.find(({ id }) => id === pool)?.squadrons ?? {};
  const cards = Object.entries(all).flatMap(([type, count]) => Array.from({ length: count }, () => type));
  const own = [...state.geschwader, ...state.wings].filter(({ id }) => poolOfFormation(state, id) === pool);
  const seen = [
    ...own.flatMap((one) => [...one.squadrons, ...("away" in one ? one.away : [])]),
    ...pile.map(({ card }) => card),
    ...damagedIn(state, pool),
    ...stoodDown.map(({ type }) => type),
  ];
  return withoutAll(cards, seen.filter(isKnown).map(typeName)).filter((type) => !withdrawn.includes(type));
}

/** Takes what a formation may have out of a list: north of the line no Bf 109 and no Ju 87 (BB-38). */
function dealt(state: State, left: string[], count: number, north: boolean): readonly string[] {
  const fits = (card: string) => !north || !typeOf(state.setup, card).short;
  return Array.from({ length: count }, () => {
    const at = Math.max(0, left.findIndex(fits));
    return itemAt(left.splice(at, 1), 0);
  });
}

/** BB-95, BB-96: the squadrons of a pool among the places where some may lie. */
function withSquadrons(state: State, pool: string, dice: Dice): State {
  const left = [...shuffled(unplaced(state, pool), dice)];
  const filled = <
    One extends {
      readonly id: string;
      readonly squadrons: readonly string[];
      readonly square: string | null;
    },
  >(
    one: One,
    of: string,
  ): One => {
    if (of !== pool || one.squadrons.every(isKnown)) return one;
    return {
      ...one,
      squadrons: dealt(state, left, one.squadrons.length, one.square !== null && isBarred(one.square)),
    };
  };
  const north = state.geschwader.map((one) =>
    one.square !== null && isBarred(one.square) ? filled(one, one.pool) : one,
  );
  const geschwader = north.map((one) => filled(one, one.pool));
  const wings = state.wings.map((one) => filled(one, one.group));
  const { pile } = present(state.pools[pool]);
  const cards = pile.map((one) => ({
    ...one,
    card: isKnown(one.card) ? one.card : present(left.shift()),
    open: one.open ?? 0,
  }));
  const pools = { ...state.pools, [pool]: { ...present(state.pools[pool]), pile: cards } };
  return { ...state, geschwader, wings, pools };
}

/** BB-64: who knows that he has not drawn London yet knows that it is among the first cards of the last phase's deck. */
function londonSoon(state: State, cards: readonly Target[], dice: Dice): readonly Target[] {
  const tables = tablesOf(state.setup);
  const { top } = REMOVALS[entryOf(Math.max(1, state.turn)).phase];
  if (top === 0 || sideOf(state, (state as View).viewer) !== GERMAN) return cards;
  const london = cards.filter((card) => cityOf(state.setup, card)?.london);
  const plain = withoutAll(cards, london);
  const whole = allTargets(tables).length - state.removed.length - HAND;
  const first = Math.max(0, top - (whole - state.draw.length));
  return [...shuffled([...plain.slice(0, first), ...london], dice), ...plain.slice(first)];
}

/** BB-96, BB-97: the target cards among hand, missions and piles; what a phase removes for certain is removed (BB-64). */
function withTargets(state: State, dice: Dice): State {
  const { hand, draw, removed, used, geschwader } = state;
  const tables = tablesOf(state.setup);
  const places = [...hand, ...draw, ...removed, ...used.map(({ card }) => card)];
  const missions = geschwader
    .map(({ target }) => target)
    .filter((target): target is Target => target !== null);
  const left = [...shuffled(withoutAll(allTargets(tables), [...places, ...missions].filter(isKnown)), dice)];
  const out = removedFrom(tables, left, entryOf(Math.max(1, state.turn)).phase).slice(0, removed.length);
  const rest = [...londonSoon(state, withoutAll(left, out), dice)];
  const spare = [...out];
  const take = (card: Target): Target => (isKnown(card) ? card : present(rest.shift()));
  const gone = removed.map((card) => (isKnown(card) ? card : (spare.shift() ?? present(rest.shift()))));
  const missing = missionsHidden(state);
  return {
    ...state,
    removed: gone,
    geschwader: geschwader.map((one) =>
      missing.has(one.id) ? { ...one, target: rest.shift() ?? null } : one,
    ),
    hand: hand.map(take),
    used: used.map((one) => ({ ...one, card: take(one.card) })),
    draw: draw.map(take),
  };
}

/** Geschwader that have a mission which the viewer can't see: all with a squadron, from the alert to the turn's end. */
function missionsHidden(state: State): ReadonlySet<string> {
  const { viewer } = state as View;
  const cards = allTargets(tablesOf(state.setup)).length;
  const placed = state.hand.length + state.draw.length + state.removed.length + state.used.length;
  const shown = state.geschwader.filter(({ target }) => target !== null);
  if (viewer === "umpire" || sideOf(state, viewer) === GERMAN) return new Set();
  const open = state.geschwader.filter(({ target }) => target === null).map(({ id }) => id);
  return new Set(open.slice(0, Math.max(0, cards - placed - shown.length)));
}

/** BB-98: squadrons that lie in gruppen are those of the geschwader. */
function withLaid(state: State, dice: Dice): State {
  const { dogfight } = state;
  if (!dogfight || dogfight.laid.every(isKnown)) return state;
  const one = state.geschwader.find(({ id }) => id === dogfight.geschwader);
  return { ...state, dogfight: { ...dogfight, laid: shuffled(one?.squadrons ?? [], dice) } };
}

/** BB-H6: 303's ace flies with a wing of 11 Group, or his card lies in its pile. */
function withAce(state: State): State {
  if (isKnown(state.ace.at)) return state;
  const pile = state.pools["11"]?.pile ?? [];
  const known = pile.some(({ card }) => card === ACE_CARD);
  const wing = state.wings.find(({ group, squadrons }) => group === "11" && squadrons.length > 0);
  return { ...state, ace: { at: known || !wing ? "pile" : wing.id, shown: false } };
}

/** Some whole state that fits what a viewer knows. */
export function imagine(known: View, dice: Dice): State {
  if (known.viewer === "umpire") return bare(known);
  const placed = Object.keys(known.pools).reduce<State>(
    (state, pool) => withSquadrons(state, pool, dice),
    known,
  );
  return bare(withLaid(withAce(withTargets(placed, dice)), dice) as View);
}

function bare(known: View): State {
  const { viewer: _viewer, ...state } = known;
  const { british, german } = state.pending;
  return {
    ...state,
    pending: { british: british ?? [], german: german ?? [] },
    geschwader: state.geschwader.map((one) => ({ ...one, attempted: one.attempted ?? false })),
  };
}
