import { ironCross } from "../../kit/crosses.ts";
import { crate, soldier } from "../../kit/ground.ts";
import { bothSides } from "../../kit/markings.ts";
import { around } from "../../kit/presets.ts";
import { wire } from "../../kit/rigging.ts";
import { points, ribs } from "../../kit/table.ts";
import type { AircraftType, Section } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";

/** The sausage rides nose up: how far its axis sinks a metre aft. */
const SLOPE = 0.22;
/** The ring below the belly where the cable ends, and the basket behind it. */
const CABLE: Vec = [0, -9.6, 7];
const BASKET: Vec = [0, -10.4, 13];

const axis = (z: number): number => -SLOPE * z;
const round = (z: number, radius: number, below = 0): Section => [
  z,
  axis(z) - radius - below,
  axis(z) + radius - below,
  radius,
];
const belly = (x: number, z: number): Vec => [x, axis(z) - 2.2, z];
const HELD: readonly Vec[] = [3, 7, 11, 15].map((z) => belly(2.1, z));

/** The German kite balloon: a sausage with a steering bag below its tail and wind cups behind. */
export const balloonDrachen: AircraftType = {
  id: "balloon-drachen",
  title: "Kite balloon (Drachen)",
  source: "Of the size of the Parseval-Sigsfeld balloon: envelope 20 m by 6.1 m, 25 m with its tail.",
  span: 11,
  length: 25,
  peg: [CABLE[2], CABLE[1]],
  bodies: [
    {
      part: "envelope",
      sides: 18,
      between: 1,
      crease: 100,
      sections: [
        round(0, 0.25),
        round(0.35, 1.4),
        round(1.2, 2.35),
        round(3, 3.05),
        round(10, 3.05),
        round(17, 3.05),
        round(19, 2.5),
        round(20, 1.5),
        round(20.4, 0.25),
      ],
    },
    {
      part: "bag",
      sides: 14,
      crease: 100,
      sections: [
        round(12.5, 0.2, 3),
        round(13.4, 1.1, 3.3),
        round(16, 1.5, 3.4),
        round(19, 1.6, 2.4),
        round(21, 1.5, 1),
        round(22, 0.9, 0.1),
        round(22.4, 0.2, -0.2),
      ],
    },
    crate([BASKET[0], BASKET[1], BASKET[2]], [1.3, 1.05, 1.5], "basket"),
    ...[23.2, 24.4].map((z, i) => ({
      part: "cup",
      sides: 8,
      crease: 60,
      between: 0,
      sections: [
        [z, axis(z) - 1.2 - i * 0.8, axis(z) - 0.2 - i * 0.8, 0.5],
        [z + 0.6, axis(z) - 0.75 - i * 0.8, axis(z) - 0.65 - i * 0.8, 0.05],
      ] as const,
    })),
  ],
  surfaces: [
    {
      part: "sail",
      kind: "tail",
      at: [0, axis(16) - 0.4, 0],
      mirror: true,
      ribs: ribs("2.6 0 13 18.6 0.04; 4.6 0 14.6 18.8 0.03; 5.5 0 16 18.6 0.03"),
    },
  ],
  rods: [
    ...HELD.map((p) => wire(p, CABLE, 0.035)),
    ...HELD.slice(1).map((p) => wire(p, [0.6, BASKET[1] + 2.4, BASKET[2]], 0.03)),
    wire([0.6, BASKET[1] + 2.4, BASKET[2]], [0.6, BASKET[1] + 1, BASKET[2] - 0.7], 0.03),
    wire([0.6, BASKET[1] + 2.4, BASKET[2]], [0.6, BASKET[1] + 1, BASKET[2] + 0.7], 0.03),
    wire([2.6, axis(17), 17], [5.4, axis(16) - 0.4, 16.6], 0.03),
    wire([0.02, axis(22), 22.2], [0.02, axis(23.2) - 0.7, 23.2], 0.05),
    wire([0.02, axis(23.8) - 0.7, 23.8], [0.02, axis(24.4) - 1.5, 24.5], 0.05),
    ...soldier([0.28, BASKET[1] + 0.1, BASKET[2] - 0.3]),
    ...soldier([-0.28, BASKET[1] + 0.1, BASKET[2] + 0.3]),
    ...[3, 7, 11, 15].map((z) => ({
      ...wire([2.1, axis(z) - 2.22, z], [2.1, axis(z + 4) - 2.22, z + 4], 0.05),
    })),
  ],
  propellers: [],
  guns: {},
  paint: {
    parts: {
      "*": "#a79a72",
      bag: "#978b67",
      sail: "#978b67",
      cup: "#8d8260",
      basket: "ash",
      crew: "fieldGrey",
      skin: "skin",
      helmet: "fieldGrey",
    },
    camouflaged: ["envelope"],
    under: "#8f8560",
    underLine: points("0 -1.2; 20 -5.6"),
    bands: [],
    areas: [],
    transfers: bothSides(
      ironCross({ view: "right", on: ["envelope"], at: [8.6, axis(8.6) + 0.4], size: 2.6, corners: 14 }),
    ),
    joints: around("envelope", 2.2, 4.8, 7.4, 10, 12.6, 15.2, 17.8),
  },
};
