import { itemAt } from "../../../../../core/item-at.ts";
import { atlasOf } from "../../../rules/map/atlas.ts";
import { isBarred } from "../../../rules/map/boundary.ts";
import { distance, neighbours } from "../../../rules/map/path.ts";
import { patrolIn } from "../../../rules/raid/move.ts";
import { hasAirfield, tablesOf } from "../../../rules/state/look.ts";
import type { State } from "../../../rules/state/state.ts";

/** A way to a target and how dangerous it is. */
export interface Route {
  readonly from: string;
  readonly way: readonly string[];
  readonly danger: number;
}

/** Danger of a patrol, and of a square that turns short-ranged squadrons back. */
const PATROL = 4;
const BARRED = 2;

/** Squares where a wing may be called up, or stands. */
function dangerIn(state: State, square: string): number {
  const station = atlasOf(tablesOf(state.setup)).watched.get(square);
  const watched =
    station !== undefined &&
    !state.out.includes(station.id) &&
    state.wings.some(
      (wing) => wing.group === station.group && wing.squadrons.length > 0 && hasAirfield(state, wing),
    );
  return (watched ? 1 : 0) + (patrolIn(state, square) ? PATROL : 0) + (isBarred(square) ? BARRED : 0);
}

/** Of the shortest ways the least dangerous one. */
export function routeTo(state: State, from: string, to: string): Route {
  const { diagonal } = state.setup.options;
  const known = new Map<string, Omit<Route, "from">>();
  const search = (square: string): Omit<Route, "from"> => {
    if (square === to) return { way: [], danger: 0 };
    const found = known.get(square);
    if (found) return found;
    const left = distance(square, to, diagonal);
    let best: Omit<Route, "from"> | undefined;
    for (const next of neighbours(square, diagonal)) {
      if (distance(next, to, diagonal) !== left - 1) continue;
      const rest = search(next);
      const danger = dangerIn(state, next) + rest.danger;
      if (!best || danger < best.danger) best = { way: [next, ...rest.way], danger };
    }
    const route = best ?? { way: [], danger: 0 };
    known.set(square, route);
    return route;
  };
  return { from, ...search(from) };
}

/** The route from the best launch square of a Luftflotte: the shortest, and of those the least dangerous. */
export function routeFrom(state: State, pool: string, to: string): Route {
  const routes = tablesOf(state.setup)
    .launches.filter((launch) => launch.pool === pool)
    .map(({ square }) => routeTo(state, square, to));
  const cost = ({ way, danger }: Route) => fuelOn(way.length) * 100 + danger * 10 + way.length;
  return itemAt(
    routes.toSorted((a, b) => cost(a) - cost(b)),
    0,
  );
}

/** BB-119: fuel for so many squares: one for each five begun. */
export function fuelOn(squares: number): number {
  return Math.ceil(squares / 5);
}
