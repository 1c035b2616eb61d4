import type { words as english } from "../../en/ledger/targets.ts";

export const words: typeof english = {
  "GW-33":
    "Am Ende seines Zuges darf ein Flugzeug für die Bugwaffen einen Feind nennen, der während der letzten zwei MP in der Schusslinie war.",
  "GW-34":
    "Wer gezogen hat und kein Ziel hatte, darf einen Feind nehmen, der seine eigenen letzten zwei MP in der Schusslinie verbringt.",
  "GW-35": "Beobachter nennen ihre Ziele, wenn alle gezogen haben.",
  "GW-36": "Höchstens zwei Flugzeuge feuern Bugwaffen auf ein Ziel, außer es ist das einzige.",
  "GW-37": "Was genannt ist, bleibt, wer immer danach in die Schusslinie fliegt.",
  "GW-38": "Wer von vorn angegriffen wird, darf sein Ziel aufgeben und auf diesen Angreifer feuern.",
};
