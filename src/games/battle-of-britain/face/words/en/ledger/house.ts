/** Our own rulings where all of that is silent. */
export const words = {
  "BB-H1":
    "Shorter scenarios play any span of turns, with formations of choice and perhaps weather that is always clear; what was withdrawn before is not there. A scenario begins with as many targets as make two seasoned computer players even; those of the book may be agreed.",
  "BB-H2":
    "Repair dice are split only where there is something to repair of either kind; else all go to the one.",
  "BB-H3":
    "A move is ordered as straight ways from bend to bend; with `more` the rest is told when the first part is flown.",
  "BB-H4": "Two squadrons that can't hurt each other part after a hundred rounds.",
  "BB-H5": "Where nobody bids, who was asked first plays the Germans, at the number agreed.",
  "BB-H6":
    "Which wing has 303's ace the enemy knows when it has thrown his die; what returns on top of a pile all know, until somebody may have drawn it.",
  "BB-H7":
    "All see which squadrons leave early, which ones bomb, and which of the RAF are set against gruppen.",
  "BB-H8":
    "Where several would do, the first is taken: the wing that gives to a rotation, the wing of a Big Wing that loses, and London before its port.",
  "BB-H9":
    "A side may have several players, who share out its Groups or Luftflotten and win as one; each is asked about his own, and the first answers what the whole side is asked.",
  "BB-H10":
    "An intercept or dogfight may be fought out on another table, where the set-up says so or both sides name the same or one leaves it to the other; who fights is shown then, and after an intercept one squadron of a side at most is stood down.",
};
