import type { Miniature } from "../../src/core/look.ts";

/** The measures of one's own aircraft, metres; everything is placed by them. */
export interface Measures {
  readonly look: Miniature;
  /** Length over all, half the span, half the width of the body. */
  readonly length: number;
  readonly half: number;
  readonly body: number;
  /** Stations of the wing's leading edge at the root and of its root chord. */
  readonly wing: number;
  readonly chord: number;
  readonly radial: boolean;
  /** Radius of a cowling or a spinner's base, and diameter and number of blades of a propeller. */
  readonly cowl: number;
  readonly screw: number;
  readonly blades: number;
}

/** Half spans and lengths for a middling body, by plan. */
const SIZES = {
  "low-wing": { half: 4.9, length: 8.6, body: 0.44 },
  "high-wing": { half: 5.6, length: 8.4, body: 0.46 },
  biplane: { half: 4.7, length: 7.7, body: 0.45 },
  twin: { half: 7.8, length: 12.2, body: 0.6 },
  heavy: { half: 12.6, length: 18.6, body: 0.92 },
} as const;

/** More ENGINE makes longer noses and bigger screws, more FUSELAGE a wider, longer and broader aircraft. */
export function measuresOf(look: Miniature): Measures {
  const { half, length, body } = SIZES[look.plan];
  const grown = 1 + 0.05 * (look.bulk - 3);
  const radial = look.engine === "radial";
  const many = look.plan === "twin" || look.plan === "heavy";
  const strong = look.power - 3;
  return {
    look,
    length: length * grown + 0.22 * strong,
    half: half * grown,
    body: body * (1 + 0.07 * (look.bulk - 3)),
    wing: (many ? 0.3 : 0.26) * length * grown + 0.1 * strong,
    chord: half * (look.plan === "biplane" ? 0.36 : many ? 0.37 : 0.47) * grown,
    radial,
    cowl: radial ? 0.6 + 0.045 * strong : 0.33 + 0.025 * strong,
    screw: 3.1 + 0.18 * strong + (many ? 0.1 : 0),
    blades: look.power >= 5 ? 4 : look.power <= 1 ? 2 : 3,
  };
}

/** Whether a side carries a weapon. */
export const armed = ({ look }: Measures, side: Miniature["guns"][number]): boolean =>
  look.guns.includes(side);
