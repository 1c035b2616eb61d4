/** The campaign. */
export const words = {
  "campaign.title": () => "The campaign",
  "campaign.three": () =>
    "Three missions against one target, the same forces on the same sides; the points of all of them decide (DIF-B21).",
  "campaign.resources": () =>
    "Before each mission each side chooses in secret a **resource** that it has not yet used:",
  "campaign.element": () =>
    "`resource element`: one more Element, which joins in the second game turn and flies that mission alone (DIF-H5);",
  "campaign.flak": () =>
    "`resource flak`: the defender's target has two cards of flak more, the attacker's resource takes two off;",
  "campaign.veteran": () => "`resource veteran A1`: that Leader is a Veteran from now on (DIF-H6).",
  "campaign.between": () =>
    "Between missions a Leader who was shot down is replaced by a Green one; one who shot something down rises a quality, up to Veteran, and five aircraft make an Ace. Wingmen and bombers are made good, damage is mended (DIF-H8).",
  "campaign.verdict": () =>
    "All points together: less than 5 apart is a draw, from 5 a marginal, from 15 a clear, from 30 a decisive victory.",
};
