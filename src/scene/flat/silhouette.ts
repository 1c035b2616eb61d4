/** Top-down outlines of aircraft in inches, nose up (towards -y), for the flat drawing. */
const SINGLE =
  "M0-.86 .09-.74 .12-.38 .2-.3 1.02-.16Q1.12-.13 1.1-.04 1.04.08.9.1L.16.2.09.66.4.74Q.46.84.38.86L.05.9 0 .98-.05.9-.38.86Q-.46.84-.4.74L-.09.66-.16.2-.9.1Q-1.04.08-1.1-.04-1.12-.13-1.02-.16L-.2-.3-.12-.38-.09-.74Z";
const TWIN =
  "M0-1.1 .13-.95 .16-.42 .42-.4 .44-.78 .54-.84 .64-.78 .66-.36 1.6-.14Q1.74-.08 1.68.06L.62.2.56.4.46.2.16.24.1.9.62.96Q.7 1.08.6 1.12L0 1.16-.6 1.12Q-.7 1.08-.62.96L-.1.9-.16.24-.46.2-.56.4-.62.2-1.68.06Q-1.74-.08-1.6-.14L-.66-.36-.64-.78-.54-.84-.44-.78-.42-.4-.16-.42-.13-.95Z";

/** Models with two engines; every other one is drawn with one. */
const TWINS = /^(bf-110|he-111|ju-88|b-17|generic-twin)/;

/** The outline of a model, as an SVG path. */
export function silhouette(model: string): string {
  return TWINS.test(model) ? TWIN : SINGLE;
}
