/** The places that are named on the plotting table, as its drawing knows them. */
export const PLACES = [
  "north-sea",
  "irish-sea",
  "atlantic",
  "channel",
  "france",
  "wales",
  "ireland",
  "scotland",
  "10-group",
  "11-group",
  "12-group",
  "13-group",
  "lf2",
  "lf3",
  "lf5",
] as const;
export type PlaceName = (typeof PLACES)[number];

/** What a wing does, as a tote board has it (BB-75, BB-91). */
export type WingStatus = "none" | "aloft" | "patrol" | "landed" | "field-out" | "ready";
