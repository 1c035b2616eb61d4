import { assemble, type Guns, gunsOf, type Hub, hubsOf } from "./assemble.ts";
import { type Packed, pack } from "./pack.ts";
import type { Triangle } from "./triangle.ts";
import type { AircraftType } from "./type.ts";
import { join, partsOf } from "./weld.ts";

/** A miniature as it leaves the kit without a file: what a .glb would hold, not slimmed. */
export interface Minted {
  readonly airframe: Packed;
  readonly propellers: Packed;
  /** Millimetres of the miniature. */
  readonly hubs: readonly Hub[];
  readonly guns: Guns;
  readonly triangles: number;
}

/** Rays of light where somebody waits for the miniature. */
const ROUGH = 16;

const welded = (ts: readonly Triangle[]) => join([...partsOf(ts).values()]);

/** Builds a miniature where it is needed: the same kit as the files come from, in Node and in browsers. */
export function mint(type: AircraftType): Minted {
  const { painted, origin, light, scale } = assemble(type, ROUGH);
  const airframe = pack(welded(painted.airframe), origin, light, scale);
  const propellers = pack(welded(painted.propellers), origin, () => 1, scale);
  const triangles = (airframe.index.length + propellers.index.length) / 3;
  return { airframe, propellers, hubs: hubsOf(type), guns: gunsOf(type), triangles };
}
