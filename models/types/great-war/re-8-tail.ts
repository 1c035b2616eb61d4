import { roundTip } from "../../kit/planform.ts";
import { ribs } from "../../kit/table.ts";

/** Tailplane, fins and rudder of the R.E.8. */
export const tail = roundTip(
  ribs(`
    0.02 0.5 6.6 8.05 0.06
    2.05 0.5 6.95 7.95 0.05
  `),
  0.6,
  2.4,
);
export const fin = ribs(`
    0.5 0 6.85 7.75 0.06
    0.78 0 7.2 7.75 0.06
    1.0 0 7.55 7.75 0.05
  `);
export const ventral = ribs(`
    -0.12 0 7.2 7.72 0.05
    0.1 0 6.9 7.76 0.06
    0.4 0 6.7 7.78 0.06
  `);
export const rudder = ribs(`
    -0.12 0 7.76 8 0.05
    0.1 0 7.74 8.36 0.06
    0.5 0 7.74 8.5 0.06
    0.86 0 7.72 8.44 0.06
    1.1 0 7.68 8.22 0.05
    1.2 0 7.76 7.96 0.04
  `);
