/** Thirty seconds over an atoll: two turns in which a Zero is hit again and again, and falls into the sea. */
export const film = {
  format: 4,
  game: "dogfight",
  rules: 1,
  config: { scenario: "demonstration" },
  entries: [
    { answers: { R1: "L1R", R2: "R1L", B1: "2L", B2: "R1L", B3: "2R" }, rolls: [5, 6] },
    { answers: { blue: "B2 front R1" }, rolls: [4] },
    { answers: { blue: "B1 front R1" }, rolls: [1, 3] },
    { answers: { blue: "B3 front R1" }, rolls: [2, 4] },
    { answers: { red: "R1 front B2" }, rolls: [2, 3] },
    { answers: { red: "R2 front B2" }, rolls: [3, 5] },
    { answers: { R1: "1R", R2: "1LL", B1: "1R", B2: "1R", B3: "1RR" }, rolls: [6, 2] },
    { answers: { red: "R2 front B2" }, rolls: [3, 2] },
  ],
} as const;
