export const words = {
  "DIF-4": "Fire at medium and heavy bombers is worked out in points.",
  "DIF-4.1.1":
    "A Leader has his bursts as against fighters, changed as the base game has it for bombers; a Wingman plays no more firing cards in a turn than its Offense, those for rockets among them.",
  "DIF-4.1.2": "Hit Values count, odds don't.",
  "DIF-4.1.3": "Every 8 of hits times Hit Value make one point of damage.",
  "DIF-4.1.4": "With points of half its defense a bomber is damaged.",
  "DIF-4.1.5": "A damaged bomber drops out of its formation; nothing else happens to it.",
  "DIF-4.1.6": "With points of its whole defense it is shot down.",
  "DIF-4.1.7":
    "Four to seven that are left over score a point on a D6 of 1 to 3; so does an attack that is worth no more.",
  "DIF-4.1.8":
    "Three hits of Hit Value 20 make 60: seven points, and one more on 1 to 3 for the 4 left over.",
  "DIF-4.1.9": "Turrets fire with Hit Value 8.",
  "DIF-4.1.10": "Where ammunition counts, a die for it is thrown also when nothing is left over.",
};
