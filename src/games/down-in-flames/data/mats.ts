import type { GroundTarget } from "./target.ts";

/** The mats over which the cards may be played. */
export const MATS = [
  "kent-fields",
  "channel-coast",
  "malta",
  "open-sea",
  "pacific-atoll",
  "winter-front",
  "factory-town",
] as const;
export type MatName = (typeof MATS)[number];

const OVER: Readonly<Record<GroundTarget["id"], MatName>> = {
  airfield: "kent-fields",
  factory: "factory-town",
  ship: "open-sea",
};

/** The mat of a set-up that names none: where its target is. */
export function usualMat(target: GroundTarget["id"] | undefined): MatName {
  return target === undefined ? MATS[0] : OVER[target];
}
