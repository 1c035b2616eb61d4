export const words = {
  "DIF-8": "Agility and Speed stand in the place of Performance.",
  "DIF-8.1": "Every fighter has both, and both change with altitude.",
  "DIF-8.2": "At the end of his turn a Leader holds at most as many cards as the greater of the two.",
  "DIF-8.3": "Where Agility is the greater, he must always keep the difference in hand.",
  "DIF-8.4":
    "Where Speed is the greater, Agility is the most Agility Cards that he plays in a turn, and Speed limits the hand.",
  "DIF-8.4.1":
    "Agility Cards are MANEUVERING, TIGHT TURN, BARREL ROLL, HALF LOOP, SCISSORS, a VERTICAL ROLL that does not dive, and an ACE PILOT that answers one of them.",
  "DIF-8.4.2": "They are counted as they are played; only where Speed is the greater does the count matter.",
  "DIF-8.4.3": "Agility Cards that are discarded don't count.",
  "DIF-8.4.4":
    "So a P-51D-10 at level 18, with 5 and 8, holds eight cards and plays five Agility Cards in a turn.",
  "DIF-8.5":
    "A hand that a change of level has made too large is played or discarded down by the end of the turn.",
  "DIF-8.6": "The base game's Agile aircraft are not used.",
};
