/** Levels, what the source fixes, values and tables. */
export const words = {
  "LW-1":
    "There are four levels: Basic, Tournament, Advanced, and Advanced with target complexes; each adds to the one before.",
  "LW-2":
    "What the source changes is played its way; where the printed rule is not known, a rule of our own stands in.",
  "LW-3":
    "Left out are a Luftwaffe without jets, one with fewer aircraft, raids that may ignore escorts, the old complexes, and Operation Custer.",
  "LW-4": "A German fighter unit is two factors strong and can be worn down to one.",
  "LW-5": "Bombers have factors too, shoot back, and can be worn down.",
  "LW-6":
    "Fighters have a rating E, 4 for the FW 190. A bomber killer has one less; drop tanks that are kept in a battle cost one more, and that amount is ours.",
  "LW-7": "In a battle each type throws one die. Six is the best, and +1 is always good.",
  "LW-8": "Turns in the air are two figures; the right one holds without drop tanks.",
  "LW-9":
    "Time in the air begins with the R line, which has to be crossed again in time. Where it runs depends on the date.",
  "LW-10":
    "The Germans have the first half of a turn, the Americans the second; its steps have letters from A to O.",
  "LW-11": "There are ten quarters, from January 1943 to April 1945.",
  "LW-12": "A campaign is American only if no target of the map is left; otherwise it is German.",
  "LW-13":
    "The map has 36 aircraft factories: fewer than eighteen means that more than half of them are gone.",
  "LW-14": "The Germans have eight schools; twelve would be enough to leave them without pilots.",
  "LW-15":
    "Targets are of nine kinds: aircraft, oil, armaments, ball bearings, chemicals, steel, rail centers, shipping and transportation centers.",
  "LW-16":
    "A refinery that stands makes ten fuel each quarter; when none stands any more, ten come from elsewhere.",
  "LW-17": "Fighters escort closely, fight, or strafe.",
  "LW-18": "Any number of units may share a hex.",
  "LW-19": "A turn is some twenty minutes, in which a bomber covers three hexes of twenty miles.",
  "LW-20":
    "With drop tanks the left figure of the time in the air holds, without them the right one. Me 262, He 162 and Me 163 are jets in all rules and carry no tanks.",
  "LW-21":
    "By the Advanced rules American fighters have no tanks in 1943; at the lower levels they have them at any date.",
  "LW-22":
    "Units with the letters NJG are night fighters: they fight by day like all others and hinder the RAF by night.",
  "LW-23":
    "Fighters that fire at fighters or at a base hit with twice their factors times the die, plus 21, by 42: some one in six.",
  "LW-24":
    "Fighters that fire at bombers hit with their factors times the die, plus 7, by 14: some one in four.",
  "LW-25":
    "Bombers that fire at fighters hit with twice their factors times the die, plus 42, by 84: some one in twelve.",
  "LW-26":
    "Between fighters the die is changed by how far one E lies above the other; a bomber killer adds one. It stays between 1 and 6; at bombers, and for bombers, E does not count.",
  "LW-27":
    "One die is thrown for the bombers over a target: they destroy it at twice their factors plus 1, by 5, or less. One factor never does, fifteen always do.",
  "LW-28":
    "What is bombed stays bombed. A group bombs once a raid, where its sheet says, with all others over the same target, and only if its move ended there.",
};
