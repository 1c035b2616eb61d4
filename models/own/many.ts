import { cowling, mast, pair, spinner } from "../kit/presets.ts";
import type { Body, Propeller, Rod, Section } from "../kit/type.ts";
import type { Vec } from "../kit/vec.ts";
import { armed, type Measures } from "./measures.ts";
import type { Frame } from "./single.ts";
import { finOf, finRibs, ribsOf, tailOf, wingOf } from "./surfaces.ts";
import { blister, type Fitted, turret, wingGuns } from "./weapons.ts";

const heavy = (m: Measures): boolean => m.look.plan === "heavy";
const wingUp = (m: Measures): number => (heavy(m) ? -m.body * 0.55 : -m.body * 0.3);
const wingRise = (m: Measures): number => m.half * 0.07;

/** Where the screws stand on the right side: one, or two on a heavy. */
function hubs(m: Measures): Vec[] {
  const at = (share: number, aft: number): Vec => [
    m.half * share,
    wingUp(m) + wingRise(m) * share + 0.12,
    m.wing - 1.75 - 0.12 * (m.look.power - 3) + aft,
  ];
  return heavy(m) ? [at(0.25, 0), at(0.48, 0.5)] : [at(0.31, 0)];
}

function engine(m: Measures, [x, y, z]: Vec): Body[] {
  const size = m.radial ? m.cowl * 1.04 : m.cowl * 1.4;
  const aft = z + (m.radial ? 1.4 : 0.6);
  const rows: Section[] = [
    [aft, -size * 0.96, size * 0.92, size * 0.94],
    [aft + 0.5, -size * (m.radial ? 0.98 : 1.2), size * 0.95, size * 0.96, 2.2],
    [aft + m.chord * 0.55, -size * 0.95, size * 0.62, size * 0.78],
    [aft + m.chord * 1.15, -size * 0.1, 0, 0.06],
  ];
  const front: Body[] = m.radial
    ? [
        { ...cowling(z + 0.3, 1.2, m.cowl * 1.05, [x, y, 0]), sides: heavy(m) ? 8 : 12 },
        { ...spinner([x, y, z], 0.42, 0.17), sides: 6, between: 0 },
      ]
    : [{ ...spinner([x, y, z], 0.6, m.cowl * 1.02), sides: 8 }];
  return [
    ...front.map((body) => ({ ...body, mirror: true })),
    { part: "nacelle", sides: 8, between: 0, crease: 60, mirror: true, at: [x, y, 0], sections: rows },
  ];
}

function body(m: Measures): Body[] {
  const { length: l, body: b } = m;
  const glazed = l * 0.11;
  return [
    {
      part: armed(m, "front") && !solidNose(m) ? "nose" : "fuselage",
      sides: 10,
      between: 0,
      crease: 60,
      sections: [
        [0, -b * 0.42, b * 0.05, b * 0.2],
        [glazed * 0.18, -b * 0.78, b * 0.36, b * 0.55],
        [glazed * 0.55, -b * 1.05, b * 0.68, b * 0.82],
        [glazed, -b * 1.2, b * 0.9, b * 0.95],
      ],
    },
    {
      part: "fuselage",
      sides: 10,
      between: 0,
      crease: 60,
      sections: [
        [glazed, -b * 1.2, b * 0.9, b * 0.95],
        [l * 0.22, -b * 1.32, b * 1.12, b * 1.03, 2.2],
        [l * 0.42, -b * 1.3, b * 1.2, b * 1.03, 2.2],
        [l * 0.62, -b * 0.9, b * 1.15, b * 0.82],
        [l * 0.8, -b * 0.25, b * 1.02, b * 0.5],
        [l * 0.93, b * 0.3, b * 0.9, b * 0.22],
        [l * 0.985, b * 0.45, b * 0.8, b * 0.1],
      ],
    },
    {
      part: "canopy",
      sides: 10,
      sections: [
        [l * 0.155, b * 0.6, b * 0.98, b * 0.4],
        [l * 0.19, b * 0.6, b * 1.62, b * 0.62, 2.6],
        [l * 0.27, b * 0.6, b * 1.72, b * 0.62, 2.6],
        [l * (heavy(m) ? 0.32 : 0.36), b * 0.6, b * 1.15, b * 0.38],
      ],
    },
  ];
}

/** Fast aircraft with two engines carry their guns in a solid nose. */
const solidNose = (m: Measures): boolean => !heavy(m) && m.look.power >= 4;

/** Guns in the very tail of a heavy, in a turret on the back of a twin. */
function rearGuns(m: Measures): Fitted[] {
  const { length: l, body: b } = m;
  if (!armed(m, "rear")) return [];
  if (!heavy(m)) return [turret(l * 0.47, b * 1.1, b * 0.58)];
  const muzzle: Vec = [0.1, b * 0.72, l + 0.95];
  const glass: Body = {
    part: "turret",
    sides: 8,
    between: 0,
    crease: 70,
    sections: [
      [l * 0.97, b * 0.4, b * 1.1, b * 0.28],
      [l * 0.985, b * 0.38, b * 1.2, b * 0.3],
      [l + 0.2, b * 0.42, b * 1.1, b * 0.26],
      [l + 0.4, b * 0.55, b * 0.95, b * 0.14],
    ],
  };
  const rod: Rod = {
    part: "gun",
    from: muzzle,
    to: [0.1, b * 0.74, l],
    radius: 0.05,
    sides: 4,
    mirror: true,
  };
  const tail: Fitted = { bodies: [glass], rods: [rod], muzzles: pair(muzzle) };
  const both = armed(m, "left") && armed(m, "right");
  return both ? [tail, { ...turret(l * 0.33, b * 1.1, b * 0.45), muzzles: [] }] : [tail];
}

/** Two engines or four. */
export function many(m: Measures): Frame {
  const { length: l, half, body: b, wing: w, chord } = m;
  const wing = ribsOf(m.look.wing, {
    root: b * 0.6,
    half,
    at: w,
    chord,
    up: wingUp(m),
    rise: wingRise(m),
    thickness: [0.17, 0.1],
  });
  const span = half * 0.34;
  const tail = ribsOf(m.look.wing, {
    root: 0.05,
    half: span,
    at: l * 0.85,
    chord: l * 0.13,
    up: b * 0.75,
    rise: 0,
    thickness: [0.09, 0.07],
  });
  // A gunner on the back needs a clear field between two fins.
  const twoFins = !heavy(m) && armed(m, "rear");
  const fins = twoFins
    ? finOf(finRibs(m, b * 0.2, b * 2.1, l * 0.12), span * 0.96)
    : finOf(finRibs(m, b * 0.6, heavy(m) ? b * 3 : b * 2.7, l * (heavy(m) ? 0.2 : 0.16)));
  const screws = hubs(m);
  const propeller = (hub: Vec): Propeller => ({
    hub: [hub[0], hub[1], hub[2] + (m.radial ? 0.24 : 0.34)],
    diameter: m.screw,
    blades: heavy(m) ? Math.min(3, m.blades) : m.blades,
  });
  return {
    peg: [l * 0.36, -b * 1.32],
    bodies: [...body(m), ...screws.flatMap((hub) => engine(m, hub))],
    surfaces: [wingOf("wing", wing, heavy(m) ? 6 : 2.4), tailOf(tail), fins],
    rods: [mast([0, b * 1.15, l * 0.45], heavy(m) ? 0.9 : 0.6)],
    propellers: screws.flatMap(pair).map(propeller),
    weapons: [
      wingGuns(m, [[b * 0.22, -b * 0.25, -0.28]]),
      ...rearGuns(m),
      ...(["left", "right"] as const).map((side) => blister(m, side, l * 0.56, b * 0.84, b * 0.15)),
    ],
  };
}
