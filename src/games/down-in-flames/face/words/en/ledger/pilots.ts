export const words = {
  "DIF-9": "Pilots are not rated as in the base game, and loads weigh more.",
  "DIF-9.1": "Pilots go from Recruit to Ace; gifts may come on top.",
  "DIF-9.1.1": "A Recruit who leads holds two cards less and has one burst less.",
  "DIF-9.1.2": "A Recruit who is Wingman draws one card less to attack and one less to defend.",
  "DIF-9.1.3": "A Green Leader holds two cards less.",
  "DIF-9.1.4": "A Green Wingman draws one card less: of Defense if that is the larger, else of Offense.",
  "DIF-9.1.5": "A Regular is as all other rules say.",
  "DIF-9.1.6": "A Veteran who leads holds a card more, always.",
  "DIF-9.1.7":
    "A Veteran Wingman draws a card more on even turns: of Offense if that is the smaller, else of Defense.",
  "DIF-9.1.8":
    "An Ace has one more of Agility, Speed and Horsepower, and once in a game plays any card as ACE PILOT.",
  "DIF-9.1.9":
    "A crack shot has a burst more and never runs out of ammunition; no die is thrown for it once he is known.",
  "DIF-9.1.10":
    "A Regular or Veteran Leader with Keen Eyesight begins his first turn as if MANEUVERING had just succeeded at an enemy of his choice.",
  "DIF-9.1.11": "What a pilot is stays secret until combat shows it.",
  "DIF-9.2": "Bombs or a torpedo cost fighters and light bombers besides:",
  "DIF-9.2.1": "two Agility if they have more than 4, else one, never below 1,",
  "DIF-9.2.2": "and one Horsepower, never below 1.",
  "DIF-9.2.3": "Speed stays as it is.",
  "DIF-9.2.4": "Who is damaged drops his load at once, so the two never add up.",
  "DIF-9.3": "What damage costs stands under DIF-5.",
};
