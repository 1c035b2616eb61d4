import { points } from "../../kit/table.ts";
import type { Patch } from "../../kit/type.ts";
import type { Flat } from "../../kit/vec.ts";

const ON = ["wing", "lowerwing", "tailplane"];

/** One straight stroke of a brush from a point to another. */
function stroke(colour: string, width: number, [ax, ay]: Flat, [bx, by]: Flat): Patch {
  const [dx, dy] = [bx - ax, by - ay];
  const l = Math.sqrt(dx * dx + dy * dy);
  const [u, v] = [(-dy / l) * (width / 2), (dx / l) * (width / 2)];
  const shape: Flat[] = [
    [ax + u, ay + v],
    [ax - u, ay - v],
    [bx - u, by - v],
    [bx + u, by + v],
  ];
  return { view: "top", on: ON, colour, shape };
}

/** Broad strokes of a camouflage colour over wings and tailplane, each along a path seen from above, metres. */
export const daubs = (colour: string, width: number, ...paths: string[]): Patch[] =>
  paths.flatMap((path) => {
    const ps = points(path);
    return ps.slice(1).map((p, i) => stroke(colour, width, ps[i] as Flat, p));
  });
