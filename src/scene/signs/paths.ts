import type { Emblem } from "../../tabletop/tabletop.ts";

/** A sign in a square of 24: what is filled, what is drawn as a line, and the colour of its ground. */
export interface Sign {
  readonly fill?: string;
  readonly stroke?: string;
  /** The colour of the round ground that it stands on; white stands out from each. */
  readonly ground: string;
}

const ALARM = "#8d1f16";
const GOOD = "#6b5212";
const PLAIN = "#3a3f45";

/** The signs of what may be the matter with a piece; each has a shape of its own, not just a colour. */
export const SIGNS: Readonly<Record<Emblem, Sign>> = {
  // A cartridge across a barred ring.
  jam: {
    fill: "M10 5h4v3.4l1.2 1.6V18h-6.4v-8L10 8.4z",
    stroke: "M5 19 19 5",
    ground: ALARM,
  },
  // A burst.
  critical: {
    fill: "M12 3.4 13.9 9l5.3-2.6-2.6 5.3 5.6 1.9-5.6 1.4 2.4 4.6-5-2-2 4-2-4-5 2 2.4-4.6-5.6-1.4 5.6-1.9L4.8 6.4 10.1 9z",
    ground: ALARM,
  },
  // A cross of bandage.
  wounded: { fill: "M9.7 5h4.6v4.7H19v4.6h-4.7V19H9.7v-4.7H5V9.7h4.7z", ground: ALARM },
  // A sprig.
  novice: {
    stroke: "M12 19V10M12 12.5Q6.4 12.6 6 6.8 11.4 6.6 12 12.5M12 10.8Q12.2 5.4 18 5.4 17.8 10.8 12 10.8",
    ground: PLAIN,
  },
  // A star.
  ace: { fill: "M12 3.6 14.5 9.2 20.6 9.9 16 14 17.4 20 12 16.9 6.6 20 8 14 3.4 9.9 9.5 9.2z", ground: GOOD },
  // A bomb with its fins.
  loaded: {
    fill: "M12 20.4Q7.9 17 7.9 12.6 7.9 9.4 10.2 7.7L8 4h8l-2.2 3.7q2.3 1.7 2.3 4.9Q16.1 17 12 20.4z",
    ground: PLAIN,
  },
  // A drop.
  fuel: {
    fill: "M12 3.8Q18.2 11.3 18.2 14.8 18 20.2 12 20.4 6 20.2 5.8 14.8 5.8 11.3 12 3.8z",
    ground: ALARM,
  },
  // Two arrow heads, one behind the other.
  tail: { stroke: "M6 12.5 12 6.5 18 12.5M6 18.5 12 12.5 18 18.5", ground: PLAIN },
  // A camera with its lens.
  photo: {
    fill: "M4 8.4h4l1.6-2.6h4.8L16 8.4h4v10.2H4zM12 10.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 1 0 0-6.6z",
    ground: GOOD,
  },
  // A flame.
  fire: {
    fill: "M12.6 3.4c3.6 3.6 5.6 6.2 5.6 9.800a6.200 6.200 0 0 1-12.400.100c0-2.200 1-3.600 2.500-5.100.2 1.900.9 2.800 1.900 3.300C9.800 8.600 10.600 5.800 12.600 3.400z",
    ground: ALARM,
  },
  // An oval that is crossed off.
  oval: {
    stroke:
      "M12 7.2c4.6 0 7.6 2 7.6 4.8s-3 4.8-7.6 4.8-7.6-2-7.6-4.8 3-4.8 7.6-4.8zM6.6 5.4 17.4 18.6M17.4 5.4 6.6 18.6",
    ground: ALARM,
  },
  // A spiral.
  spin: {
    stroke: "M12 12.6q1.6-.4 1.2-1.9-1.4-2.2-3.9-.6-2.3 2.7.3 5.5 3.6 2.8 7.1-.6 2.6-4.2-.8-8-4.6-3.6-9.4-.2",
    ground: ALARM,
  },
};
