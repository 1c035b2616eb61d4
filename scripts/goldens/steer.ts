import { toInches } from "../../src/core/geometry/surd.ts";
import { EDGES, type Edge } from "../../src/games/dogfight/data/edges.ts";
import type { MoveOrder, Order } from "../../src/games/dogfight/rules/grammar/order.ts";
import { fly, type Pose } from "../../src/games/dogfight/rules/move/fly.ts";
import type { View } from "../../src/games/dogfight/rules/view/view.ts";
import { promptByPrompt } from "../../src/opponents/prompt-by-prompt.ts";

/** Orders looked at before one is chosen. */
const SAMPLES = 6;
/** Inches of table that a pilot wants around him, two moves ahead. */
const ROOM = 4;
const AHEAD: MoveOrder = { kind: "move", text: "2", speed: 2, steps: "FF", climb: 0 };

/** Distance to the nearest edge in inches, below 0 outside. */
function roomAt({ at }: Pose, { width, depth }: View["setup"]["table"]): number {
  const [x, y] = [toInches(at.xp, at.xq), toInches(at.yp, at.yq)];
  return Math.min(x, width - x, y, depth - y);
}

/** How much room an order leaves at its end and a little further on. */
function roomAfter(from: Pose, order: MoveOrder, view: View): number {
  const { table } = view.setup;
  const end = fly(from, order, table);
  if (end.left) return -100;
  return Math.min(roomAt(end, table), roomAt(fly(end, AHEAD, table), table));
}

/** The edge by which an aircraft earns its own side points, if there is one. */
function wantedEdge({ setup }: View, index: number): Edge | undefined {
  const side = setup.airframes[index]?.side ?? 0;
  const prices = setup.scoring?.prices[side][index];
  return prices && EDGES.find((edge) => prices[edge] > 0);
}

/** Inches still to fly to an edge; below 0 beyond it. */
function farFrom({ at }: Pose, edge: Edge, { width, depth }: View["setup"]["table"]): number {
  const [x, y] = [toInches(at.xp, at.xq), toInches(at.yp, at.yq)];
  return { left: x, right: width - x, near: y, far: depth - y }[edge];
}

/** The order of several that brings an aircraft nearest to an edge. */
function nearest(drawn: readonly Order[], from: Pose, edge: Edge, view: View): Order | undefined {
  const { table } = view.setup;
  const left = drawn.map((order) =>
    order.kind === "move" ? farFrom(fly(from, order, table), edge, table) : 0,
  );
  return drawn[left.indexOf(Math.min(...left))];
}

/** Plays by chance, but turns before it flies off the table: its games last. Who earns points across an edge flies there. */
export const careful = promptByPrompt("careful", (game, prompt, view, own, dice) => {
  const seen = view as View;
  const index = seen.setup.airframes.findIndex((airframe) => airframe.id === prompt.id);
  const from = seen.aircraft[index];
  const drawn = Array.from({ length: SAMPLES }, () => game.sample(prompt, view, own, dice) as Order);
  if (!from || prompt.kind !== "order") return drawn[0];
  const edge = wantedEdge(seen, index);
  if (edge) return nearest(drawn, from, edge, seen);
  const rooms = drawn.map((order) => (order.kind === "move" ? roomAfter(from, order, seen) : 0));
  const wide = rooms.findIndex((room) => room >= ROOM);
  return drawn[wide >= 0 ? wide : rooms.indexOf(Math.max(...rooms))];
});
