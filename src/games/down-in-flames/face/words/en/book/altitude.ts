/** Altitude and the hand. */
export const words = {
  "altitude.title": "Altitude",
  "altitude.why":
    "A climb costs energy and a dive gives some: a Leader discards cards to climb and draws cards when he dives. So fights drift down, and who began higher has cards to come.",
  "altitude.caption": "Cards for a change of level, by characteristic",
  "altitude.type": "Type",
  "altitude.climb": "Climb 1",
  "altitude.dive-1": "Dive 1",
  "altitude.dive-2": "Dive 2",
  "altitude.plain": "none of these",
  "altitude.limits":
    "Level 1 is the lowest; the highest stands on the data card. Who can't pay, or would fall below his minimum hand, doesn't climb (DIF-R31).",
  "altitude.too-many":
    "A dive may make a hand too large: by the end of the player-turn it is played or discarded down (DIF-8.5).",
  "rolls.title": "VERTICAL ROLL and following",
  "rolls.attack":
    "As an attack a VERTICAL ROLL climbs or dives at the usual price, and only the pursuer of its Element may answer.",
  "rolls.answer":
    "As an answer it negates like any other, and if it stands its Element changes level at once, whether Leader or Wingman played it; who plays it says where to (DIF-2.6.2, DIF-2.6.3). Against another VERTICAL ROLL it only negates (DIF-R57).",
  "rolls.follow":
    "**Following:** same way, as far, at once. Who tails follows free, who is Advantaged for a card, and both pay for a climb and gain by a dive (DIF-R37, DIF-R61). After a VERTICAL ROLL a Neutral enemy may follow too, whose aircraft played the latest firing card (DIF-2.6.5).",
  "rolls.slow-dive":
    "A Slow Dive type can't follow a dive by VERTICAL ROLL, unless another Slow Dive type dives (DIF-10.3).",
  "hands.title": "The hand",
  "hands.limit":
    "At the end of a player-turn a Leader holds at most as many cards as the **greater of Agility and Speed** (DIF-8.2). Which of them is the greater makes two kinds of fighters:",
  "hands.agile":
    "**Agility greater:** slow and agile. The difference must always stay in hand; nothing may be played, discarded or paid below it (DIF-8.3, DIF-R26).",
  "hands.fast":
    "**Speed greater:** fast and clumsy. Agility is the most Agility Cards from one's own player-turn to the next, answers included (DIF-8.4, DIF-R27).",
  "hands.agility-cards":
    "**Agility Cards:** MANEUVERING, TIGHT TURN, BARREL ROLL, HALF LOOP, SCISSORS, a VERTICAL ROLL that does not dive, an ACE PILOT that answers one (DIF-8.4.1).",
  "hands.caption": "Two examples of the supplement",
  "hands.aircraft": "Aircraft",
  "hands.level": "Level",
  "hands.ratings": "Agility / Speed",
  "hands.most": "Holds at most",
  "hands.least": "Must keep",
  "hands.agility": "Agility Cards",
  "hands.unlimited": "any",
};
