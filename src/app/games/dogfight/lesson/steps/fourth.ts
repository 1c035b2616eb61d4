import { both } from "../../../../both.ts";
import { LINE, ORDERS, OVALS, SHEETS, SHOT, SLIP } from "../points.ts";
import { initiative, joined, suggestion, theirShot } from "../telling.ts";
import { isLegal, type LessonStep, ready, result } from "./common.ts";

/** Record sheets, and an enemy who shoots. */
export const FOURTH: readonly LessonStep[] = [
  result(4),
  {
    id: "sheets",
    part: "4/orders",
    say: both(
      "Every aircraft has a record sheet. Open Sheets.",
      "Jedes Flugzeug hat einen Bogen. Schlag Bögen auf.",
    ),
    done: ({ drawer }) => drawer === "sheets",
    point: SHEETS,
    open: { slip: false },
  },
  {
    id: "ovals",
    part: "4/orders",
    say: both(
      "Hits cross off ovals. A damage die of 1 to 4 takes a FUSELAGE, 5 an ENGINE, 6 the gun on the side that was hit (R-26). No FUSELAGE left: destroyed. No ENGINE left: it crashes.",
      "Treffer streichen Ovale. Ein Schadenswürfel von 1 bis 4 nimmt eine FUSELAGE, 5 eine ENGINE, 6 die Waffe der getroffenen Seite (R-26). Keine FUSELAGE mehr: zerstört. Keine ENGINE mehr: Absturz.",
    ),
    needs: ({ drawer }) => drawer === "sheets",
    point: OVALS,
  },
  {
    id: "back-to-orders",
    part: "4/orders",
    say: both("Now back to Orders.", "Jetzt zurück zu Befehle."),
    done: ({ drawer }) => drawer === "desk",
    point: ORDERS,
  },
  {
    id: "closer",
    part: "4/orders",
    say: {
      tell: (facts) =>
        joined(
          both(
            "Close in. From now on B1's gunners shoot back, and who has the initiative fires first: his hits count before the other answers (R-17).",
            "Geh näher heran. Von jetzt an schießen die Schützen von B1 zurück, und wer die Initiative hat, feuert zuerst: seine Treffer gelten, ehe der andere antwortet (R-17).",
          ),
          suggestion(facts),
        ),
    },
    done: isLegal,
    point: LINE,
    open: { drawer: "desk" },
  },
  ready(4, "Ready when you are.", "Bereit, wenn du es bist."),
  {
    id: "second-initiative",
    part: "4/fire",
    say: { tell: (facts) => joined(initiative(facts), theirShot(facts)) },
    point: SLIP,
    open: { slip: true },
  },
  {
    id: "second-shot",
    part: "4/fire",
    say: both(
      "Fire. Each gun fires once a turn; Cease fire would keep it silent.",
      "Feuer. Jede Waffe schießt einmal je Runde; mit Feuer einstellen bliebe sie stumm.",
    ),
    done: () => false,
    point: SHOT,
    open: { drawer: "desk", slip: false },
  },
];
