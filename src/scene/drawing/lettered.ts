import { GROTESQUE } from "../fontNames.ts";

/** How figures and labels of the flat drawing are lettered: around the place at which they stand. */
export const LETTERED = {
  fontFamily: GROTESQUE,
  fontWeight: 600,
  textAnchor: "middle",
  dominantBaseline: "central",
} as const;
