import type { Miniature } from "../../src/core/look.ts";
import type { AircraftType } from "../kit/type.ts";
import type { Vec } from "../kit/vec.ts";
import { many } from "./many.ts";
import { armed, measuresOf } from "./measures.ts";
import { paintOf } from "./paint.ts";
import { single } from "./single.ts";

const SIDES = ["front", "left", "right", "rear"] as const;

/** The miniature of a look, as the kit builds it: plausible, of no aircraft that ever flew. */
export function ownType(look: Miniature): AircraftType {
  const m = measuresOf(look);
  const frame = look.plan === "twin" || look.plan === "heavy" ? many(m) : single(m);
  const muzzles = frame.weapons.flatMap((one) => one.muzzles);
  return {
    id: "own",
    title: "Own aircraft",
    source: "Made from a design.",
    span: m.half * 2,
    length: m.length,
    peg: frame.peg,
    bodies: [...frame.bodies, ...frame.weapons.flatMap((one) => one.bodies)],
    surfaces: frame.surfaces,
    rods: [...frame.rods, ...frame.weapons.flatMap((one) => one.rods)],
    propellers: frame.propellers,
    guns: Object.fromEntries(
      SIDES.filter((side) => armed(m, side)).map((side): [string, readonly Vec[]] => [side, muzzles]),
    ),
    paint: paintOf(m, frame),
  };
}
