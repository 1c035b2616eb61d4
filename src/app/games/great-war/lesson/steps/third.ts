import { both } from "../../../../both.ts";
import { CHOICE, FOE, LINE } from "../points.ts";
import { initiative, joined, shotMove } from "../telling.ts";
import { asides, isLegal, type LessonStep, ready } from "./common.ts";

/** The line of fire, the last two MP, a target named. */
export const THIRD: readonly LessonStep[] = [
  {
    id: "again",
    part: "3/move",
    when: ({ tried }) => tried > 0,
    say: {
      tell: (facts) =>
        joined(both("No shot yet, so once more.", "Noch kein Schuss, also noch einmal."), initiative(facts)),
    },
    point: FOE,
  },
  {
    id: "line",
    part: "3/move",
    when: ({ tried }) => tried === 0,
    say: {
      tell: (facts) =>
        joined(
          initiative(facts),
          both(
            "Your guns fire along the straight row before the nose. Range is hexes plus levels of 50 metres, 8 at most, and never steeper than far. Point at G1, tap him, or find him in the list of aircraft: a badge tells what a shot would do, or why there is none.",
            "Deine MGs feuern entlang der geraden Reihe vor der Nase. Entfernung sind Hexe plus Höhenstufen zu 50 Metern, höchstens 8, und nie steiler als weit. Zeig auf G1, tipp ihn an oder such ihn in der Liste der Flugzeuge: Ein Schild sagt, was ein Schuss brächte, oder warum es keinen gibt.",
          ),
        ),
    },
    done: ({ looked }) => looked,
    point: FOE,
    open: { slip: false, pieces: true },
  },
  {
    id: "aim",
    part: "3/move",
    say: {
      tell: (facts) =>
        joined(
          both(
            "You need him in that row while you spend your last two MP, so finish with two hexes straight behind him, at his altitude; the nearer, the better.",
            "Du brauchst ihn in dieser Reihe, während du deine letzten zwei MP ausgibst. Flieg also die letzten zwei Hexe gerade hinter ihm, auf seiner Höhe; je näher, desto besser.",
          ),
          shotMove(facts),
        ),
    },
    done: isLegal,
    point: LINE,
    open: { drawer: "desk", pieces: false },
  },
  ready(
    3,
    "Lit hexes in your row have somebody in them to be fired at. Fly it.",
    "Helle Hexe in deiner Reihe haben jemanden, auf den du feuern kannst. Flieg.",
  ),
  {
    id: "declare",
    part: "3/fire",
    say: both(
      "You have him! Name your target now. It stands: should he fly out of line before all have moved, the shot is lost (A-33). All shots of a turn count at once (4.7a). Choose Fire at G1.",
      "Du hast ihn! Nenn jetzt dein Ziel. Es gilt: Fliegt er noch aus der Linie, ehe alle gezogen haben, ist der Schuss verloren (A-33). Alle Schüsse einer Runde gelten zugleich (4.7a). Wähl das Feuer auf G1.",
    ),
    done: () => false,
    point: CHOICE,
    open: { drawer: "desk" },
  },
  ...asides(3),
];
