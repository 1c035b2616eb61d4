import { OWN_TABLES } from "../../../../../games/great-war/tables/index.ts";
import { SCHEDULES } from "../../../../../games/great-war/tables/tables.ts";
import type { Chapter, Saying } from "../../../../rules/book.ts";
import { both, list, table, text } from "../../../../rules/write.ts";
import { Paths, Reach, TurnPrices } from "../figures.tsx";

function scheduleRows(): readonly (readonly Saying[])[] {
  return SCHEDULES.toReversed().map((schedule) => {
    const prices = OWN_TABLES.schedules[schedule];
    const all = prices.length < 3 ? "–" : prices.reduce((sum, price) => sum + price, 0).toString();
    return [schedule, ...[0, 1, 2].map((side) => prices[side]?.toString() ?? "–"), all];
  });
}

/** Speed and turns. */
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
          "Four moves of a Camel at speed 8: straight on; a zigzag; a half circle; a sideslip.",
          "Vier Züge einer Camel mit Geschwindigkeit 8: geradeaus; ein Haken nach links und zurück; ein Halbkreis; ein Seitenrutsch.",
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
];
