export const words = {
  "DF-71": "No game is longer than 1,000 turns; it is a draw then.",
  "DF-72": "An altitude mark can't stand beside a 0.",
  "DF-73":
    "An aircraft blocks sight where the line passes it, not beside an end; with altitude only between the two levels.",
  "DF-74":
    "Colliding pairs, friends too, roll in order of ids; who is destroyed collides no more; with altitude the half inch is slant.",
  "DF-75":
    "Under the goal most-kills the brought-down aircraft are counted when a side is gone or the limit is reached.",
  "DF-76": "An order 0 flies nowhere, so a turn before it still forbids a turn after it.",
  "DF-77":
    "Under the goal leave a side must get so many of its aircraft, or of the named ones, across an edge; the other wins once that can't be done any more, or at the limit of turns.",
  "DF-78":
    "Under the goal points an enemy brought down earns his design points, ENGINE + FUSELAGE + TO-HIT + 2 a weapon, unless a line says otherwise; leaving earns only what a line says. Of a side's lines the first that fits counts.",
  "DF-79":
    "A side that is alone on the table flies on unhindered: each aircraft counts as having left by the edge that it could still reach in time, straight on with all its ENGINE, and that earns the most.",
  "DF-80":
    "A game for points ends as soon as nothing that can still be earned changes who wins: no weapon left, no edge in reach, or a lead that can't be caught.",
  "DF-81":
    "Where a side has several players, each gives orders to his own aircraft, and they fire one after another, each until he is done. Who begins goes round: with each turn the next player of the side.",
  "DF-82":
    "A limit of turns may stand beside a battle that only the last side would end: the last side on the table still wins, but when the turns are over, more damage does. An aircraft that flies counts 1 point an oval of ENGINE or FUSELAGE that it has lost and 2 a weapon; one that is down, or has left the table, counts all its design points. As many on both sides are a draw.",
};
