/** How the raid is won, in English. */
export const words = {
  "term.points": "More points win: two for each strength that the enemy has lost (RD-15).",
  "term.bombs":
    "The raiders have one more for each bomb, three on their target, one there too if it is guarded (RD-15).",
  "term.bids":
    "The higher bid has one for each of its squadrons in the middle; two at the end for who stands at the chosen place (RD-18).",
  "term.turns": ({ turns }: { turns: number }) => `The game is over after turn ${turns} (RD-14).`,
  "term.cloud": "Nobody moves onto an enemy in the cloud (RD-7).",
  "term.decoys": "Each seat has a decoy of strength 0 among its counters (RD-2).",
};
