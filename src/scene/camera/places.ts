import type { RootState } from "@react-three/fiber";
import { heightOf } from "../../tabletop/heights.ts";
import type { Overlay } from "../../tabletop/overlay.ts";
import type { Mat } from "../../tabletop/tabletop.ts";
import type { Extent } from "../extent.ts";
import type { TableProps } from "../props.ts";
import type { Stage } from "../stage.ts";
import { type Acting, groundOf, HEADROOM, inAction, isFlying, roomIn } from "./action.ts";
import { clearOf } from "./clear.ts";
import { homeView, straightHome } from "./home.ts";

/** How wide the eye of a player sees, in degrees. */
export const LENS = 32;
/** Inches around the mat that belong to the picture. */
const MARGIN = 3;
/** Inches of wood around the mat that are seen with all of it. */
const AROUND = 1;

/** Half the height of a picture of some shape with all of the mat in it, in inches. */
export function halfOf({ width, depth }: Mat, aspect: number): number {
  return Math.max(depth / 2 + MARGIN, (width / 2 + MARGIN) / aspect);
}

/** When something is where it counts: before what happens, after it, or both. */
export type When = "before" | "after" | "both";

function actingOf({ actors }: Stage, when: When): readonly Acting[] {
  if (when === "both") return actors;
  return actors.map((actor) => ({ id: actor.id, before: actor[when], after: actor[when] }));
}

/** Where those of some pieces can go whose reach is shown. */
function reachOf(shown: readonly Acting[], { envelopes, cells = [] }: Overlay): Required<Extent>["reach"] {
  const ids = new Set(shown.map(({ id }) => id));
  const ends = envelopes.flatMap(({ piece, ends: all }) => (ids.has(piece) ? all : []));
  return [...ends, ...cells.flatMap(({ at, tone }) => (tone === "reach" ? at : []))];
}

/** What part of the mat the fight takes up, as far as it fits into so many inches; undefined when nobody flies. */
function extentOf(
  stage: Stage,
  when: When,
  { selected, overlay }: TableProps,
  room: number,
): Extent | undefined {
  const { air } = stage;
  const shown = inAction(actingOf(stage, when), selected, room);
  const ground = groundOf(shown);
  if (!ground) return undefined;
  const spots = shown.flatMap(({ before, after }) =>
    [before, after].filter(isFlying).map(({ x, y, level }) => ({ x, y, up: heightOf(air.after, level) })),
  );
  const extent = { ...ground, spots, reach: reachOf(shown, overlay) };
  return air.after.scale ? { ...extent, air: Math.max(...spots.map(({ up = 0 }) => up)) + HEADROOM } : extent;
}

/** What tells a camera where it is at home: what lies on the table, and what is done with it. */
export interface Known {
  readonly latest: { readonly current: TableProps };
  readonly current: { readonly stage: Stage; readonly laid: (when: When | "whole") => Extent | undefined };
}

/** The home of a camera that knows its table; `get` tells how large the picture is. */
export function homeOf({ latest, current }: Known, get: () => Pick<RootState, "size">) {
  const whole = (): Extent => {
    const { width, depth } = latest.current.tabletop.mat;
    return current.laid("whole") ?? { left: 0, right: width, bottom: 0, top: depth, margin: AROUND };
  };
  const clear = () => clearOf(latest.current.clearArea?.(), get().size);
  const extent = (when: When): Extent | undefined => {
    const { wholeMat, decisive } = latest.current;
    if (wholeMat) return undefined;
    const told = decisive ?? current.laid(when);
    if (told) return told;
    return extentOf(current.stage, when, latest.current, roomIn(get().size.width));
  };
  return {
    /** What the fight is about when all has happened; undefined where all of the table is. */
    extent: () => extent("after"),
    /** The same before something happens, as long as it does, and after it. */
    extents: () => [extent("before"), extent("both"), extent("after")] as const,
    /** How the camera looks at a part of the table, or at all of it, as a player sees it. */
    view(part: Extent = whole()) {
      const { tabletop, edge } = latest.current;
      const { width, height } = get().size;
      return homeView(tabletop.mat, part, edge, { fov: LENS, aspect: width / height }, clear());
    },
    /** The same from straight above. */
    straight(part: Extent = whole()) {
      const { edge, tabletop } = latest.current;
      const { width, height } = get().size;
      const half = halfOf(tabletop.mat, width / height);
      const lens = { right: half * (width / height), top: half };
      return straightHome(tabletop.mat, part, edge, lens, clear());
    },
    /** How much the view from straight above is magnified for a place with so many inches around it. */
    closeness: (reach: number) => Math.max(1, latest.current.tabletop.mat.depth / (reach * 4)),
  };
}

/** Where the camera is at home, as the table and the picture are at the moment, past the papers that lie on it. */
export type Home = ReturnType<typeof homeOf>;
