/** Orders of battle. */
export const words = {
  "LW-38":
    "By the Advanced rules schools must be on the map: each that lives stands on a base. They can be rebuilt like others, but not in the quarter in which they were given up for a jet.",
  "LW-39":
    "Every other German unit may be kept off the map for a quarter: nothing happens to it, it needs no fuel, and it counts as grounded.",
  "LW-40":
    "The groups of the 9th Air Force come only by the Advanced rules, which give the Americans more replacements for them.",
  "LW-41": "In some quarters fighter groups change to the P-51; what they have lost stays lost.",
  "LW-42":
    "The Americans get a fixed number of replacement factors each quarter; each brings back one factor, and what is not used is kept.",
};
