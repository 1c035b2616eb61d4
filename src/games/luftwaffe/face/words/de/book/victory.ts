import type { words as english } from "../../en/book/victory.ts";

/** Wer einen Feldzug gewinnt, und einen einzelnen Angriff. */
export const words: typeof english = {
  "victory.title": "Sieg",
  "victory.campaign":
    "Einen Feldzug gewinnen die Amerikaner, sobald jedes Ziel bombardiert ist, von wem auch immer, auch von der RAF (LW-112, LW-L23). Ein Ziel, das am Ende steht, reicht den Deutschen. Ein kürzerer Feldzug verlangt weniger (LW-H2).",
  "victory.caption": "Feldzüge",
  "victory.to": "Bis",
  "victory.targets": "Zu bombardieren",
  "victory.raid":
    "Ein einzelner Angriff braucht einen Bogen mit einem Ziel je zehn Bomberfaktoren (LW-113). Die Amerikaner gewinnen ihn, wenn sie",
  "victory.bombed": "zwei Drittel der Ziele bombardieren, die sie genannt haben, und",
  "victory.lost": "höchstens ein Viertel der Bomberfaktoren verlieren, die sie hatten.",
  "victory.raids":
    "Einzelne Angriffe: Ziele zu nennen, davon zu bombardieren, Bomberfaktoren, die verloren gehen dürfen",
  "victory.named": "Nennen",
  "victory.needed": "Davon",
  "victory.may-lose": "Verlust",
};
