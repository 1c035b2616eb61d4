import type { Judge } from "../../../core/file/judge.ts";
import { type Bounds, holdsSame, outOfBounds, wrongIn } from "../../../core/input/bounds.ts";
import type { Shapes } from "../../../core/input/data-shape.ts";
import shapes from "../data/shapes.json" with { type: "json" };
import { WEATHER_CARDS } from "../data/weather.ts";
import { allTargets } from "./deck/targets.ts";
import { SQUARES } from "./map/square.ts";
import { tablesOf } from "./state/look.ts";
import type { State } from "./state/state.ts";

const MANY: Bounds = [0, 500];

const BOUNDS: Readonly<Record<string, Bounds>> = {
  phase: [0, 4],
  black: [0, WEATHER_CARDS.black],
  red: [0, WEATHER_CARDS.red],
  markers: MANY,
  targets: [0, 100],
  successes: MANY,
  rafLosses: MANY,
  poolPoints: MANY,
  known: MANY,
  "hits.*": MANY,
  "pools.*.damaged.*": MANY,
  "pools.*.stoodDown.*.back": MANY,
  "geschwader.*.fuel": [-5, 50],
  "geschwader.*.way.*.phase": [0, 4],
};

/** Target cards wherever they are: once a deck has been made each of the set is in one place. */
function hasOwnCards({ setup, hand, draw, removed, used, geschwader }: State): boolean {
  const targets = geschwader.flatMap(({ target }) => target ?? []);
  const cards = [...hand, ...draw, ...removed, ...used.map(({ card }) => card), ...targets];
  return cards.length === 0 || holdsSame(cards, allTargets(tablesOf(setup)));
}

/** Whether squadrons are of types that there are; 303's has a star behind it (BB-57). */
function areSquadrons(names: readonly string[], { setup }: State): boolean {
  const types = new Set(tablesOf(setup).types.map(({ id }) => id));
  return names.every((name) => types.has(name.replace(/\*$/, "")));
}

/** Where a state names squadrons or squares that there are not. */
function misnamed(state: State): string | undefined {
  const { pools, geschwader, wings } = state;
  const squares = new Set(SQUARES);
  const foreign = (name: string | null) => name !== null && !squares.has(name);
  const piles = Object.entries(pools).find(
    ([, { pile }]) =>
      !areSquadrons(
        pile.map(({ card }) => card),
        state,
      ),
  );
  if (piles) return `pools.${piles[0]}.pile`;
  return (
    wrongIn("geschwader", geschwader, ({ squadrons, away, square, way }) => {
      if (!areSquadrons([...squadrons, ...away], state)) return "squadrons";
      if (foreign(square)) return "square";
      return way.some((leg) => leg.squares.some(foreign)) ? "way" : undefined;
    }) ??
    wrongIn("wings", wings, ({ squadrons, square }) => {
      if (!areSquadrons(squadrons, state)) return "squadrons";
      return foreign(square) ? "square" : undefined;
    })
  );
}

/** Names that the formations of a state must have, and the parts of a state that speak of formations. */
function strange(state: State, first: State): string | undefined {
  const { geschwader, wings, contacts, setup } = state;
  const named = new Set([...Object.keys(first.pools), ...Object.keys(state.pools)]);
  if (!holdsSame(Object.keys(state.pools), Object.keys(first.pools))) return "pools";
  const ids = [...geschwader, ...wings].map(({ id }) => id);
  if (new Set(ids).size < ids.length) return "geschwader";
  return (
    wrongIn("geschwader", geschwader, ({ pool, contact }) => {
      if (!named.has(pool)) return "pool";
      return contact !== null && !wings.some(({ id }) => id === contact) ? "contact" : undefined;
    }) ??
    wrongIn("wings", wings, ({ group, partner }) => {
      if (!named.has(group)) return "group";
      return partner !== null && !wings.some(({ id }) => id === partner) ? "partner" : undefined;
    }) ??
    wrongIn("contacts", contacts, (one) =>
      ids.includes(one.wing) && ids.includes(one.geschwader) ? undefined : "",
    ) ??
    (state.turn < setup.from - 1 || state.turn > setup.to + 1 ? "turn" : undefined)
  );
}

export const judge: Judge = {
  shapes: shapes as Shapes,
  impossible(given, begun) {
    const [state, first] = [given as State, begun as State];
    if (!hasOwnCards(state)) return "draw";
    if (state.known > state.draw.length) return "known";
    return outOfBounds(state, BOUNDS) ?? strange(state, first) ?? misnamed(state);
  },
};
