import type { ChartArt, DrawnPiece, Outline } from "../../face/chart-art.ts";

const BODY =
  "M0-14.6C1.3-14.2 1.7-12 1.8-9.5L1.9-3C1.7 4 1 10 .5 15.2Q0 16.2-.5 15.2C-1 10-1.7 4-1.9-3L-1.8-9.5C-1.7-12-1.3-14.2 0-14.6Z";
const CANOPY = "M0-4.5C.9-4.2 1-2 .8.6Q0 1.8-.8.6C-1-2-.9-4.2 0-4.5Z";
const PROPELLER = "M-4.6-14.8H4.6";

/** Elliptical wing and tail, in feet. */
const SPITFIRE: Outline = {
  parts: [
    "M-18.4-4.3C-17-6.4-9-8-1.8-8.2H1.8C9-8 17-6.4 18.4-4.3C17.8-2.2 11 1 1.8 1.4H-1.8C-11 1-17.8-2.2-18.4-4.3Z",
    "M-5.3 12.8C-4.8 11-2 10.5 0 10.5S4.8 11 5.3 12.8C4.8 14.3 2 14.7 0 14.7S-4.8 14.3-5.3 12.8Z",
    BODY,
  ],
  bright: CANOPY,
  line: PROPELLER,
};

/** Straight tapered wing with square tips, square tail. */
const BF_109: Outline = {
  parts: [
    "M-16.2-5.9Q-16.2-6.3-15.6-6.4L-1.8-8.3H1.8L15.6-6.4Q16.2-6.3 16.2-5.9V-2.3Q16.2-1.8 15.6-1.7L1.8.2H-1.8L-15.6-1.7Q-16.2-1.8-16.2-2.3Z",
    "M-4.9 11.3L-.6 10.3H.6L4.9 11.3V13.3L.6 14H-.6L-4.9 13.3Z",
    BODY,
  ],
  bright: CANOPY,
  line: PROPELLER,
};

const LEADER: DrawnPiece = {
  side: 0,
  outline: SPITFIRE,
  x: 70,
  y: 108,
  heading: 1,
  size: 1.55,
  path: "q16 -28 40 -34 t28 -30",
  order: { text: "2L1", x: 34, y: 146 },
};

/** Both plots of a turn. */
export const art: ChartArt = {
  coast: "north",
  rose: { x: 216, y: 130 },
  clock: { drawn: LEADER, radius: 36, reach: 118 },
  pieces: [
    LEADER,
    {
      side: 1,
      outline: BF_109,
      x: 178,
      y: 56,
      heading: 8,
      size: 1.55,
      path: "q-26 16 -46 10 t-34 26",
      order: { text: "1R1", x: 212, y: 84 },
    },
  ],
};
