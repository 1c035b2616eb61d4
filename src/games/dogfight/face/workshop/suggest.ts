import type { Look } from "../../../../core/look.ts";
import type { CustomType } from "../../data/config.ts";

/** The colours that a new aircraft begins with. */
export const PLAIN_LOOK: Look = {
  plan: "low-wing",
  wing: "straight",
  engine: "inline",
  pattern: "bands",
  mark: "roundel",
  upper: "#80694a",
  second: "#4c5b3a",
  under: "#b4c3a4",
  nose: "#a8392d",
};

function planOf({ engine, fuselage, weapons }: CustomType): Look["plan"] {
  const waist = weapons.includes("left") || weapons.includes("right");
  if (waist && fuselage >= 5) return "heavy";
  if (waist || (weapons.includes("rear") && fuselage >= 4)) return "twin";
  if (engine <= 3 && fuselage <= 2) return "biplane";
  return engine <= 2 ? "high-wing" : "low-wing";
}

/** Guns on the sides ask for a big body, a weak engine for more wing, a strong tough aircraft for a radial. */
export function suggestedLook(type: CustomType): Look {
  const plan = planOf(type);
  const radial = plan === "heavy" || plan === "biplane" || (type.fuselage >= 4 && type.engine >= 4);
  return { ...(type.look ?? PLAIN_LOOK), plan, engine: radial ? "radial" : "inline" };
}

/**
 * The design with changed figures. As long as its plan is the one that its figures suggest, the plan follows
 * them; a plan that somebody chose against them stays.
 */
export function withFigures(type: CustomType, change: Partial<CustomType>): CustomType {
  const next = { ...type, ...change };
  const was = suggestedLook(type);
  const follows = type.look?.plan === was.plan && type.look.engine === was.engine;
  return follows ? { ...next, look: suggestedLook(next) } : next;
}
