/** The places that are named on the map table, as its drawing knows them. */
export const PLACES = [
  "north-sea",
  "baltic",
  "denmark",
  "netherlands",
  "belgium",
  "france",
  "switzerland",
  "italy",
  "austria",
  "hungary",
  "yugoslavia",
  "slovakia",
  "bohemia",
  "poland",
  "east-prussia",
  "germany",
] as const;
export type PlaceName = (typeof PLACES)[number];

/** What has become of a target or a base. */
export type PlaceState = "whole" | "bombed-now" | "bombed" | "out" | "behind-line";
