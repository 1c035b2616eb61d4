export const words = {
  "DIF-3": "Odds decide fire at fighters and light bombers: hits times Hit Value against defense.",
  "DIF-3.1":
    "A Leader has one burst, two when Advantaged and four when Tailing, unless his type says otherwise.",
  "DIF-3.1.1": "With an early sight he has none when Neutral, one when Advantaged, four when Tailing.",
  "DIF-3.1.2":
    "With a gyro sight, or trained in deflection shooting, being Advantaged adds two bursts, not one.",
  "DIF-3.2":
    "Firing cards are played and answered as the base game has it; one that stands is worked out so:",
  "DIF-3.2.1": "Take the hits of the card,",
  "DIF-3.2.2": "times the shooter's Hit Value,",
  "DIF-3.2.3": "divided by the target's defense: that is the odds.",
  "DIF-3.2.4": "From 1:1 up the fraction is dropped.",
  "DIF-3.2.5": "A D6 of at most half the odds shoots down, one of at most the odds damages.",
  "DIF-3.2.6": "At 1:1 a 1 is thrown again: 1 to 3 shoots down, 4 to 6 damages.",
  "DIF-3.2.7": "At 1:2 a 1 is thrown again: 1 shoots down, 2 and 3 damage.",
  "DIF-3.2.8": "Below 1:2 a 1 is thrown again: a 1 damages, and nothing shoots down.",
  "DIF-3.2.9": "So Hit Value 8 on defense 6 makes 2:1 of two hits and 4:1 of three.",
  "DIF-3.2.10":
    "Firing cards played one right after the other may be added up and thrown for once; each addition is announced, and one card that is negated loses them all.",
  "DIF-3.3": "Gunners fire with Hit Value 8.",
};
