import type { ThreeElements, ThreeEvent } from "@react-three/fiber";
import { useMemo } from "react";
import { type Intersection, type Object3D, Ray, type Raycaster, Vector3 } from "three";
import { aimedPiece } from "../../pick.ts";
import type { Aimed } from "../../things.ts";
import { type TableTools, useTools } from "../shown.ts";

/** What a hand has hit: the id of a piece, a counter, a card or a site; undefined for the mat. */
interface Hit extends Intersection {
  readonly thing: string | undefined;
}

type Raycast = Object3D["raycast"];

/** Farther away than anything on the table: what lies there is meant where nothing else is hit. */
const BEHIND = 1e6;

/** The id of what a hand has hit first; null for the mat and whatever is beside it. */
export function thingOf({ intersections }: Pick<ThreeEvent<PointerEvent>, "intersections">): string | null {
  const [first] = intersections as readonly Partial<Hit>[];
  return first?.thing ?? null;
}

function hitsOf(object: Object3D, hits: Intersection[], aimed: Aimed | undefined, { ray }: Raycaster): void {
  if (!aimed) return;
  const hit: Hit = {
    thing: aimed.id,
    distance: aimed.distance,
    point: ray.at(aimed.distance, new Vector3()),
    object,
  };
  hits.push(hit);
}

/** Pieces, as balls around their models and discs on the mat. */
function pieces({ current, origin }: TableTools): Raycast {
  return function (this: Object3D, caster, hits) {
    hitsOf(this, hits, aimedPiece(current.stage, caster.ray, origin), caster);
  };
}

/** What lies on the table beside its pieces. */
function others({ things, origin }: TableTools): Raycast {
  const local = new Ray();
  return function (this: Object3D, caster, hits) {
    local.copy(caster.ray).origin.sub(origin);
    hitsOf(this, hits, things.aimed(local), caster);
  };
}

/** The mat and whatever is beside it: always hit, behind everything else. */
const ground: Raycast = function (this: Object3D, { ray }, hits) {
  hits.push({ distance: BEHIND, point: ray.at(BEHIND, new Vector3()), object: this });
};

/** What a hand may mean, in simple shapes that are not drawn; it hears what hands do there. */
export function Targets(handlers: ThreeElements["group"]) {
  const tools = useTools();
  const casts = useMemo(() => [pieces(tools), others(tools)] as const, [tools]);
  return (
    <group {...handlers}>
      <group raycast={casts[0]} />
      <group raycast={casts[1]} />
      <group raycast={ground} />
    </group>
  );
}
