import { cockade } from "../../kit/cockades.ts";
import { crate, soldier } from "../../kit/ground.ts";
import { bothSides } from "../../kit/markings.ts";
import { around } from "../../kit/presets.ts";
import { wire } from "../../kit/rigging.ts";
import { points } from "../../kit/table.ts";
import type { AircraftType, Body, Section } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";

/** The balloon rides nose up a little: how far its axis sinks a metre aft. */
const SLOPE = 0.12;
/** The ring below the belly where the cable ends, and the basket behind it. */
const CABLE: Vec = [0, -9.2, 8.5];
const BASKET: Vec = [0, -9.8, 12.5];

const axis = (z: number): number => -SLOPE * z;
const round = (z: number, radius: number): Section => [z, axis(z) - radius, axis(z) + radius, radius];
const HELD: readonly Vec[] = [4.5, 8, 11.5, 15].map((z) => [2.4, axis(z) - 3, z]);

/** An air-filled lobe from the hull outwards: one at each side and one below. */
const lobe = (at: Vec, flat: readonly [half: number, up: number], mirror: boolean): Body => ({
  part: "lobe",
  sides: 12,
  crease: 100,
  at,
  mirror,
  sections: [
    [15.2, -0.2, 0.2, 0.2],
    [16, -flat[1] * 0.7, flat[1] * 0.7, flat[0] * 0.6],
    [18.5, -flat[1], flat[1], flat[0]],
    [22, -flat[1], flat[1], flat[0]],
    [24.2, -flat[1] * 0.8, flat[1] * 0.8, flat[0] * 0.8],
    [25, -0.2, 0.2, 0.2],
  ],
});

/** The Caquot kite balloon of the Allies: a stream-lined hull with three lobes at its tail. */
export const balloonCaquot: AircraftType = {
  id: "balloon-caquot",
  title: "Kite balloon (Caquot)",
  source: "Of the size of a Caquot type M: length 25 m, diameter 8.2 m.",
  span: 11.4,
  length: 25,
  peg: [CABLE[2], CABLE[1]],
  bodies: [
    {
      part: "envelope",
      sides: 18,
      between: 1,
      crease: 100,
      sections: [
        round(0, 0.3),
        round(0.5, 1.7),
        round(2, 3.1),
        round(5, 4),
        round(8.5, 4.1),
        round(13, 3.6),
        round(18, 2.4),
        round(22, 1.3),
        round(23.6, 0.4),
      ],
    },
    lobe([3.3, axis(20) + 0.4, 0], [2.4, 1.05], true),
    lobe([0, axis(20) - 3.2, 0], [1.05, 2.4], false),
    crate([BASKET[0], BASKET[1], BASKET[2]], [1.3, 1.05, 1.5], "basket"),
  ],
  surfaces: [],
  rods: [
    ...HELD.map((p) => wire(p, CABLE, 0.035)),
    ...HELD.slice(1).map((p) => wire(p, [0.6, BASKET[1] + 2.4, BASKET[2]], 0.03)),
    wire([0.6, BASKET[1] + 2.4, BASKET[2]], [0.6, BASKET[1] + 1, BASKET[2] - 0.7], 0.03),
    wire([0.6, BASKET[1] + 2.4, BASKET[2]], [0.6, BASKET[1] + 1, BASKET[2] + 0.7], 0.03),
    wire([5.2, axis(20), 22], [0.4, axis(20) - 5.2, 22], 0.03),
    ...soldier([0.28, BASKET[1] + 0.1, BASKET[2] - 0.3]),
    ...soldier([-0.28, BASKET[1] + 0.1, BASKET[2] + 0.3]),
  ],
  propellers: [],
  guns: {},
  paint: {
    parts: {
      "*": "#9b9d8c",
      lobe: "#8d8f7f",
      basket: "ash",
      crew: "frenchBlue",
      skin: "skin",
      helmet: "frenchBlue",
    },
    camouflaged: ["envelope"],
    under: "#86887a",
    underLine: points("0 -1; 8 -2.4; 24 -3.4"),
    bands: [],
    areas: [],
    transfers: bothSides(
      cockade("france", { view: "right", on: ["envelope"], at: [9, axis(9) + 0.6], size: 2.4, corners: 18 }),
    ),
    joints: around("envelope", 2.5, 5.2, 7.9, 10.6, 13.3, 16, 18.7),
  },
};
