import type { PenPoint } from "../../pen.ts";

/** Bounds of sectors between the stations of the campaign's wings, in km of the National Grid: our own, after the lie of the land. */
export const SECTORS: readonly (readonly PenPoint[])[] = [
  // 10 Group: Exeter, Filton, Middle Wallop.
  [
    [150, 190],
    [250, 150],
    [330, 120],
    [352, 60],
  ],
  [
    [330, 120],
    [385, 160],
    [400, 242],
  ],
  // 11 Group: Tangmere, Biggin Hill, Hornchurch, Hawkinge.
  [
    [435, 160],
    [490, 150],
    [528, 118],
    [545, 90],
  ],
  [
    [490, 150],
    [510, 182],
    [560, 182],
    [598, 196],
    [640, 200],
  ],
  [
    [560, 182],
    [575, 150],
    [585, 100],
  ],
  // 12 Group: Duxford, Wittering, Ringway.
  [
    [470, 241],
    [500, 285],
    [555, 330],
    [600, 400],
  ],
  [
    [330, 244],
    [400, 320],
    [440, 400],
    [440, 455],
  ],
  // 13 Group: Catterick, Acklington.
  [
    [300, 520],
    [380, 535],
    [470, 560],
  ],
];
