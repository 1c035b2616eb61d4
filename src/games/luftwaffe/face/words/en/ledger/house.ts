/** Our own rulings where source and dossier are silent. */
export const words = {
  "LW-H1": "A raid ends early when nobody is abroad and nothing of the sheet is still to come.",
  "LW-H2": "A shorter campaign is won by a number of targets that is agreed.",
  "LW-H3":
    "Who has entered, waits on his own lines and has not crossed the R line is home when the raid ends.",
  "LW-H4":
    "A mere number that is held back in a hex of two battles is taken first from those at the bombers, as far as they are too many, then from the others; who is named is held back where he fights.",
  "LW-H5":
    "The reserve is filled in whole points; who names the next whole one above what is left saves all of it.",
  "LW-H6":
    "A battle in which both sides can fire may be fought out on another table, where the set-up says so or both sides name the same or one leaves it to the other. There fight the attackers, the defender's fighters that have not fired yet, and as many bombers as the attackers can reach; E, marks and kept tanks count only by dice. It costs factors by type, which are hits like any other; all who took part have fired.",
  "LW-H7":
    "A quarter's raid may be flown by fighters alone where the sheet says so; in a single raid the sheet has to name targets.",
};
