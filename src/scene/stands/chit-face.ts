/** What is printed on a chit: puffs of smoke in a ring, in its radius; y down. */
export const CHIT = {
  ring: { radius: 0.86, width: 0.14, colour: "#8d1f16" },
  smoke: "#35312e",
  puffs: [
    { x: -0.3, y: 0.2, radius: 0.3 },
    { x: 0.26, y: 0.22, radius: 0.28 },
    { x: 0.02, y: -0.08, radius: 0.36 },
    { x: 0.3, y: -0.36, radius: 0.2 },
  ],
} as const;
