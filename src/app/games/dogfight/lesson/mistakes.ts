import type { Localised } from "../../../../core/language.ts";
import { both } from "../../../both.ts";
import type { Mistake } from "../../../lesson/lesson.ts";
import type { LessonFacts } from "./facts.ts";

/** What the instructor says to a refusal, by its code; the first that is told is explained. */
const KIND: Readonly<Record<string, Localised>> = {
  E1: both(
    "Only digits for straight flight and L or R for turns. Clear the line with the ✕ and try again.",
    "Nur Ziffern für geradeaus und L oder R für Kurven. Leer die Zeile mit dem ✕ und versuch es noch einmal.",
  ),
  E2: both(
    "What you declared before the colon and what the order costs are not the same. Leave the figure out.",
    "Was vor dem Doppelpunkt steht und was der Befehl kostet, ist nicht dasselbe. Lass die Zahl weg.",
  ),
  E3: both(
    "Too fast: every two inches and every clock point cost 1, and your engine gives no more than that. Take a digit or a letter away.",
    "Zu schnell: je zwei Zoll und jeder Uhrpunkt kosten 1, und mehr gibt dein Motor nicht her. Nimm eine Ziffer oder einen Buchstaben weg.",
  ),
  E4: both(
    "An aircraft can't jump: from turn to turn SPEED changes by one at most. The line above the pad says what is allowed now.",
    "Ein Flugzeug springt nicht: von Runde zu Runde ändert sich SPEED höchstens um eins. Die Zeile über dem Block sagt, was jetzt geht.",
  ),
  E5: both(
    "Too tight a turn: half of ENGINE is all the clock points you have in a turn. Leave a letter out.",
    "Zu eng: die halbe ENGINE ist alles, was du in einer Runde an Uhrpunkten hast. Lass einen Buchstaben weg.",
  ),
  E6: both(
    "Two turns without flight between them. Put a 1 in the middle, as in `L1R`.",
    "Zwei Kurven ohne Flug dazwischen. Setz eine 1 in die Mitte, wie in `L1R`.",
  ),
  E7: both(
    "Your last orders ended with a turn, so begin with a digit now.",
    "Deine letzten Befehle endeten mit einer Kurve, also fang jetzt mit einer Ziffer an.",
  ),
  E8: both("Aircraft can't hover: fly at least 1.", "Flugzeuge schweben nicht: flieg wenigstens 1."),
  E9: both(
    "Altitude is not in play in this first game. Leave the + or - out.",
    "Die Höhe spielt in dieser ersten Partie nicht mit. Lass das + oder - weg.",
  ),
  "fire-no-weapon": both(
    "A Spitfire has its guns in front only. You have to point the nose at whom you want to hit.",
    "Eine Spitfire hat ihre Waffen nur vorn. Wen du treffen willst, auf den muss die Nase zeigen.",
  ),
  "fire-out-of-arc": both(
    "He is outside the field of that gun. Its edges are drawn on the table.",
    "Er ist außerhalb des Schussfelds dieser Waffe. Seine Ränder sind auf dem Tisch gezeichnet.",
  ),
  "fire-out-of-range": both(
    "Too far: beyond 12 inches nobody hits anything.",
    "Zu weit: jenseits von 12 Zoll trifft niemand etwas.",
  ),
};

const OTHER = both(
  "That is no shot the referee knows. Press one of the shots above, or write it like `R1 front B1`.",
  "Diesen Schuss kennt der Schiedsrichter nicht. Drück einen der Schüsse darüber oder schreib ihn wie `R1 front B1`.",
);

/** A line that is only begun is no mistake yet: the referee grumbles about it as long as it is too short. */
function unfinished({ problems }: LessonFacts): boolean {
  return problems.every(({ code, values }) => {
    const { cost, from } = values;
    return code === "E4" && typeof cost === "number" && typeof from === "number" && cost < from;
  });
}

/** What may go wrong at the pad, and what the instructor says to it. */
export const MISTAKES: readonly Mistake<LessonFacts>[] = [
  {
    id: "refused",
    when: (facts) => facts.state === "wrong" && !unfinished(facts),
    say: { tell: ({ problems }) => KIND[problems[0]?.code ?? ""] ?? OTHER },
  },
];
