export const words = {
  "needs.title": "The game in a minute",
  "needs.the-allies-and-the":
    "The Allies and the Germans over the trenches, 1915 to 1918. The map is a field of hexes, each 50 metres across; an aircraft stands in a hex, points at one of its six sides, and flies at an altitude in steps of 50 metres (D-01). A turn is about ten seconds.",
  "needs.nobody-moves-at-the-same":
    "Nobody moves at the same time here: dice, altitude and skill say who goes first, and **who moves later sees where the others are**. To be behind the enemy with the better initiative is the whole art. Guns fire along the hex row before the nose, all shots of a turn count at once, and guns jam.",
  "needs.mp-movement-points-the":
    "**MP**: movement points. The speed of an aircraft is its MP in a turn, 1 MP is 18 km/h; all have to be spent.",
  "needs.schedule-how-nimble-a":
    "**Schedule**: how nimble a type is, from A, clumsy, to E, nimble; F and G are heavier still. It says what a turn of the nose costs.",
  "needs.level-50-m-of-altitude": "**Level**: 50 m of altitude. Ranges are hexes and levels added up.",
  "needs.ace-five-kills-double-ace":
    "**Ace**: five kills, **double ace**: twenty (4.2a). **Novice**: his first missions.",
  "turn.title": "A turn",
  "turn.tailing-whoever-sits-well":
    "**Tailing.** Whoever sits well behind an enemy may try to stay on his tail (4.4).",
  "turn.initiative-two-dice-and":
    "**Initiative.** Two dice and modifiers for each aircraft; the lowest moves first (4.2). No side moves more than two in a row while the other can (4.3).",
  "turn.movement-one-after-the":
    "**Movement.** One after the other flies, and names at the end of its move at whom it will fire (4.6).",
  "turn.combat-observers-name":
    "**Combat.** Observers name their targets, then all shots are rolled; damage is applied when all are (4.7a).",
  "turn.end-of-the-turn":
    "**End of the turn.** Parachutes, fuel, faints, jams and drums (4.1b), then the wind (D-13).",
  "turn.you-are-asked-whenever":
    "You are asked whenever something is yours to decide; everything else the table does by itself and tells in the log, with dice and the number of the rule. A number is a link to its line at the end of this book.",
};
