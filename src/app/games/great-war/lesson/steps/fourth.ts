import { both } from "../../../../both.ts";
import { LINE } from "../points.ts";
import { initiative, joined, quietMove, shotMove } from "../telling.ts";
import { asides, isLegal, type LessonStep, ready, result } from "./common.ts";

/** A tail, a jam, and an observer who fires back. */
export const FOURTH: readonly LessonStep[] = [
  result(4),
  {
    id: "tailing",
    part: "4/move",
    when: ({ tail }) => tail !== undefined,
    say: {
      tell: (facts) =>
        joined(
          facts.tail?.success
            ? both(
                `Your ${facts.tail.roll} holds the tail. From good position your last MP on him is enough for a shot (4.4j).`,
                `Deine ${facts.tail.roll} hält dich an ihm. Aus guter Position reicht für einen Schuss dein letzter MP auf ihn (4.4j).`,
              )
            : both(
                `Your ${facts.tail?.roll} lost him for this turn (4.4h).`,
                `Deine ${facts.tail?.roll} hat ihn für diese Runde verloren (4.4h).`,
              ),
          initiative(facts),
        ),
    },
  },
  {
    id: "blind",
    part: "4/move",
    say: both(
      "From now on his observer fires back. He covers the rear half, but not dead astern at his own altitude or lower: his own tail is in the way. That is where you want to be.",
      "Von jetzt an feuert sein Beobachter zurück. Er deckt die hintere Hälfte, aber nicht genau achtern auf seiner Höhe oder tiefer: da ist sein Leitwerk im Weg. Dort willst du sein.",
    ),
  },
  {
    id: "quiet",
    part: "4/move",
    when: ({ jammed }) => jammed,
    say: {
      tell: (facts) =>
        joined(
          both(
            "To clear the jam you need a quiet move: at most 100 metres up or 200 down, no stunts, and no more than one hexside in any hex (4.7j).",
            "Um die Hemmung zu beheben, brauchst du einen ruhigen Zug: höchstens 100 Meter hinauf oder 200 hinab, kein Kunstflug und in keinem Hex mehr als eine Hexseite (4.7j).",
          ),
          quietMove(facts),
        ),
    },
    done: isLegal,
    point: LINE,
    open: { drawer: "desk", slip: false },
  },
  {
    id: "press",
    part: "4/move",
    when: ({ jammed }) => !jammed,
    say: {
      tell: (facts) =>
        joined(
          both("Your guns work: once more behind him.", "Deine MGs laufen: noch einmal hinter ihn."),
          shotMove(facts),
        ),
    },
    done: isLegal,
    point: LINE,
    open: { drawer: "desk", slip: false },
  },
  ready(4, "Fly it.", "Flieg."),
  ...asides(4),
];
