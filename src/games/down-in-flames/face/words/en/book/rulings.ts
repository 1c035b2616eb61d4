/** Headings of the list of rulings. */
export const words = {
  "rulings.altitude": "The supplement: general, altitude (1, 2)",
  "rulings.fire": "The supplement: fire at fighters (3)",
  "rulings.bombers": "The supplement: fire at bombers (4)",
  "rulings.damage": "The supplement: damage (5)",
  "rulings.d12": "The supplement: combat with a D12 (6)",
  "rulings.rockets": "The supplement: rockets (7)",
  "rulings.hands": "The supplement: Agility and Speed (8)",
  "rulings.pilots": "The supplement: pilots and loads (9)",
  "rulings.types": "The supplement: special characteristics, Wingmen (10, 11)",
  "rulings.rulings": "Our reading of what it leaves open",
  "rulings.base": "In place of the base game",
  "rulings.house": "House rulings",
};
