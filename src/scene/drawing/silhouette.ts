import type { Plan } from "../../core/look.ts";
import type { Piece } from "../../tabletop/tabletop.ts";

/** Top-down outlines of aircraft in inches, nose up (towards -y), for the flat drawing. */
const SINGLE =
  "M0-.86 .09-.74 .12-.38 .2-.3 1.02-.16Q1.12-.13 1.1-.04 1.04.08.9.1L.16.2.09.66.4.74Q.46.84.38.86L.05.9 0 .98-.05.9-.38.86Q-.46.84-.4.74L-.09.66-.16.2-.9.1Q-1.04.08-1.1-.04-1.12-.13-1.02-.16L-.2-.3-.12-.38-.09-.74Z";
const TWIN =
  "M0-1.1 .13-.95 .16-.42 .42-.4 .44-.78 .54-.84 .64-.78 .66-.36 1.6-.14Q1.74-.08 1.68.06L.62.2.56.4.46.2.16.24.1.9.62.96Q.7 1.08.6 1.12L0 1.16-.6 1.12Q-.7 1.08-.62.96L-.1.9-.16.24-.46.2-.56.4-.62.2-1.68.06Q-1.74-.08-1.6-.14L-.66-.36-.64-.78-.54-.84-.44-.78-.42-.4-.16-.42-.13-.95Z";

/** A broad wing over the body, its struts hidden below it. */
const HIGH =
  "M0-.86 .1-.76 .14-.36 1.2-.34Q1.28-.28 1.26-.14 1.24.02 1.14.04L.17.08.1.66.42.72Q.48.82.4.86L.05.9 0 .98-.05.9-.4.86Q-.48.82-.42.72L-.1.66-.17.08-1.14.04Q-1.24.02-1.26-.14-1.28-.28-1.2-.34L-.14-.36-.1-.76Z";
/** Two wings, the upper one a little ahead. */
const BIPLANE =
  "M0-.8 .13-.74 .14-.48 1-.48Q1.08-.44 1.08-.32 1.08-.22 1-.18L.98-.18Q1.04-.12 1.02 0 1 .06.92.06L.16.06.1.6.38.66Q.44.76.36.8L.05.84 0 .9-.05.84-.36.8Q-.44.76-.38.66L-.1.6-.16.06-.92.06Q-1 .06-1.02 0-1.04-.12-.98-.18L-1-.18Q-1.08-.22-1.08-.32-1.08-.44-1-.48L-.14-.48-.13-.74Z";
const HEAVY =
  "M0-1.7 .18-1.5 .22-.7 .5-.66 .53-1.06 .62-1.12 .71-1.06 .74-.62 1.08-.56 1.1-.9 1.19-.96 1.28-.9 1.31-.5 2.36-.22Q2.5-.14 2.42 0L.74.28.62.46.5.3.22.34.12 1.3.8 1.4Q.9 1.52.8 1.58L0 1.72-.8 1.58Q-.9 1.52-.8 1.4L-.12 1.3-.22.34-.5.3-.62.46-.74.28-2.42 0Q-2.5-.14-2.36-.22L-1.31-.5-1.28-.9-1.19-.96-1.1-.9-1.08-.56-.74-.62-.71-1.06-.62-1.12-.53-1.06-.5-.66-.22-.7-.18-1.5Z";

const OUTLINES: Readonly<Record<Plan, string>> = {
  "low-wing": SINGLE,
  "high-wing": HIGH,
  biplane: BIPLANE,
  twin: TWIN,
  heavy: HEAVY,
};

/** From the middle of each outline to its wing tips, in inches. */
const WINGS: Readonly<Record<Plan, number>> = {
  "low-wing": 1.12,
  "high-wing": 1.28,
  biplane: 1.08,
  twin: 1.74,
  heavy: 2.5,
};

/** The outline of a plan, as an SVG path. */
export function planOutline(plan: Plan): string {
  return OUTLINES[plan];
}

/** A gasbag with its fins. */
const BALLOON =
  "M0-1.3Q.52-1.1.52-.3.5.6.2 1.1L.6 1.24.6 1.5.14 1.36 0 1.62-.14 1.36-.6 1.5-.6 1.24-.2 1.1Q-.5.6-.52-.3-.52-1.1 0-1.3Z";
/** A barrel over its mounting. */
const GUN = "M-.1-.86H.1V-.16Q.5-.06.5.3.46.66 0 .7-.46.66-.5.3-.5-.06-.1-.16Z";

/** Models with two engines, and those with one wing over the other; every other one is drawn with one of each. */
const TWINS = /^(b-25|beaufighter|bf-110|g4m1|generic-twin|he-111|ju-88|me-262|me-410|p-38)/;
const HEAVIES = /^(b-17|b-24|gotha|handley-page)/;
const BIPLANES =
  /^(albatros|be-2|bristol-f2|dh-|farman|fe-2|fk-8|fokker-(d-vii$|dr)|halberstadt|hannover|hansa|nieuport|pfalz|re-8|roland|rumpler|se-5|sopwith|spad|ssw|vickers-fb)/;

interface Outlined extends Pick<Piece, "model" | "kind"> {
  readonly look?: { readonly plan: Plan };
}

function planOf({ model, look }: Outlined): Plan {
  if (look) return look.plan;
  const name = model.slice(model.lastIndexOf("/") + 1);
  if (BIPLANES.test(name)) return "biplane";
  if (HEAVIES.test(name)) return "heavy";
  return TWINS.test(name) ? "twin" : "low-wing";
}

/** The outline of a piece, as an SVG path. */
export function silhouette(piece: Outlined): string {
  if (piece.kind === "balloon") return BALLOON;
  return piece.kind === "gun" ? GUN : planOutline(planOf(piece));
}

/** From the middle of a piece to its wing tips, in inches; 0 for what has no wings. */
export function wingsOf(piece: Outlined): number {
  return piece.kind === undefined ? WINGS[planOf(piece)] : 0;
}
