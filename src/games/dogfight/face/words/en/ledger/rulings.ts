export const words = {
  "DF-32": "2L1 costs 4 SPEED.",
  "DF-33": "Every clock point costs 1 SPEED; a turn of two points costs 2.",
  "DF-34": "L2 is one point left, then two ahead; two points are LL.",
  "DF-35": "The limit of points is half the current ENGINE, rounded down.",
  "DF-36":
    "The limit counts all points of the game turn; the switch turnLimit makes it count each single turn.",
  "DF-37": "ENGINE 1 can't turn; the switch lameTurn allows one point.",
  "DF-38": "The spacing of turns reaches across the end of a game turn.",
  "DF-39": "The least SPEED is 1; the switch allowZero allows 0.",
  "DF-40": "When ENGINE falls below every SPEED within reach, the next SPEED is exactly ENGINE.",
  "DF-41": "An aircraft begins with any SPEED from 1 to ENGINE.",
  "DF-42": "A range limit belongs to the nearer band; beyond 12 inches there is no shot.",
  "DF-43": "The rear arc runs from 5 through 6 to 7 o'clock.",
  "DF-44":
    "Exactly on 1, 5, 7 or 11 o'clock both weapons bear, each fires once; the side hit is then front or rear.",
  "DF-45":
    "In the same place the target lies in front at +2, and the headings decide which of its sides is hit.",
  "DF-46": "A tie for initiative is rolled again.",
  "DF-47": "Each turn both sides roll a die; the higher is Player 1.",
  "DF-48": "Player 1's fire, damage and all, comes before Player 2's.",
  "DF-49": "The owner chooses shot by shot, sees each result before the next, and may stop.",
  "DF-50":
    "Dice fall in one order: first side, second side, both again on a tie; to hit, then damage. Initiative is rolled while both sides fly.",
  "DF-51": "ENGINE 0 crashes at once and fires no more.",
  "DF-52": "Nothing is hit that is gone: no ovals below zero.",
  "DF-53": "No die face is special: 6 or less always hits, 0 or less never, and such a shot is not offered.",
  "DF-54":
    "Clouds block the line between two centres; with the switch aircraftBlock aircraft beside it do too.",
  "DF-55": "Nobody fires at friends.",
  "DF-56":
    "Aircraft do not collide; with the switch collisions a pair that ends within half an inch rolls, and a 1 destroys both.",
  "DF-57": "Who crosses an edge at any moment is out, before any fire.",
  "DF-58": "A 6 takes the weapon of the side that faces the shooter, else FUSELAGE.",
  "DF-59": "There are two sides; Player 1 and Player 2 are sides.",
  "DF-60":
    "The last side on the table wins, both out at once is a draw; a scenario may set another goal and a limit.",
  "DF-61": "The rules are flat unless the switch altitude is on.",
  "DF-62": "Everything is measured from centre to centre.",
};
