/** Who wins a campaign, and a single raid. */
export const words = {
  "victory.title": "Victory",
  "victory.campaign":
    "A campaign is won by the Americans as soon as every target is bombed, by whomever, the RAF among them (LW-112, LW-L23). One target that stands at the end is enough for the Germans. A shorter campaign asks for fewer (LW-H2).",
  "victory.caption": "Campaigns",
  "victory.to": "To",
  "victory.targets": "Targets to bomb",
  "victory.raid":
    "A single raid needs a sheet with a target for each ten bomber factors (LW-113). The Americans win it if they",
  "victory.bombed": "bomb two thirds of the targets that they named, and",
  "victory.lost": "lose no more than a quarter of the bomber factors that they had.",
  "victory.raids": "Single raids: targets to name, how many of them to bomb, bomber factors that may be lost",
  "victory.named": "Name",
  "victory.needed": "Bomb",
  "victory.may-lose": "Lose",
};
