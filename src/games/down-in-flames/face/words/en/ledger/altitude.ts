export const words = {
  "DIF-1":
    "The base game stays in force wherever no line below changes it; nobody of its authors or publishers endorses these rules.",
  "DIF-2":
    "Levels are of 2,000 ft; level 1 is the lowest, and a type's ceiling in feet divided by 2,000 its highest.",
  "DIF-2.1": "An Element may dive one level or two; its Leader draws a card for each.",
  "DIF-2.2": "It may climb one level, up to its type's highest, and its Leader discards two cards for it.",
  "DIF-2.3": "A D20 beside an Element shows its level; above 20 a D6 shows what is more.",
  "DIF-2.4": "The level decides which Agility, Speed and Horsepower of the data card count.",
  "DIF-2.5":
    "All begin at one level: that of a D20, or that of the better of two sealed bids, which costs its bidder victory points.",
  "DIF-2.5.1": "No game begins above the highest level of any Leader in it.",
  "DIF-2.5.2": "No game begins above level 20.",
  "DIF-2.6": "A VERTICAL ROLL may change the level also where it is an answer.",
  "DIF-2.6.1": "It does so unless ACE PILOT or another VERTICAL ROLL negates it.",
  "DIF-2.6.2": "Who plays it says whether it climbs or dives.",
  "DIF-2.6.3": "If it stands, the whole Element changes its level at once, as with the attack card.",
  "DIF-2.6.4": "An Element engaged with it may follow, as it may after the attack card.",
  "DIF-2.6.5":
    "So may a Neutral enemy whose aircraft played the latest firing card, at no cost but that of a climb.",
};
