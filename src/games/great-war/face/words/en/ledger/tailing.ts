export const words = {
  "GW-15":
    "Good position: in the straight row behind, same facing, no more levels apart than half the hexes (one level at one hex), hexes and levels together at most 8.",
  "GW-16":
    "Attempts are named before initiative, one target each, two attempts on a target at most; failed ones count.",
  "GW-17": "Schedule F can't tail, and counts as A when it is tailed.",
  "GW-18":
    "An attempt rolls two dice on the row of the difference of schedules, E 5 to A 1, between −4 and +4; the rolls that succeed stand in the table.",
  "GW-19": "An ace shifts the row by one in his own favour, a novice by one against himself, on either side.",
  "GW-20":
    "Where all of the group have the same schedule, silhouettes shift it too; D.H.2 and F.B.5 count 0 then, the F.E.2b +1.",
  "GW-21":
    "Where it succeeds, the group rolls once, with the target's modifiers, and each tailer moves right after the target.",
  "GW-22": "Where it fails, the aircraft rolls its own initiative.",
  "GW-23": "Target and tailers fly as they like; only their place in the order is bound.",
  "GW-24":
    "A tailer in good position after its move needs its target in sight for one MP only, instead of two.",
  "GW-25": "A tailer that fires at another enemy has −1, except by a switch to a head-on attacker.",
};
