import type { Look } from "../../../../core/look.ts";
import { PAINTS, type PaintName } from "../../../../core/paints.ts";

type Scheme = Pick<Look, "pattern" | "upper" | "second" | "under">;

const scheme = (pattern: Look["pattern"], upper: PaintName, second: PaintName, under: PaintName): Scheme => ({
  pattern,
  upper: PAINTS[upper],
  second: PAINTS[second],
  under: PAINTS[under],
});

/** Whole coats of paint, each laid on with one press. */
export const SCHEMES = {
  temperate: scheme("bands", "earth", "green", "sky"),
  ocean: scheme("bands", "blueGrey", "slate", "paleGrey"),
  splinter: scheme("splinter", "midGrey", "slate", "paleBlue"),
  forest: scheme("splinter", "grass", "olive", "paleBlue"),
  desert: scheme("bands", "sand", "earth", "paleBlue"),
  navy: scheme("plain", "seaBlue", "seaBlue", "blueGrey"),
  olive: scheme("plain", "olive", "green", "paleGrey"),
  metal: scheme("plain", "silver", "midGrey", "silver"),
  winter: scheme("bands", "white", "stone", "paleGrey"),
  racer: scheme("plain", "red", "white", "cream"),
} as const;
export type SchemeName = keyof typeof SCHEMES;
