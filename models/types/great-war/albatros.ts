import { airman, windscreen } from "../../kit/crew.ts";
import { beltGun } from "../../kit/guns.ts";
import { roundTip } from "../../kit/planform.ts";
import { box, pair, spinner } from "../../kit/presets.ts";
import {
  bayWires,
  biplane,
  braces,
  type Cell,
  cabane,
  interplane,
  type Outs,
  skid,
  stagger,
  undercarriage,
  wires,
} from "../../kit/rigging.ts";
import { ribs } from "../../kit/table.ts";
import type { AircraftType, Body, Rib, Section } from "../../kit/type.ts";
import { sixInLine } from "./german.ts";

/** The heart-shaped tail of the Albatros fighters. */
const TAIL = roundTip(
  ribs("0.04 0.16 5.35 6.7 0.06; 0.7 0.16 5.55 6.98 0.06; 1.5 0.16 5.95 6.95 0.06"),
  0.6,
  2.2,
);

/** What tells the Albatros fighters apart. */
interface Variant {
  readonly cell: Cell;
  /** Where the interplane struts stand. */
  readonly struts: Outs;
  readonly fuselage: readonly Section[];
  readonly fin: readonly Rib[];
  /** Height of the upper wing. */
  readonly top: number;
  readonly span: number;
  readonly length: number;
  readonly source: string;
  readonly bodies?: readonly Body[];
}

/** An Albatros fighter without its name and paint. */
export function albatros(v: Variant): Omit<AircraftType, "id" | "title" | "paint"> {
  return {
    source: v.source,
    span: v.span,
    length: v.length,
    peg: [2, -0.54],
    bodies: [
      spinner([0, 0, 0], 0.42, 0.33, 0.2),
      { part: "fuselage", sides: 14, sections: v.fuselage },
      box("radiator", "1.25 -0.06 0.17 0.34; 1.7 -0.08 0.16 0.34", { at: [0, v.top, 0] }),
      windscreen([0, 0.48, 2.42]),
      ...airman([0, 0.6, 2.85]),
      ...(v.bodies ?? []),
    ],
    surfaces: [
      ...biplane(v.cell, TAIL, v.fin),
      {
        part: "fin",
        kind: "fin",
        ribs: ribs("-0.34 0 6.3 6.6 0.06; -0.2 0 5.95 6.7 0.06; 0.1 0 5.4 6.7 0.06"),
      },
    ],
    rods: [
      ...sixInLine([0, 0.3, 0.68], [0.5, 0.54, 1.75]),
      ...beltGun([0.17, 0.5, 1.2], [0.17, 0.5, 2.25], true),
      ...interplane(v.cell, v.struts, 0.06),
      ...bayWires(v.cell, [0.5, 0.5], v.struts),
      ...stagger(v.cell, v.struts),
      ...cabane([
        [
          [0.42, 0.22, 1.1],
          [0.72, v.top - 0.02, 1.22],
        ],
        [
          [0.44, 0.26, 2.0],
          [0.72, v.top - 0.02, 2.0],
        ],
        [
          [0.44, 0.26, 2.0],
          [0.72, v.top - 0.02, 1.22],
        ],
      ]),
      ...undercarriage({
        front: [0.38, -0.48, 1.0],
        rear: [0.4, -0.54, 2.05],
        wheel: [0.88, -1.3, 1.25],
        radius: 0.38,
      }),
      skid([0, -0.2, 6.1], [0, -0.5, 6.75]),
      ...wires([0.3, 0.42, 3.2], [0.25, 0.36, 5.9]),
      ...braces([
        [
          [0.1, 0.05, 6.1],
          [0.9, 0.14, 6.2],
        ],
      ]),
    ],
    propellers: [{ hub: [0, 0, 0.26], diameter: 2.78, blades: 2, colour: "ash", tips: "ash", chord: 0.24 }],
    guns: { front: pair([0.17, 0.5, 1.2]) },
  };
}
