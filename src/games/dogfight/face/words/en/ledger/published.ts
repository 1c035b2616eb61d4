export const words = {
  "DF-1":
    "An aircraft has ENGINE, FUSELAGE and TO-HIT, each from 1 to 5, and on each of its four sides at most one weapon.",
  "DF-2": "A turn is: write orders, move, roll for initiative, Player 1 fires, Player 2 fires.",
  "DF-3": "SPEED is chosen with the orders, at most the current ENGINE, and changes by 1 or not at all.",
  "DF-4": "1 SPEED flies 2 inches straight on.",
  "DF-5": "1 SPEED turns one point of the clock, 30 degrees.",
  "DF-6": "A turn has at most half as many points as the aircraft could have SPEED.",
  "DF-7": "Between two turns lie at least 2 inches of straight flight.",
  "DF-8": "All SPEED is spent.",
  "DF-9": "Orders are written like 2L1: two ahead, a point to the left, one ahead.",
  "DF-10": "Orders are hidden until all are written; then everybody moves at once.",
  "DF-11": "A weapon fires at a target in range, in clear sight and in its arc, once a turn.",
  "DF-12": "Arcs: front 11 to 1 o'clock, left 7 to 11, right 1 to 5, rear 5 to 7.",
  "DF-13": "Range up to 1 inch adds 2 to TO-HIT, up to 4 adds 1, up to 9 nothing, up to 12 takes 1 off.",
  "DF-14": "One die for each weapon: TO-HIT with the range or less is a hit.",
  "DF-15":
    "A hit rolls for damage: 1 to 4 FUSELAGE, 5 ENGINE, 6 the weapon of the side hit, or FUSELAGE where none is left; at once.",
  "DF-16": "Without FUSELAGE an aircraft is destroyed; without ENGINE it crashes.",
};
