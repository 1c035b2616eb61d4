import type { Body } from "../../kit/type.ts";

/**
 * The round radiator cowl of a SPAD and the bulges over the heads of its V engine.
 * @param r radius of the radiator, metres
 * @param back station where the cowl ends, metres aft of the propeller
 */
export const spadNose = (r: number, back: number): Body[] => [
  {
    part: "cowl",
    sides: 14,
    crease: 60,
    between: 0,
    sections: [
      [0.22, 0.04 - r, r - 0.04, r - 0.04],
      [0.25, -r, r, r],
      [0.4, -r - 0.04, r + 0.03, r + 0.04],
      [back, -r - 0.08, r + 0.05, r + 0.05, 2.2],
    ],
  },
  {
    part: "bulge",
    sides: 8,
    between: 0,
    at: [r - 0.15, 0, 0],
    mirror: true,
    crease: 60,
    sections: [
      [0.34, 0.2, r - 0.05, 0.04],
      [0.5, 0.14, r + 0.07, 0.11],
      [back + 0.2, 0.14, r + 0.09, 0.11],
      [back + 0.5, 0.2, r + 0.01, 0.04],
    ],
  },
];
