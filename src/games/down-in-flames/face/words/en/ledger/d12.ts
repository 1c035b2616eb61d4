export const words = {
  "DIF-6": "By agreement a D12 decides combat instead of the D6.",
  "DIF-6.1.1": "Up to twice the odds it damages,",
  "DIF-6.1.2": "up to the odds it shoots down.",
  "DIF-6.1.3": "Odds are rounded down to the half.",
  "DIF-6.1.4": "At 1:2 a 1 is thrown again: 1 to 6 shoots down, 7 to 12 damages.",
  "DIF-6.1.5": "Below 1:2 a 1 is thrown again: 1 and 2 shoot down, 3 to 6 damage.",
  "DIF-6.1.6": "So 16 against 6 are 2.5:1: 1 and 2 shoot down, 3 to 5 damage; 4:1 shoots down with 1 to 4.",
  "DIF-6.1.7":
    "What is left over at bombers scores on 1 to 3 with 2 or 3, on 1 to 6 with 4 or 5, on 1 to 9 with 6 or 7.",
};
