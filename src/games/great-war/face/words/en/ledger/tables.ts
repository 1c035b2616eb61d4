export const words = {
  "GW-168":
    "Range is hexes and levels together, at most 8; fixed guns fire along the straight row ahead, guns aimed by hand into the half behind or before them; a roll of two dice, held within 2 to 12, is looked up by armament and range.",
  "GW-169":
    "Deflection counts the hexsides between the shot and the target's facing: from astern +1, one side off 0, two −1, head-on 0.",
  "GW-170":
    "Jams are judged by the dice as they fall; then all modifiers are added, and the sum is held within 2 to 12.",
  "GW-171":
    "Two dice say what a critical hit strikes; a seriously wounded pilot turns worse, shoots at −2, flies no special maneuvers and may faint at the end of each turn.",
  "GW-172":
    "Special maneuvers cost their price and a MP more for each step that the schedule is below E; what they climb or sink counts like any climb or dive, without its limits.",
  "GW-173":
    "Balloons, ground guns, bombs, photographs, artillery spotting and strafing follow our own figures.",
};
