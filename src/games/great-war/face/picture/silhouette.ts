import type { Shape } from "../../../../face/paper.ts";

/** Wing, tail and body of an aircraft from above, nose up, in feet from its middle. */
const PARTS = [
  "M-18.4-4.3C-17-6.4-9-8-1.8-8.2H1.8C9-8 17-6.4 18.4-4.3C17.8-2.2 11 1 1.8 1.4H-1.8C-11 1-17.8-2.2-18.4-4.3Z",
  "M-5.3 12.8C-4.8 11-2 10.5 0 10.5S4.8 11 5.3 12.8C4.8 14.3 2 14.7 0 14.7S-4.8 14.3-5.3 12.8Z",
  "M0-14.6C1.3-14.2 1.7-12 1.8-9.5L1.9-3C1.7 4 1 10 .5 15.2Q0 16.2-.5 15.2C-1 10-1.7 4-1.9-3L-1.8-9.5C-1.7-12-1.3-14.2 0-14.6Z",
] as const;

/** An aircraft from above on paper, in feet. */
export const SILHOUETTE: readonly Shape[] = PARTS.map((d) => ({ kind: "path", look: "figure", d }));
