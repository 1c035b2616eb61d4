/** What there is on the table, and the weather. */
export const words = {
  "BB-1": "Seven geschwader fly: 2A, 2B and 2C, 3A, 3B and 3C, and 5A; their names are ours.",
  "BB-2": "Luftflotten 2 and 3 have six of them together, Luftflotte 5 one.",
  "BB-3": "Luftflotten 2 and 3 have three each.",
  "BB-4": "A geschwader has up to six squadrons; those of Luftflotte 2 up to seven from turn 9 on.",
  "BB-5": "Twelve British wings fly, each of up to three squadrons.",
  "BB-6": "10 Group has three wings, 11 Group four, 12 Group three, 13 Group two.",
  "BB-7": "Fifty target cards name what may be bombed.",
  "BB-8": "London has two cards for one square: the city and its port.",
  "BB-9": "The other cards name 24 cities, 12 airfields and 12 radar stations.",
  "BB-10":
    "A turn has five combats, intercepts and dogfights alike, for all its Tally Hos together; a marker is spent on each.",
  "BB-11": "A geschwader has three fuel for a sortie.",
  "BB-12":
    "The German fills his hand to three mission cards and one for each active geschwader; three stay when all are assigned, and are kept from turn to turn.",
  "BB-13": "Two counts are kept and never mixed: targets bombed, and British squadrons shot down.",
  "BB-14":
    "The campaign runs from 10 July to 24 September 1940: three phases in eleven turns, of which about seven fly.",
  "BB-15":
    "Agreed beforehand: weather, targets, the reading of exact results, combats a turn or a Tally Ho, how duels go, and whether one may step diagonally.",
  "BB-16":
    "Either side has a die of its own: three faces show its own symbol, one the enemy's, two are blank.",
  "BB-17": "One's own symbol hits. Bombs and flak are thrown with Luftwaffe dice, repairs with RAF dice.",
  "BB-18":
    "After the repairs each side throws a die; the pair of faces says whether the Luftwaffe flies or the turn is a respite.",
  "BB-19": "In the simple weather one list of pairs holds for all turns, and 21 of 36 fly.",
  "BB-20":
    "Without weather turns 2, 3, 5, 6, 8, 9 and 11 fly; the others have only their events and repairs.",
  "BB-21":
    "With weather cards, four black and seven red ones are drawn and not put back: black is a respite.",
  "BB-22": "In the weather that history had turns 1, 4, 7 and 10 are respites.",
  "BB-23": "Repair comes before the weather: nobody splits his dice knowing whether the turn will fly.",
  "BB-24":
    "The Luftwaffe flies on cross and roundel in every phase; on roundel and blank in turns 1 to 8; on two crosses or two roundels from turn 5; on two blanks from turn 9.",
};
