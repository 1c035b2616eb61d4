/** A fight at 3 inches, nose to nose: one entry of orders, then fire. */
export const FIGHT = {
  format: 1,
  game: "dogfight",
  rules: 1,
  config: {
    table: { width: 48, depth: 36 },
    aircraft: [
      { id: "R1", side: "red", type: "spitfire-ia", x: 24, y: 6, heading: 12, speed: 3 },
      { id: "B1", side: "blue", type: "bf-109e-3", x: 24, y: 21, heading: 6, speed: 3 },
    ],
  },
  dice: { faces: [5, 2, 3, 4, 6] },
  entries: [
    { answers: { R1: "3", B1: "3" } },
    { answers: { red: "R1 front B1" } },
    { answers: { blue: "done" } },
  ],
};

export const DUEL = { format: 1, game: "raid", config: { scenario: "duel" }, dice: { seed: "cli" } };
