/** What a counter, a card, a site or the face of a die may carry; each is drawn in code, once for every table. */
export const SYMBOLS = [
  // Aircraft, from above.
  "fighter",
  "twin-fighter",
  "night-fighter",
  "jet",
  "dive-bomber",
  "bomber",
  "heavy-bomber",
  "transport",
  // What lies on the ground and at sea.
  "airfield",
  "radar",
  "city",
  "port",
  "factory",
  "oil",
  "steel",
  "bearings",
  "chemicals",
  "armaments",
  "rail",
  "ship",
  "flak",
  "target",
  // What is done.
  "burst",
  "turn",
  "roll",
  "loop",
  "scissors",
  "climb",
  "dive",
  "cloud",
  "sun",
  "repair",
  "search",
  // Signs of the two sides and of distinction.
  "roundel",
  "cross",
  "star",
] as const;

export type TableSymbol = (typeof SYMBOLS)[number];
