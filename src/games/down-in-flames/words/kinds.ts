/** What questions ask, by the prompt's kind. */
export const KINDS = [
  "resource",
  "weave",
  "accept",
  "bids",
  "name",
  "stay",
  "keen",
  "jettison",
  "wingman",
  "wingman-play",
  "altitude",
  "target",
  "leader",
  "leave",
  "respond",
  "aggregate",
  "pay",
  "follow",
  "trim",
  "shed",
] as const;
export type Kind = (typeof KINDS)[number];
