import { maneuverPriceBy } from "../../../../../games/great-war/move/prices.ts";
import { OWN_TABLES } from "../../../../../games/great-war/tables/index.ts";
import { MANEUVERS, type Maneuver } from "../../../../../games/great-war/tables/tables.ts";
import type { Chapter, Saying } from "../../../../rules/book.ts";
import { both, list, table, text } from "../../../../rules/write.ts";

const DIVE = { most: 350, speed: 5 };

function diveRows(): readonly (readonly Saying[])[] {
  return [4, 5, 6, 7, 8, 9].map((speed) => {
    const metres = Math.max(0, DIVE.most - 100 * Math.max(0, speed - DIVE.speed));
    return [speed.toString(), metres === 0 ? both("none", "keiner") : `${metres} m`];
  });
}

const EFFECTS: Readonly<Record<Maneuver, Saying>> = {
  sideslip: both(
    "One hex ahead to the left or right, nose as it was, −50 m.",
    "Ein Hex schräg voraus nach links oder rechts, Nase wie vorher, −50 m.",
  ),
  "barrel-roll": both(
    "A hex ahead, then one aslant; whoever fires at it this turn takes −1.",
    "Ein Hex voraus, dann eins schräg; wer in dieser Runde darauf feuert, hat −1.",
  ),
  immelmann: both(
    "Turns right about in its hex and gains 100 m; needs three quarters of the top speed.",
    "Macht im Hex kehrt und gewinnt 100 m; braucht drei Viertel der Höchstgeschwindigkeit.",
  ),
  "split-s": both("Turns right about in its hex and loses 150 m.", "Macht im Hex kehrt und verliert 150 m."),
  loop: both(
    "Stays in its hex; nobody may try to tail it next turn.",
    "Bleibt im Hex; nächste Runde darf niemand versuchen, es zu verfolgen.",
  ),
  "falling-leaf": both(
    "Stays in its hex, −100 m, and a die says where the nose points: 1–2 a side left, 5–6 right.",
    "Bleibt im Hex, −100 m, und ein Würfel sagt, wohin die Nase zeigt: 1–2 eine Seite links, 5–6 rechts.",
  ),
};

const WORDS: Readonly<Record<Maneuver, string>> = {
  sideslip: "`sideslip-left`",
  "barrel-roll": "`barrel-roll-left`",
  immelmann: "`immelmann`",
  "split-s": "`split-s`",
  loop: "`loop`",
  "falling-leaf": "`falling-leaf`",
};

function maneuverRows(): readonly (readonly Saying[])[] {
  return MANEUVERS.map((maneuver) => [
    WORDS[maneuver],
    (["E", "D", "C", "B"] as const)
      .map((schedule) => maneuverPriceBy(OWN_TABLES, schedule, maneuver))
      .join(" · "),
    EFFECTS[maneuver],
  ]);
}

/** Altitude and special maneuvers. */
export const HEIGHT: readonly Chapter[] = [
  {
    id: "height",
    title: both("Climbing and diving", "Steigen und Stürzen"),
    blocks: [
      list(
        both(
          "**Climb:** any multiple of 50 m up to the type's climb, at the end of the move; half of it above two thirds of the ceiling (D-04).",
          "**Steigen:** jedes Vielfache von 50 m bis zur Steigleistung, am Ende des Zuges; über zwei Dritteln der Gipfelhöhe die Hälfte (D-04).",
        ),
        both(
          "**Dive:** any multiple of 50 m up to what is allowed, from the first hex on, and never before a hex straight ahead (4.5c, D-05).",
          "**Stürzen:** jedes Vielfache von 50 m bis zum Erlaubten, ab dem ersten Hex, und nie vor einem Hex geradeaus (4.5c, D-05).",
        ),
        both(
          "A move does one or the other (D-06). Altitude 0 is a crash.",
          "Ein Zug tut eins von beiden (D-06). Höhe 0 ist ein Absturz.",
        ),
        both(
          "**Energy:** after a dive of 100 m or more the next speed may be one higher still; after a climb of 100 m or more it must be one lower (D-03).",
          "**Energie:** Nach einem Sturz von 100 m oder mehr darf die nächste Geschwindigkeit noch eins höher sein; nach 100 m Steigen oder mehr muss sie eins niedriger sein (D-03).",
        ),
      ),
      text(
        "The **shallow dive**: the faster, the flatter. The whole dive is allowed up to the dive speed; each MP above it takes 100 m (4.5b).",
        "Der **flache Sturz**: je schneller, desto flacher. Bis zur Sturzgeschwindigkeit ist der ganze Sturz erlaubt; jeder MP darüber nimmt 100 m (4.5b).",
      ),
      table(
        both(
          "Allowed dive of a Fokker Dr.I (350 m, dive speed 5)",
          "Erlaubter Sturz eines Fokker Dr.I (350 m, Sturzgeschwindigkeit 5)",
        ),
        [both("Speed", "Geschwindigkeit"), both("Dive", "Sturz")],
        diveRows(),
      ),
      text(
        "**Overdiving** (D-07): more than that is possible, up to twice the type's dive and four MP above its dive speed, but the wings may fold. Count the steps of 50 m above what is allowed, six at most, and roll two dice: that many or less, and the aircraft is gone; one or two more cost a die of damage. A Camel at speed 8 may dive 200 m; for 350 m the count is 3: it dies on 2 or 3, and 4 or 5 hurt.",
        "**Überstürzen** (D-07): Mehr geht auch, bis zum doppelten Sturz des Musters und vier MP über seiner Sturzgeschwindigkeit, aber die Flügel können klappen. Zähl die Schritte von 50 m über dem Erlaubten, höchstens sechs, und wirf zwei Würfel: so viel oder weniger, und das Flugzeug ist weg; eins oder zwei mehr kosten einen Würfel Schaden. Eine Camel mit Geschwindigkeit 8 darf 200 m stürzen; für 350 m ist die Zahl 3: Sie stirbt bei 2 oder 3, und 4 oder 5 tun weh.",
      ),
    ],
  },
  {
    id: "maneuvers",
    title: both("Special maneuvers", "Kunstflug"),
    blocks: [
      text(
        "One a turn, at any point of the move (4.5g). Not for schedules A, F and G, nor for who is loaded, wounded or has a broken spar, nor for two-seaters but Bristol, Hannover and Halberstadt. The chart is ours; a schedule worse costs 1 MP more (§8).",
        "Eins je Runde, an beliebiger Stelle des Zuges (4.5g). Nicht für die Stufen A, F und G, nicht für Beladene, Verwundete oder wer einen gebrochenen Holm hat, und nicht für Zweisitzer außer Bristol, Hannover und Halberstadt. Die Tafel ist von uns; eine Stufe schlechter kostet 1 MP mehr (§8).",
      ),
      table(
        both("Special maneuvers", "Kunstflugmanöver"),
        [
          both("Written", "Geschrieben"),
          both("MP for E · D · C · B", "MP für E · D · C · B"),
          both("What happens", "Was geschieht"),
        ],
        maneuverRows(),
      ),
    ],
  },
];
