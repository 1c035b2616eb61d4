import { both } from "../../../../both.ts";
import { OWN, SHOT } from "../points.ts";
import { initiative, joined } from "../telling.ts";
import { isLegal, type LessonStep, ready, result } from "./common.ts";

/** A turn of one's own. */
export const FIFTH: readonly LessonStep[] = [
  result(5),
  {
    id: "envelope",
    part: "5/orders",
    say: both(
      "This turn is yours. The small arrows on the table are every place where you can be next; drag the ghost to one of them, or write. The order line follows.",
      "Diese Runde gehört dir. Die kleinen Pfeile auf dem Tisch sind alle Orte, wo du nächste Runde sein kannst; zieh den Schatten zu einem davon oder schreib. Die Zeile folgt.",
    ),
    done: isLegal,
    point: OWN,
    open: { drawer: "desk", slip: false },
  },
  ready(
    5,
    "Your plan stands. Press Ready; if you have a shot afterwards, take it.",
    "Dein Plan steht. Drück Bereit; hast du danach einen Schuss, nimm ihn.",
  ),
  {
    id: "last-shot",
    part: "5/fire",
    say: { tell: (facts) => joined(initiative(facts), both(" Your shot!", " Dein Schuss!")) },
    done: () => false,
    point: SHOT,
    open: { drawer: "desk" },
  },
];
