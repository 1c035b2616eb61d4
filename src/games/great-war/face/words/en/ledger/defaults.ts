export const words = {
  "GW-104": "The board has hexes of 50 m and six facings; altitude goes in steps of 50 m, and 0 is a crash.",
  "GW-105":
    "Speed may change by 2 a turn between the least and the present top speed, and is spent to the last MP; where damage leaves no such speed, it is the top speed.",
  "GW-106":
    "A dive of 100 m or more allows one MP more next turn, a climb of 100 m or more takes one (switch energy).",
  "GW-107":
    "A climb costs no MP and comes at the end of the move; above two thirds of the ceiling only half is possible, and never above the ceiling.",
  "GW-108": "A dive counts from the first hex entered.",
  "GW-109": "A move climbs or dives, not both.",
  "GW-110":
    "An overdive, up to twice the dive and four MP beyond the dive speed, rolls two dice against the excess in steps of 50 m, 6 at most: at or below it the wings fold, one or two above it costs a die of damage.",
  "GW-111":
    "Without engine or fuel an aircraft glides: at most half its top speed, no climb, at least 50 m lower each turn, and among the gliders from the next turn on.",
  "GW-112": "There are no collisions; who can end his move only on another stays there without penalty.",
  "GW-113": "Over its own edge an aircraft has gone home; over another it is out of the game, but alive.",
  "GW-114": "An aircraft is destroyed when its damage reaches its points.",
  "GW-115": "One schedule worse means E to D to C to B to A; A, F and G stay.",
  "GW-116": "The wind carries every flying aircraft, but no balloon, 0 to 2 hexes its way after combat.",
  "GW-117":
    "Each side has a line of trench hexes, with no-man's land between; beyond its middle lies the enemy's airspace.",
};
