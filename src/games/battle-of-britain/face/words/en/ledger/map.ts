/** The map, the radar line and what lies on it. */
export const words = {
  "BB-33":
    "The map has squares of 30 km on the British National Grid: columns A to T from the west, rows 01 to 25 from the south.",
  "BB-34":
    "One moves square by square, diagonally too, never off the map; any number of formations may share a square.",
  "BB-35":
    "A square belongs to 13 Group, 12 Group, 10 Group or 11 Group by its middle; airfields, stations and cities keep the Group that their table gives them.",
  "BB-36":
    "Wings of 10 and 11 Group may enter the areas of 10, 11 and 12 Group, those of 12 Group all, those of 13 Group the areas of 12 and 13 Group.",
  "BB-37": "Wings stay on the radar line or inside it, whether its stations work or not.",
  "BB-38":
    "Bf 109 and Ju 87 may not enter a square wholly north of the 12 Group line; one that the line divides is open to them. Where the line runs is ours.",
  "BB-39":
    "Each sortie begins in a launch square of its Luftflotte, whichever one likes; being there costs no movement.",
  "BB-40": "Twelve airfields are stations of the twelve wings; one hit knocks an airfield out.",
  "BB-41":
    "Twelve radar stations watch a closed line of 49 squares; one hit in its own square knocks a station out.",
  "BB-42":
    "Twenty-six cities, London and its port among them, produce repair dice; London's figures are published, the others are ours.",
  "BB-43": "With nothing knocked out the Groups have 7, 14, 9 and 4 repair dice.",
  "BB-44":
    "A city has three hits and produces in full until it has them; only turns 5 and 9 take hits away, two from each.",
};
