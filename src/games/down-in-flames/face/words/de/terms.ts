import { listed, quotable } from "../../../../../core/text.ts";
import type { GroundTarget } from "../../../data/target.ts";
import { counted, levelName, sideName, victoryPoints } from "../../../words/grammar.de.ts";
import type { words as english } from "../en/terms.ts";
import type { DegreePrice, RolePrice, ToldOption } from "../term-values.ts";

const TARGETS: Readonly<Record<GroundTarget["id"], string>> = {
  airfield: "ein Flugplatz",
  factory: "eine Fabrik",
  ship: "ein Schiff",
};

const ROLES: Readonly<Record<RolePrice["role"], string>> = {
  fighter: "ein Jäger",
  light: "ein leichter Bomber",
  medium: "ein mittlerer Bomber",
  heavy: "ein schwerer Bomber",
};

const DEGREES: Readonly<Record<DegreePrice["degree"], string>> = {
  light: "leicht",
  moderate: "mittel",
  heavy: "schwer",
};

const OPTIONS: Readonly<Record<ToldOption, string>> = {
  die: "Über den Kampf entscheidet ein W12",
  ammunition: "Die Munition geht aus",
  cards: "Der Stapel hat 110 Karten",
  gyroAdvantaged: "Ein Kreiselvisier hat im Vorteil 2 Feuerstöße",
  verticalRollMaxDive: "Eine VERTIKALROLLE sinkt höchstens um 1 Stufe",
  rollAgainstRollMoves: "Eine VERTIKALROLLE, die auf eine andere antwortet, bewegt ihre Rotte",
  fuelTankBomber: "Ein TANKTREFFER zählt gegen Bomber 4 Treffer",
  repeatDefence: "Wessen Antworten gescheitert sind, der beginnt nicht von vorn",
};

/** Wie man gewinnt. */
export const words: typeof english = {
  "term.score": ({ allied, axis }) => `Siegpunkte bisher: Alliierte ${allied}, Achse ${axis}.`,
  "term.campaign":
    "Drei Einsätze: Ihre Siegpunkte zählen zusammen; 5 mehr als der Gegner gewinnen, 15 klar, 30 entscheidend (DIF-B21).",
  "term.points": "Die Seite mit mehr Siegpunkten hat gewonnen; gleich viele sind unentschieden (DIF-B17).",
  "term.worth": ({ roles }) =>
    `Siegpunkte für Verluste des Gegners: ${roles
      .map(({ role, down, damaged }) => `${ROLES[role]} ${down}, am Ende beschädigt ${damaged}`)
      .join("; ")}.`,
  "term.turns": ({ turns }) =>
    `Der Kampf dauert ${turns} Spielrunden oder bis eine Seite nichts mehr darin hat.`,
  "term.mission": (of) =>
    `Das Ziel ist ${TARGETS[of.target]}; es greift an: ${sideName(of.attacker)} (DIF-B19).`,
  "term.degrees": ({ degrees }) =>
    `Für den Angreifer: ${degrees
      .map(({ degree, from, points }) => {
        return `${DEGREES[degree]} beschädigt ab ${counted(from, "Punkt", "Punkten")} ${victoryPoints(points)}`;
      })
      .join("; ")}.`,
  "term.legs": ({ turns }) =>
    `Der Auftrag dauert ${turns} Spielrunden: drei zum Ziel, eine darüber, eine nach Hause.`,
  "term.start.roll": "Ein W20 entscheidet, auf welcher Stufe alle beginnen (DIF-2.5).",
  "term.start.bid": "Beide Seiten bieten verdeckt um die Stufe, auf der alle beginnen (DIF-2.5).",
  "term.start.level": ({ level }) => `Alle beginnen auf ${levelName(level)}.`,
  "term.pilots.lot":
    "Das Los entscheidet, wer fliegt; jede Seite kennt ihre eigenen und vom Gegner, was sich zeigt (DIF-9.1).",
  "term.pilots.named": "Alle wissen, wer fliegt (DIF-9.1).",
  "term.weave": "Der Thach Weave wird genutzt, wo ein Gebot dafür angenommen wird (DIF-10.11).",
  "term.weave.on": ({ sides }) =>
    `Den Thach Weave dürfen nutzen: ${listed(sides.map(sideName), "und")} (DIF-10.11).`,
  "term.option": ({ option, rule }) => `${OPTIONS[option]} (${rule}).`,
  "term.tables": ({ name }) =>
    `Tabellen in Kraft: ${name === "" ? "eigene" : `„${quotable(name)}“`}, aus einer Datei geladen.`,
};
