import { cowling, mast, spinner, strut, stubs, wheel } from "../kit/presets.ts";
import type { AircraftType, Body, Rod, Section, Surface } from "../kit/type.ts";
import { armed, type Measures } from "./measures.ts";
import { finOf, finRibs, ribsOf, tailOf, wingOf } from "./surfaces.ts";
import { blister, cockpit, type Fitted, wingGuns } from "./weapons.ts";

/** What a plan makes of the measures; its paint is laid on by all plans alike. */
export type Frame = Pick<AircraftType, "bodies" | "surfaces" | "propellers" | "peg"> & {
  readonly rods: readonly Rod[];
  readonly weapons: readonly Fitted[];
};

const open = (m: Measures): boolean => m.look.plan === "biplane";
const high = (m: Measures): boolean => m.look.plan === "high-wing";
/** Slow and old aircraft keep their wheels out. */
const fixedGear = (m: Measures): boolean => m.look.plan !== "low-wing" || m.look.power <= 2;

function nose(m: Measures): readonly Body[] {
  if (m.radial) return [spinner([0, 0, 0], 0.42, 0.2), cowling(0.36, 1.15, m.cowl)];
  return [spinner([0, 0, 0], 0.64, m.cowl)];
}

/** From the firewall or the spinner to the tail. */
function fuselage(m: Measures): Body {
  const { length: l, body: b, wing: w, chord, cowl: c } = m;
  const front: Section[] = m.radial
    ? [[1.3, -c * 0.9, c * 0.9, c * 0.9]]
    : [
        [0.64, -c * 1.06, c, c],
        [1.1, -c * 1.42, c * 1.24, c * 1.14, 2.2],
      ];
  return {
    part: "fuselage",
    sides: 12,
    sections: [
      ...front,
      [w, -Math.max(b * 1.45, c * 0.95), Math.max(b * 1.24, c * 0.9), Math.max(b, c * 0.86), 2.3],
      [w + chord * 0.5, -b * 1.56, b * 1.36, b * 1.02, 2.2],
      [w + chord, -b * 1.34, b * 1.42, b * 0.96],
      [l * 0.64, -b * 0.9, b * 1.34, b * 0.76],
      [l * 0.79, -b * 0.3, b * 1.12, b * 0.46],
      [l * 0.92, b * 0.22, b * 0.86, b * 0.19],
      [l * 0.965, b * 0.36, b * 0.74, b * 0.07],
    ],
  };
}

/** A glazed hood over one man or two; on an open aircraft a windscreen only. */
function hood(m: Measures): Body {
  const { body: b, wing: w, chord } = m;
  const from = w + chord * (high(m) ? -0.08 : 0.38);
  const top = b * 1.36;
  const tall = b * 0.95;
  const long = open(m) ? 0.5 : armed(m, "rear") || high(m) ? 2.2 : 1.7;
  const row = (share: number, height: number, wide: number): Section => [
    from + long * share,
    top - 0.3,
    top + tall * height,
    b * wide,
  ];
  return {
    part: "canopy",
    sides: 10,
    between: open(m) ? 0 : 1,
    sections: open(m)
      ? [row(0, 0, 0.35), row(0.5, 0.62, 0.5), row(1, 0.66, 0.48)]
      : [row(0, 0, 0.36), row(0.2, 0.8, 0.56), row(0.5, 1, 0.62), row(0.8, 0.92, 0.56), row(1, 0.1, 0.28)],
  };
}

function wings(m: Measures): Surface[] {
  const { look, half, body: b, wing: at, chord } = m;
  const thickness = [0.14, 0.09] as const;
  const one = { half, at, chord, thickness };
  if (open(m))
    return [
      wingOf("wing", ribsOf(look.wing, { ...one, root: 0, at: at - 0.35, up: b * 2.7, rise: 0.15 })),
      wingOf(
        "lowerwing",
        ribsOf(look.wing, { ...one, root: b * 0.6, half: half * 0.94, up: -b * 1.2, rise: 0.25 }),
      ),
    ];
  if (high(m)) return [wingOf("wing", ribsOf(look.wing, { ...one, root: 0, up: b * 2.35, rise: 0.12 }))];
  return [wingOf("wing", ribsOf(look.wing, { ...one, root: b * 0.55, up: -b * 1.22, rise: 0.5 }))];
}

/** Struts between the wings of a biplane, or from the foot of the body to a high wing. */
function struts(m: Measures): Rod[] {
  const { half, body: b, wing: w, chord } = m;
  if (open(m))
    return [half * 0.62].flatMap((x) => [
      strut([x, -b * 1.1, w + 0.2], [x, b * 2.75, w - 0.1]),
      strut([x, -b * 1.1, w + chord * 0.75], [x, b * 2.75, w + chord * 0.45]),
      strut([b * 0.5, b, w], [b * 1.2, b * 2.7, w]),
      strut([b * 0.5, b, w + chord * 0.55], [b * 1.2, b * 2.7, w + chord * 0.45]),
    ]);
  if (!high(m)) return [];
  return [
    strut([b * 0.7, -b * 1.2, w + chord * 0.35], [half * 0.52, b * 2.4, w + chord * 0.25], 0.06),
    strut([b * 0.7, -b * 1.2, w + chord * 0.45], [half * 0.52, b * 2.4, w + chord * 0.62], 0.05),
  ];
}

function gear(m: Measures): { bodies: readonly Body[]; rods: readonly Rod[] } {
  if (!fixedGear(m)) return { bodies: [], rods: [] };
  const { body: b, wing: w } = m;
  const [out, z] = [b * 2 + 0.25, w + 0.35];
  const low = -b * 1.5 - 0.95;
  const spat = (s: number, low: number, high: number, wide: number): Section => [z + s, low, high, wide];
  return {
    bodies: [
      {
        part: "spat",
        sides: 8,
        between: 1,
        mirror: true,
        at: [out, low, 0],
        sections: [
          spat(-0.5, -0.12, 0.14, 0.05),
          spat(-0.25, -0.3, 0.34, 0.16),
          spat(0.15, -0.32, 0.36, 0.17),
          spat(0.75, -0.05, 0.12, 0.04),
        ],
      },
    ],
    rods: [
      strut([b * 0.7, -b * 1.1, z - 0.1], [out, low + 0.1, z - 0.05], 0.075, "leg"),
      strut([b * 0.7, -b * 1.1, z + 0.7], [out, low + 0.1, z + 0.05], 0.05, "leg"),
      wheel([out, low - 0.16, z - 0.02], 0.32, 0.16),
    ],
  };
}

function weapons(m: Measures): Fitted[] {
  const { half, body: b, wing: w, chord } = m;
  const top = b * 1.36;
  const muzzles = open(m)
    ? ([[b * 0.45, b * 1.15, w - 0.9]] as const)
    : ([
        [half * 0.36, (high(m) ? b * 2.4 : -b * 1.22 + 0.18) + 0.02, w - 0.12],
        [half * 0.46, (high(m) ? b * 2.42 : -b * 1.22 + 0.23) + 0.02, w - 0.02],
      ] as const);
  const crew = open(m) ? [cockpit(m, w + chord * 0.38 + 0.42, top, false)] : [];
  const gunner = open(m) ? w + chord * 0.38 + 1.7 : w + chord * (high(m) ? -0.08 : 0.38) + 2.1;
  return [
    ...crew,
    wingGuns(m, muzzles),
    ...(armed(m, "rear") ? [cockpit(m, gunner, top, true)] : []),
    ...(["left", "right"] as const).map((side) => blister(m, side, w + chord * 0.98, b * 0.78, b * 0.35)),
  ];
}

/** One engine: low wing, high wing or biplane. */
export function single(m: Measures): Frame {
  const { length: l, half, body: b, wing: w, chord } = m;
  const legs = gear(m);
  const exhausts = m.radial
    ? []
    : stubs(m.cowl * 1.28, 0.16, [1.2, 1.5, 1.8, 2.1].slice(0, 2 + (m.look.power >> 1)));
  const tail = ribsOf(m.look.wing, {
    root: 0.04,
    half: half * 0.34,
    at: l * 0.84,
    chord: l * 0.135,
    up: b * 0.72,
    rise: 0,
    thickness: [0.09, 0.07],
  });
  return {
    peg: [w + chord * 0.45, -b * 1.56],
    bodies: [...nose(m), fuselage(m), hood(m), ...legs.bodies],
    surfaces: [...wings(m), tailOf(tail), finOf(finRibs(m, b * 0.5, b * 2.7, l * 0.17))],
    rods: [
      ...exhausts,
      ...struts(m),
      ...legs.rods,
      ...(open(m) || high(m)
        ? []
        : [mast([0, b * 1.38, w + chord * 0.38 + (armed(m, "rear") ? 0.9 : 1.85)], 0.5)]),
    ],
    propellers: [{ hub: [0, 0, m.radial ? 0.24 : 0.36], diameter: m.screw, blades: m.blades }],
    weapons: weapons(m),
  };
}
