export const words = {
  "DF-17":
    "A digit, 1 to 5, is always straight flight, also behind a letter; digits side by side add up; each letter is one point.",
  "DF-18": "Small letters, blanks and commas are accepted.",
  "DF-19": "The SPEED may be declared in front of a colon; it is checked and never printed.",
  "DF-20": "0 stands only alone.",
  "DF-21": "One altitude mark, +, - or --, may end the orders; it is no item.",
  "DF-22": "E1: an unknown character, or nothing at all.",
  "DF-23": "E2: the cost differs from the declared SPEED.",
  "DF-24": "E3: SPEED above the current ENGINE.",
  "DF-25": "E4: SPEED changed by more than 1, unless ENGINE forces it.",
  "DF-26": "E5: more clock points than allowed.",
  "DF-27": "E6: a turn right after a turn.",
  "DF-28": "E7: a turn first, where the last orders ended with one.",
  "DF-29": "E8: SPEED below the least.",
  "DF-30": "E9: an altitude mark that is not allowed here.",
  "DF-31": "A refusal lists every check that fails, in order; after E1 nothing else is judged.",
};
