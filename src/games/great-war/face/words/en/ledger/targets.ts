export const words = {
  "GW-33":
    "At the end of its move an aircraft may name for its front guns one enemy that was in its line of fire during its last two MP.",
  "GW-34":
    "Who has moved and had no target may take an enemy that spends its own last two MP in his line of fire.",
  "GW-35": "Observers name their targets when all have moved.",
  "GW-36": "At most two aircraft fire front guns at one target, unless it is the only one left.",
  "GW-37": "What has been named stands, whoever flies into the line of fire afterwards.",
  "GW-38": "Who is attacked head-on may drop his target and fire at that attacker.",
};
