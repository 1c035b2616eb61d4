import { disc } from "./markings.ts";
import { box } from "./presets.ts";
import type { Body, Patch, Rod } from "./type.ts";
import type { Flat, Vec } from "./vec.ts";

/** Somebody in an open cockpit: head and shoulders; `at` is the chin. */
export const airman = (at: Vec): Body[] => [
  box("crew", "-0.14 -0.42 -0.1 0.16; 0 -0.46 0 0.26; 0.14 -0.42 -0.08 0.2", { at, sides: 8 }),
  box("helmet", "-0.13 0.06 0.14 0.05; -0.07 -0.02 0.24 0.11; 0.05 0 0.27 0.12; 0.13 0.06 0.2 0.05", {
    at,
    sides: 7,
    crease: 100,
  }),
];

/** The face under the helmet; sprayed first. */
export const face = ([x, y]: Flat): Patch =>
  disc({ view: "front", on: ["helmet"], at: [x, y + 0.09], size: 0.2 }, 1, "skin");

/** A cockpit's opening with its padded rim, seen from above: middle (right, aft), width and length. */
export function cockpit(on: readonly string[], at: Flat, width: number, length: number): Patch[] {
  const oval = (grow: number, colour: string): Patch => {
    const shape = Array.from({ length: 10 }, (_, i): Flat => {
      const a = ((i + 0.5) * Math.PI) / 5;
      return [at[0] + (width / 2 + grow) * Math.cos(a), at[1] + (length / 2 + grow) * Math.sin(a)];
    });
    return { view: "top", on, colour, shape };
  };
  return [oval(0, "black"), oval(0.07, "leather")];
}

/** A windscreen in front of a cockpit: a small pane leaning back. */
export const windscreen = ([x, y, z]: Vec, width = 0.4, height = 0.24): Body => ({
  part: "canopy",
  sides: 4,
  between: 0,
  at: [x, y, z],
  sections: [
    [0, -0.04, 0.02, width / 2, 4],
    [0.06, -0.04, height, width / 2.4, 4],
    [0.09, -0.04, height, width / 2.4, 4],
  ],
});

/** The gun ring of an observer: a hoop around his cockpit. */
export function gunRing([x, y, z]: Vec, radius: number): Rod[] {
  const at = (i: number): Vec => {
    const a = (i * Math.PI) / 5;
    return [x + radius * Math.cos(a), y, z + radius * Math.sin(a)];
  };
  return Array.from({ length: 10 }, (_, i) => ({
    part: "gun",
    from: at(i),
    to: at(i + 1),
    radius: 0.035,
    sides: 4,
    open: true,
  }));
}
