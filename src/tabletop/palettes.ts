import type { SideIndex } from "./tabletop.ts";

/** What a colour of a side is called; a side may have it for its name. */
type ColourName = "red" | "blue" | "purple" | "green" | "black";

/** Colours of one side, each as `#rrggbb`. */
export interface SideColours {
  readonly name: ColourName;
  /** Shapes: marks, arcs, dice, chips. White stands out from it. */
  readonly shape: string;
  /** Lines and letters on a base's card. */
  readonly card: string;
  /** Words on paper: 6:1 or more. */
  readonly ink: string;
  /** A ground for ink. */
  readonly wash: string;
}

export const PALETTE_IDS = ["vermillion-blue", "purple-green", "vermillion-black"] as const;
export type PaletteId = (typeof PALETTE_IDS)[number];

const VERMILLION: SideColours = {
  name: "red",
  shape: "#d55e00",
  card: "#a84300",
  ink: "#8f3c00",
  wash: "#f4d9bd",
};

/** After Okabe and Ito: each pair is told apart by every kind of colour vision. */
export const PALETTES: Readonly<Record<PaletteId, Readonly<Record<SideIndex, SideColours>>>> = {
  "vermillion-blue": {
    0: VERMILLION,
    1: { name: "blue", shape: "#0072b2", card: "#00568a", ink: "#00527f", wash: "#c9dfe8" },
  },
  "purple-green": {
    0: { name: "purple", shape: "#c4609a", card: "#8c2f66", ink: "#7c2459", wash: "#f2d6e6" },
    1: { name: "green", shape: "#00664b", card: "#00513b", ink: "#004d39", wash: "#c5e0d6" },
  },
  "vermillion-black": {
    0: VERMILLION,
    1: { name: "black", shape: "#26221e", card: "#26221e", ink: "#26221e", wash: "#d8d1c4" },
  },
};

/** The palette that sides are named after. */
const NAMED: PaletteId = "vermillion-blue";

/** What sides that are named after their colour are called in a palette, by their ids: `red` is `purple` there. */
export function sideIdsIn(palette: PaletteId): Readonly<Record<string, string>> {
  const [usual, shown] = [PALETTES[NAMED], PALETTES[palette]];
  return { [usual[0].name]: shown[0].name, [usual[1].name]: shown[1].name };
}
