/** Facilities, special units and victory. */
export const words = {
  "BB-125":
    "A wing whose airfield is knocked out fills no gaps and intercepts nobody; it moves three squares.",
  "BB-126": "A station that is knocked out calls nobody up.",
  "BB-127":
    "Airfields and stations are repaired by facility dice of their own Group alone, and squadrons by squadron dice.",
  "BB-128":
    "From turn 9, once a Tally Ho, two unused wings of 12 Group that reach a geschwader in three squares may fight it as one, for one marker.",
  "BB-129":
    "The wing with the ace marker throws one die more in an intercept, and in each round of its first duel in a dogfight.",
  "BB-130":
    "On the first flying turn of the second phase Luftflotte 5 must enter the radar line and try to bomb, or it is withdrawn.",
  "BB-131":
    "13 Group has four points for the whole campaign; each repairs one of its squadrons after its throw.",
  "BB-132":
    "Counted at the end: targets bombed, British squadrons shot down, repaired or not, and German ones in the Damaged boxes.",
  "BB-133": "Who was stood down, withdrawn or rotated is no loss.",
  "BB-134":
    "The losses are dealt, British by hands of six, German by hands of ten: more whole British hands is the better rate for the Luftwaffe, as many is 10 to 6, fewer is worse.",
  "BB-135":
    "The Luftwaffe wins with enough targets at 10 to 6 or better; more than enough at a worse rate, or up to six too few at a better one, is a draw; all else is British.",
  "BB-136": "Enough is 28 targets by the book; another number is agreed, such as the even one, or bid.",
};
