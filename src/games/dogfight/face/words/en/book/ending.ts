export const words = {
  "leaving.title": "Leaving the table",
  "leaving.an-edge-is-still-table":
    "An edge is still table; whoever crosses it at any moment of the flight is out of the game, before any fire, and does not come back (R-25). That is not a victory for the enemy's guns, but where the last side flying wins it may lose you the game. The table warns you before you seal such an order.",
  "winning.title": "Winning",
  "winning.each-battle-says-what-it":
    "Each battle says what it is played for, and perhaps for how many turns (R-28). These are the goals:",
  "winning.across-an-edge-one-side":
    "**Across an edge:** one side has to bring so many of its aircraft over an edge of the table. The other wins as soon as that can't be done any more, or when the turns are over (R-37).",
  "winning.for-points-whom-you-bring":
    "**For points:** whom you bring down earns you his design points, unless the battle names another price; leaving earns what the battle says (R-38). It ends as soon as nobody can change any more who wins (R-40).",
  "winning.who-is-alone-on-the-table":
    "Who is alone on the table is taken to fly on unhindered to the edge that earns the most and that he can still reach (R-39).",
  "winning.most-victories-they-are":
    "**Most victories:** they are counted when a side is gone or the turns are over (R-35).",
  "winning.most-damage":
    "**Most damage:** the last side on the table wins, as ever. If time is up first, each side counts what it has taken from the other: 1 point an oval of ENGINE or FUSELAGE, 2 a weapon, and all design points of an aircraft that is down or has left the table (R-42). The quick duels are flown so; a switch of their set-up ends the limit.",
  "winning.where-nothing-else-is":
    "Where nothing else is said, the last side with an aircraft on the table wins; if both go in the same turn, it is a draw. No game is longer than a thousand turns (R-31).",
};
