import type { PieceId } from "../../../../core/game.ts";
import { type Facing, type Hex, hexDistance, sameHex } from "../../../../core/geometry/hex.ts";
import { hexNear } from "../../../../core/geometry/hex-layout.ts";
import { LEVEL } from "../../rules/geometry/level.ts";
import { type Flight, judgeMove, type MoveScene, moveSceneOf } from "../../rules/move/index.ts";
import { boardOf, type View } from "../../rules/view/view.ts";
import { layoutOf } from "../places.ts";
import { climbOf, withClimb } from "./draft.ts";
import { flyingIndex } from "./drafted.ts";
import { reachIn } from "./reach.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

function sceneOf(view: View, id: PieceId): MoveScene | undefined {
  const board = boardOf(view);
  const index = flyingIndex(board, id);
  return index === undefined ? undefined : moveSceneOf(board, index);
}

function isLegal(text: string, scene: MoveScene): boolean {
  return judgeMove(text, scene).ok;
}

/** The first of these orders that is legal with the altitude token of a draft, else the first legal one. */
function withClimbOf(draft: string, orders: readonly string[], scene: MoveScene): string | undefined {
  const climb = climbOf(draft);
  const marked = orders.map((order) => withClimb(order, climb || climbOf(order)));
  return marked.find((text) => isLegal(text, scene)) ?? orders.find((text) => isLegal(text, scene));
}

/** How many rings of hexes around a spot are tried when nothing legal ends nearer. */
const RINGS = 3;

/** The plainest orders that end nearest to a hex, nearest first. */
function towards(scene: MoveScene, hex: Hex): readonly string[] {
  const ends = reachIn(scene);
  const off = ends.map((end) => hexDistance(end.hex, hex));
  const nearest = Math.min(...off);
  return Array.from({ length: RINGS }, (_, ring) => nearest + ring).flatMap((far) =>
    ends
      .filter((_, place) => off[place] === far)
      .map(({ order }) => order)
      .sort((a, b) => a.length - b.length),
  );
}

/** The legal order that ends nearest to a spot of the mat (inches), with the altitude token of the draft where it may have it. */
export function draftTowards(view: View, id: PieceId, spot: Spot, draft: string): string | undefined {
  const scene = sceneOf(view, id);
  return scene && withClimbOf(draft, towards(scene, hexNear(layoutOf(view.setup), spot)), scene);
}

/** The draft `by` levels of 50 m higher, where that is legal. */
export function draftWithLevel(view: View, id: PieceId, draft: string, by: number): string | undefined {
  const scene = sceneOf(view, id);
  if (!scene) return undefined;
  const text = withClimb(draft, climbOf(draft) + by * LEVEL);
  return isLegal(text, scene) ? text : undefined;
}

/** Another facing in which a move may end in the same hex, and the draft for it. */
export interface EndFacing {
  readonly facing: Facing;
  /** Undefined where no legal move ends so. */
  readonly draft: string | undefined;
  readonly current: boolean;
}

const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];

/** The facings in which a draft might end in the hex that its flight leads to; none while it leads nowhere. */
export function endFacings(
  scene: MoveScene,
  draft: string,
  flight: Flight | undefined,
): readonly EndFacing[] {
  if (!flight) return [];
  const { end } = flight;
  const ends = reachIn(scene).filter(({ hex }) => sameHex(hex, end.hex));
  return FACINGS.map((facing) => {
    const other = ends.find((one) => one.facing === facing);
    const current = facing === end.facing;
    return {
      facing,
      current,
      draft: other && !current ? withClimbOf(draft, [other.order], scene) : undefined,
    };
  });
}
