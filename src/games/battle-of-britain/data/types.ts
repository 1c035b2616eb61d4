import type { SquadronType } from "./tables.ts";

/**
 * BB-25: squadron values. The defence of Spitfire and Bf 109 and all of the Bf 110 are the source's; the other figures are
 * our own (dice of Do 17 and He 111 tuned for balance).
 */
export const TYPES: readonly SquadronType[] = [
  { id: "Spitfire", name: "Spitfire", side: 0, dice: 4, defence: 4, bombs: 0 },
  { id: "Hurricane", name: "Hurricane", side: 0, dice: 3, defence: 3, bombs: 0 },
  { id: "Blenheim", name: "Blenheim", side: 0, dice: 2, defence: 2, bombs: 0 },
  { id: "Defiant", name: "Defiant", side: 0, dice: 2, defence: 2, bombs: 0 },
  { id: "Gladiator", name: "Gladiator", side: 0, dice: 2, defence: 2, bombs: 0 },
  { id: "Bf109", name: "Bf 109", side: 1, dice: 4, defence: 4, bombs: 0, short: true },
  { id: "Bf110", name: "Bf 110", side: 1, dice: 3, farDice: 2, defence: 2, bombs: 0 },
  { id: "Ju87", name: "Ju 87", side: 1, dice: 1, defence: 2, bombs: 3, short: true },
  { id: "Do17", name: "Do 17", side: 1, dice: 2, defence: 2, bombs: 2 },
  { id: "He111", name: "He 111", side: 1, dice: 2, defence: 3, bombs: 2 },
  { id: "Ju88", name: "Ju 88", side: 1, dice: 2, defence: 3, bombs: 2 },
];
