/** Battles, and what is different with jets. */
export const words = {
  "LW-71":
    "A battle is fought in one hex. The Germans choose, hex after hex, bombers with their escorts, free fighters, or both, and all who are there take part; later the Americans choose likewise, with all that have not fired and need not go home.",
  "LW-72":
    "The attacker throws all his dice first, then the defender for fighters, then for bombers; only then losses are taken. The best E throws first, at fighters before bombers, plain units before bomber killers.",
  "LW-73":
    "Germans who are more than the bombers that they attack may hold back what is too much, whoever they like; these neither fire nor lose anything there.",
  "LW-74":
    "Bombers fire back with as many factors as attack them at most, a die for each type; the Americans split their fire.",
  "LW-75":
    "Between fighters the stronger side may hold back what is too much. The lowest E stays out first, so that the best meet the best.",
  "LW-76":
    "Both sides stand in the order of their E and face each other one by one; who is too many faces the first again and is not fired at himself. There is one die for each pair of groups, a group being one type of one E and one mark.",
  "LW-77":
    "Losses are taken when all of a half have fired; who is lost has fired too. A hit falls on the group that was fired at, the owner says on whom; what is beyond the group is void.",
  "LW-78":
    "Germans who attack escorted bombers face the escorts with as many factors as these have, the best against the best; the rest attack the bombers. What is beyond both may be held back.",
  "LW-79":
    "Escorts fire before losses are taken, and all German losses of that battle fall first on those who faced the escort.",
  "LW-80":
    "Who was held back still has his fire for the other half. Of a unit that fought with one factor both have fired.",
  "LW-81":
    "Before setting up the Germans may mark any units as bomber killers for the quarter: +1 on each die, one E less. They throw apart from unmarked ones of their type, after them.",
  "LW-82": "So a handful of Germans can't draw the fire of a whole group: it holds back what is too much.",
  "LW-83":
    "Jets either attack escort and bombers as others do, and the escort fires before the bombers are attacked; or they go past it at the bombers, and it fires afterwards.",
  "LW-84":
    "All about jets, in whatever hex, is settled with its losses before the others attack. An escort that has fired at jets has no fire left for the others, who still have to face it.",
  "LW-85": "Bombers don't fire at jets and keep their fire for the others.",
  "LW-86":
    "When a Me 163 attacks fighters no E counts. In the air nobody can fire at it, in whatever company it is; on the ground it can be strafed.",
  "LW-87": "Me 262 and He 162 in the air can be attacked by the Americans like all others.",
};
