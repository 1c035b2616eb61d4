import type { CardBack, CardTone } from "../../tabletop/card.ts";

export interface Tone {
  readonly frame: string;
  readonly glow: string;
}

/** The frame and the ground behind the picture of each tone. */
export const TONES: Readonly<Record<CardTone, Tone>> = {
  plain: { frame: "#5a5346", glow: "#d9cfb4" },
  red: { frame: "#9c2a20", glow: "#e2b9a0" },
  blue: { frame: "#23517f", glow: "#b3c8d2" },
  green: { frame: "#33633d", glow: "#c0cda5" },
  brass: { frame: "#86641a", glow: "#e3cc8d" },
  black: { frame: "#25221f", glow: "#c2b9a6" },
};

/** Grounds and lines of the backs. */
export const BACKS: Readonly<Record<CardBack, { readonly ground: string; readonly line: string }>> = {
  lozenges: { ground: "#7c2b22", line: "#e8cfa2" },
  rays: { ground: "#23405f", line: "#d9d3bd" },
  waves: { ground: "#2f5542", line: "#dcd5b4" },
};
