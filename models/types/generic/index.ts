import type { Shelved } from "../../kit/type.ts";
import { genericSingle } from "./generic-single.ts";
import { genericTwin } from "./generic-twin.ts";
import { winch } from "./winch.ts";

/** The scale of the winch, which stands under balloons of the Great War. */
const WINCH_SCALE = 144;

/** What stands in for types without a miniature, and what stands under any balloon. */
export const GENERIC: readonly Shelved[] = [genericSingle, genericTwin, { ...winch, scale: WINCH_SCALE }].map(
  (type) => ({ ...type, shelf: "generic" }),
);
