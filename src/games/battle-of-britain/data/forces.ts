import type { GeschwaderEntry, Launch, Pool } from "./tables.ts";

/**
 * BB-28, BB-29: squadrons of each Group and Luftflotte; 13 Group's six are the source's, German totals follow published
 * counts of Gruppen (one card each), the split is our own. No Stuka and no Bf 109 in Luftflotte 5.
 */
export const POOLS: readonly Pool[] = [
  { id: "10", side: 0, squadrons: { Spitfire: 4, Hurricane: 3, Blenheim: 1, Gladiator: 1 } },
  { id: "11", side: 0, squadrons: { Spitfire: 4, Hurricane: 7, Blenheim: 1 } },
  { id: "12", side: 0, squadrons: { Spitfire: 4, Hurricane: 3, Blenheim: 1, Defiant: 1 } },
  { id: "13", side: 0, squadrons: { Spitfire: 2, Hurricane: 3, Defiant: 1 } },
  { id: "LF2", side: 1, squadrons: { Bf109: 15, Bf110: 7, Ju87: 3, Do17: 8, He111: 7, Ju88: 4 } },
  { id: "LF3", side: 1, squadrons: { Bf109: 9, Bf110: 3, Ju87: 7, Do17: 1, He111: 6, Ju88: 7 } },
  { id: "LF5", side: 1, squadrons: { Bf110: 2, He111: 2, Ju88: 2 } },
];

/** BB-1, BB-2, BB-3: seven geschwader; their names and the even split are our own. */
export const GESCHWADER: readonly GeschwaderEntry[] = [
  { id: "2A", pool: "LF2" },
  { id: "2B", pool: "LF2" },
  { id: "2C", pool: "LF2" },
  { id: "3A", pool: "LF3" },
  { id: "3B", pool: "LF3" },
  { id: "3C", pool: "LF3" },
  { id: "5A", pool: "LF5" },
];

/** BB-39: launch squares, our own. */
export const LAUNCHES: readonly Launch[] = [
  { pool: "LF2", square: "R06", name: "Boulogne" },
  { pool: "LF2", square: "S07", name: "Calais" },
  { pool: "LF2", square: "T07", name: "Dunkirk" },
  { pool: "LF3", square: "K02", name: "Cherbourg" },
  { pool: "LF3", square: "O01", name: "Le Havre" },
  { pool: "LF3", square: "G01", name: "Brittany" },
  { pool: "LF5", square: "T18", name: "Norway south" },
  { pool: "LF5", square: "T20", name: "Norway middle" },
  { pool: "LF5", square: "T22", name: "Norway north" },
];
