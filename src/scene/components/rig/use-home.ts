import { type RootState, useThree } from "@react-three/fiber";
import { useMemo } from "react";
import { heightOf } from "../../../tabletop/heights.ts";
import type { Mat } from "../../../tabletop/tabletop.ts";
import { groundOf, inAction, roomIn } from "../../camera/action.ts";
import { type Extent, homeView, straightHome } from "../../camera/home.ts";
import { clearOf } from "../../clear.ts";
import type { TableProps } from "../../props.ts";
import type { Stage } from "../../stage.ts";

/** How wide the eye of a player sees, in degrees. */
export const LENS = 32;
/** Inches around the mat that belong to the picture. */
const MARGIN = 3;
/** Room above the highest model, in inches. */
const HEADROOM = 0.7;

/** Half the height of a picture of some shape with all of the mat in it, in inches. */
export function halfOf({ width, depth }: Mat, aspect: number): number {
  return Math.max(depth / 2 + MARGIN, (width / 2 + MARGIN) / aspect);
}

/**
 * What part of the mat the fight takes up, before and after what happens, as far as it fits into so many inches;
 * undefined when nobody flies.
 */
function extentOf({ actors, air }: Stage, looked: string | undefined, room: number): Extent | undefined {
  const shown = inAction(actors, looked, room);
  const ground = groundOf(shown);
  if (!ground || !air.after.scale) return ground;
  const levels = shown.flatMap(({ before, after }) => [before.level, after.level]);
  return { ...ground, air: Math.max(...levels.map((level) => heightOf(air.after, level) + HEADROOM)) };
}

/** What tells a camera where it is at home: what lies on the table, and what is done with it. */
export interface Known {
  readonly latest: { readonly current: TableProps };
  readonly current: { readonly stage: Stage; readonly laid: () => Extent | undefined };
}

function homeOf({ latest, current }: Known, get: () => RootState) {
  const whole = (): Extent => {
    const { width, depth } = latest.current.tabletop.mat;
    return current.laid() ?? { left: 0, right: width, bottom: 0, top: depth };
  };
  const clear = () => clearOf(latest.current.clearArea?.(), get().size);
  return {
    /** What the fight is about; undefined where all of the table is. */
    extent(): Extent | undefined {
      const { wholeMat, selected } = latest.current;
      if (wholeMat || current.laid()) return undefined;
      return extentOf(current.stage, selected, roomIn(get().size.width));
    },
    /** How the camera looks at a part of the table, or at all of it, as a player sees it. */
    view(part: Extent = whole()) {
      const { tabletop, edge } = latest.current;
      const { width, height } = get().size;
      return homeView(tabletop.mat, part, edge, { fov: LENS, aspect: width / height, width }, clear());
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

export function useHome({ latest, current }: Known): Home {
  const get = useThree((state) => state.get);
  return useMemo(() => homeOf({ latest, current }, get), [latest, current, get]);
}
