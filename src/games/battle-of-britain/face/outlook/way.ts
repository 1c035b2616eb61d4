import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import { remembered, rememberedBy } from "../../../../core/remember.ts";
import type { SquareName } from "../../data/tables.ts";
import { isBarred } from "../../rules/map/boundary.ts";
import { distance, neighbours, straight } from "../../rules/map/path.ts";
import { patrolIn } from "../../rules/raid/move.ts";
import { placeOf, wingOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { triggerAt } from "./triggers.ts";

/** A radar square that calls up wings weighs more than all barred squares of a way; one that a wing is beside, twice that. */
const TRIGGER = 16;
const BARRED = 1;

/** The best way to a square in so many steps: what it costs, and the square before. */
interface Reached {
  readonly cost: number;
  readonly before: SquareName;
}

function costOf(view: View, square: SquareName): number {
  const { wings = [] } = triggerAt(view, square) ?? {};
  const { diagonal } = view.setup.options;
  const beside = wings.some((id) => distance(placeOf(view, wingOf(view, id)), square, diagonal) <= 1);
  return (wings.length > 0 ? TRIGGER : 0) + (beside ? TRIGGER : 0) + (isBarred(square) ? BARRED : 0);
}

/** Steps from square to square, and what each leads to at the least cost. */
type Layers = readonly ReadonlyMap<SquareName, Reached>[];

function nextLayer(view: View, last: ReadonlyMap<SquareName, Reached>, first: boolean) {
  const layer = new Map<SquareName, Reached>();
  for (const [square, { cost }] of last) {
    // A patrol stops whoever comes to it (BB-R17).
    if (!first && patrolIn(view, square)) continue;
    for (const next of neighbours(square, view.setup.options.diagonal)) {
      const sum = cost + costOf(view, next);
      const known = layer.get(next);
      if (!known || sum < known.cost) layer.set(next, { cost: sum, before: square });
    }
  }
  return layer;
}

/** Every way of up to so many squares from a square, the best to each. */
function layersFrom(view: View, from: SquareName, length: number): Layers {
  const layers: ReadonlyMap<SquareName, Reached>[] = [new Map([[from, { cost: 0, before: from }]])];
  for (let step = 1; step <= length; step++)
    layers.push(nextLayer(view, itemAt(layers, step - 1), step === 1));
  return layers;
}

/** Ways of up to so many squares from a square. */
interface Start {
  readonly from: SquareName;
  readonly length: number;
}

const layersIn = remembered((view: View) =>
  rememberedBy(
    ({ from, length }: Start) => `${from} ${length}`,
    ({ from, length }) => layersFrom(view, from, length),
  ),
);

function traced(layers: Layers, to: SquareName, steps: number): readonly SquareName[] {
  const way: SquareName[] = [];
  let at = to;
  for (let step = steps; step > 0; step--) {
    way.unshift(at);
    at = present(layers[step]?.get(at)?.before);
  }
  return way;
}

function weight(view: View, way: readonly SquareName[]): number {
  const stopped = way.slice(0, -1).some((square) => patrolIn(view, square));
  return stopped ? Infinity : way.reduce((sum, square) => sum + costOf(view, square), 0);
}

/**
 * The way of at most so many squares that enters the fewest radar squares where a wing is ready, then the shortest one:
 * straight where that is as good. Undefined for what lies too far off, or where one is already.
 */
export function wayTo(
  view: View,
  from: SquareName,
  to: SquareName,
  length: number,
): readonly SquareName[] | undefined {
  if (from === to) return undefined;
  const layers = layersIn(view)({ from, length });
  let best: { readonly cost: number; readonly steps: number } | undefined;
  for (const [steps, layer] of layers.entries()) {
    const cost = layer.get(to)?.cost;
    if (cost !== undefined && (!best || cost < best.cost)) best = { cost, steps };
  }
  if (!best) return undefined;
  const direct = straight(from, to, view.setup.options.diagonal);
  if (direct.length <= best.steps && weight(view, direct) <= best.cost) return direct;
  return traced(layers, to, best.steps);
}
