import { maneuverPriceBy } from "../../../../../games/great-war/move/prices.ts";
import { OWN_TABLES } from "../../../../../games/great-war/tables/index.ts";
import { MANEUVERS, type Maneuver, SCHEDULES } from "../../../../../games/great-war/tables/tables.ts";
import type { Chapter, Saying } from "../../../../rules/book.ts";
import { Paths, Reach, TurnPrices } from "../figures.tsx";
import { OrderTrial } from "../OrderTrial.tsx";
import { both, list, table, text } from "../write.ts";

function scheduleRows(): readonly (readonly Saying[])[] {
  return SCHEDULES.toReversed().map((schedule) => {
    const prices = OWN_TABLES.schedules[schedule];
    const all = prices.length < 3 ? "–" : prices.reduce((sum, price) => sum + price, 0).toString();
    return [schedule, ...[0, 1, 2].map((side) => prices[side]?.toString() ?? "–"), all];
  });
}

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

/** Speed, turns, altitude, maneuvers, and how it is written. */
export const MOVING: readonly Chapter[] = [
  {
    id: "moving",
    title: both("Flying", "Fliegen"),
    blocks: [
      text(
        "At the start of its move an aircraft sets its speed: at most 2 MP more or less than last turn, between its least and its present top speed (4.5a, D-02). Every MP has to be spent: a hex ahead costs 1, turns cost what the schedule says, climbing and diving cost nothing.",
        "Zu Beginn seines Zuges setzt ein Flugzeug seine Geschwindigkeit: höchstens 2 MP mehr oder weniger als letzte Runde, zwischen seiner kleinsten und seiner jetzigen höchsten (4.5a, D-02). Jeder MP muss ausgegeben werden: Ein Hex voraus kostet 1, Drehungen kosten, was die Stufe sagt, Steigen und Stürzen kosten nichts.",
      ),
      {
        kind: "figure",
        caption: both(
          "Four moves of a Camel at speed 8: straight on; a zigzag; right about in one hex; a sideslip.",
          "Vier Züge einer Camel mit Geschwindigkeit 8: geradeaus; ein Haken nach links und zurück; kehrt in einem Hex; ein Seitenrutsch.",
        ),
        Figure: Paths,
      },
      {
        kind: "figure",
        caption: both(
          "Every hex in which a move of a Camel at speed 8 can end. On the table the button for the reach shows it for whoever is chosen.",
          "Jedes Hex, in dem ein Zug einer Camel mit Geschwindigkeit 8 enden kann. Auf dem Tisch zeigt der Knopf für die Reichweite es für jedes gewählte Flugzeug.",
        ),
        Figure: Reach,
      },
      list(
        both(
          "A move may end in a hex and at an altitude with somebody who still moves this turn, not with one who has moved (4.5f). There are no collisions (D-09).",
          "Ein Zug darf in einem Hex und auf einer Höhe mit jemandem enden, der in dieser Runde noch zieht, nicht mit einem, der schon gezogen hat (4.5f). Zusammenstöße gibt es nicht (D-09).",
        ),
        both(
          "Over its own edge an aircraft goes home; over another edge it is out of the game, but alive (D-10).",
          "Über den eigenen Rand fliegt man heim; über einen anderen ist man aus dem Spiel, aber am Leben (D-10).",
        ),
        both(
          "Without engine or fuel it glides: half speed at most, at least 50 m lower every turn (D-08).",
          "Ohne Motor oder Kraftstoff gleitet man: höchstens halbe Geschwindigkeit, jede Runde mindestens 50 m tiefer (D-08).",
        ),
      ),
    ],
  },
  {
    id: "turns",
    title: both("Turning", "Kurven"),
    numbers: ["5.1"],
    blocks: [
      text(
        "A turn swings the nose by a hexside, 60°. In one hex up to three, all the same way, and each has its own price (4.5d). The table is ours but for row B, which the adjustments print.",
        "Eine Drehung schwenkt die Nase um eine Hexseite, 60°. In einem Hex sind bis zu drei möglich, alle in dieselbe Richtung, und jede hat ihren Preis (4.5d). Die Tabelle ist von uns, außer Zeile B, die in den Regeländerungen steht.",
      ),
      table(
        both("MP for the hexsides turned in one hex", "MP für die Hexseiten, die man in einem Hex dreht"),
        [
          both("Schedule", "Stufe"),
          both("1st", "1."),
          both("2nd", "2."),
          both("3rd", "3."),
          both("Right about", "Kehrt"),
        ],
        scheduleRows(),
      ),
      {
        kind: "figure",
        caption: both(
          "Eight MP are not alike: a Camel (E) turns right about in a hex for 3, a Halberstadt (B) pays 3 for two hexsides, an R.E.8 (A) 2 for one.",
          "Acht MP sind nicht gleich acht MP: Eine Camel (E) macht in einem Hex für 3 kehrt, eine Halberstadt (B) zahlt 3 für zwei Hexseiten, eine R.E.8 (A) 2 für eine.",
        ),
        Figure: TurnPrices,
      },
      text(
        "**Continued turns** (4.5e). Who ended his last move with one or two hexsides may go on turning at once, the same way only, at the price of the next hexside; after three a hex straight ahead comes first. Who ended with a hex ahead may turn at once, either way. Without this switch every move begins with a hex straight ahead.",
        "**Fortgesetzte Kurven** (4.5e). Wer seinen letzten Zug mit einer oder zwei Hexseiten beendet hat, darf gleich weiterdrehen, nur in dieselbe Richtung und zum Preis der nächsten Hexseite; nach dreien kommt erst ein Hex geradeaus. Wer mit einem Hex voraus geendet hat, darf gleich drehen, in beide Richtungen. Ohne diesen Schalter beginnt jeder Zug mit einem Hex geradeaus.",
      ),
    ],
  },
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
  {
    id: "orders",
    title: both("Writing a move", "Einen Zug schreiben"),
    blocks: [
      text(
        "On the table you click lit hexes or tap the next step; both write the same line, and you may type it as well. It is `8: F3 L F4`, the speed and the steps, and the MP must come out exactly.",
        "Auf dem Tisch klickst du helle Hexe an oder tippst den nächsten Schritt; beides schreibt dieselbe Zeile, und du darfst sie auch selbst schreiben. Sie heißt `8: F3 L F4`, also Geschwindigkeit und Schritte, und die MP müssen genau aufgehen.",
      ),
      table(
        both("The words of a move", "Die Wörter eines Zuges"),
        [both("Word", "Wort"), both("What it does", "Was es tut")],
        [
          [
            "`F`, `F3`",
            both(
              "One hex ahead, three hexes ahead: 1 MP each.",
              "Ein Hex voraus, drei Hexe voraus: je 1 MP.",
            ),
          ],
          [
            "`L`, `R2`",
            both(
              "A hexside to the left, two to the right, at the schedule's price.",
              "Eine Hexseite nach links, zwei nach rechts, zum Preis der Stufe.",
            ),
          ],
          [
            "`+50`, `-150`",
            both("Climbs 50 m, dives 150 m; stands last.", "Steigt 50 m, stürzt 150 m; steht am Ende."),
          ],
          [
            "`strafe`",
            both(
              "Said first: fires at trenches or targets below while it flies.",
              "Steht vorn: feuert im Flug auf Gräben oder Ziele darunter.",
            ),
          ],
          ["`bomb`", both("Lets the bombs go at this place.", "Wirft an dieser Stelle die Bomben.")],
          ["`glide`", both("Without power; stands first.", "Ohne Motor; steht vorn.")],
          ["`immelmann`", both("A special maneuver by its name.", "Ein Kunstflugmanöver bei seinem Namen.")],
        ],
      ),
      {
        kind: "figure",
        caption: both(
          "Try it: the same referee judges, and offers the nearest legal moves.",
          "Probier es: Derselbe Schiedsrichter urteilt und bietet die nächsten erlaubten Züge an.",
        ),
        Figure: OrderTrial,
      },
      text(
        "Other answers are as short: `tail G1` or `pass`; `fire G1`, with the gun named where there is a choice, as `fire G1 rear` or `fire G1 lewis`; `hold` or `keep`; `attack` or `defend`; `clear`, `reload` or `none`.",
        "Andere Antworten sind genauso kurz: `tail G1` oder `pass`; `fire G1`, mit dem MG, wo es eine Wahl gibt, wie `fire G1 rear` oder `fire G1 lewis`; `hold` oder `keep`; `attack` oder `defend`; `clear`, `reload` oder `none`.",
      ),
    ],
  },
];
