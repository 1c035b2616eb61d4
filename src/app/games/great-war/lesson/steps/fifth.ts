import { both } from "../../../../both.ts";
import { OWN } from "../points.ts";
import { initiative, joined, shotMove } from "../telling.ts";
import { asides, isLegal, type LessonStep, ready, result } from "./common.ts";

/** A turn of one's own. */
export const FIFTH: readonly LessonStep[] = [
  result(5),
  {
    id: "own",
    part: "5/move",
    say: {
      tell: (facts) =>
        joined(
          initiative(facts),
          both(
            "This turn is yours. Drag the ghost, click hexes or write; the MP, the prices and the altitude look after themselves.",
            "Diese Runde gehört dir. Zieh den Schatten, klick Hexe an oder schreib; um MP, Preise und Höhe kümmert sich die Zeile.",
          ),
          facts.jammed
            ? both(
                "Your guns are still jammed: fly quietly and try again.",
                "Deine MGs sind noch gehemmt: Flieg ruhig und versuch es wieder.",
              )
            : shotMove(facts),
        ),
    },
    done: isLegal,
    point: OWN,
    open: { drawer: "desk", slip: false },
  },
  ready(
    5,
    "Your move stands. Fly it; if you have a shot afterwards, take it.",
    "Dein Zug steht. Flieg; hast du danach einen Schuss, nimm ihn.",
  ),
  ...asides(5),
];
