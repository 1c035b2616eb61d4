import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import type { config as english } from "./en.ts";

export const config: Catalogue<PhrasesOf<typeof english>> = {
  "config-scenario": ({ found, known }) =>
    `scenario: „${quotable(found)}“ gibt es nicht; es gibt ${listed(known, "und")}.`,
  "config-number": ({ field, found, from, to }) =>
    `${quotable(field)}: ${found} passt nicht; es muss eine ganze Zahl von ${from} bis ${to} sein.`,
  "config-turns": ({ from, to }) =>
    `turns: ${from} bis ${to} ist keine Spanne; die erste Runde darf nicht nach der letzten liegen.`,
  "config-formation": ({ found }) =>
    `formations: „${quotable(found)}“ gibt es in diesen Tabellen nicht; bitte ihre Wings und Geschwader nennen.`,
  "config-formation-twice": ({ found }) =>
    `formations: „${quotable(found)}“ ist zweimal genannt; bitte jeden Verband einmal nennen.`,
  "config-bid-seats":
    "seats: Seiten, um die geboten wird, haben je einen Spieler; bitte die Plätze oder das Bieten weglassen.",
  "config-side": ({ side }) =>
    `formations: ${side === "british" ? "Kein Wing ist" : "Kein Geschwader ist"} dabei; jede Seite braucht mindestens einen Verband.`,
  "tables-json": ({ detail }) =>
    `Das ist keine Datei mit Tabellen: kein JSON (${quotable(detail)}). Am besten mit der Datei anfangen, die „Unsere als Datei sichern“ schreibt.`,
  "tables-large": ({ found, most }) => `Die Datei hat ${found} Zeichen; Tabellen haben höchstens ${most}.`,
  "tables-foreign":
    "Das sind keine Tabellen: weder types, pools, geschwader, airfields, radar, cities noch launches kommen vor. Am besten mit der Datei anfangen, die „Unsere als Datei sichern“ schreibt.",
  "tables-text": ({ cell, found, longest }) =>
    `${quotable(cell)}: „${quotable(found)}“ ist kein Name; er hat 1 bis ${longest} Zeichen, darunter keine Steuerzeichen.`,
  "tables-cards": ({ found, wanted }) =>
    `tables: Städte, Flugplätze und Radarstationen ergeben ${found} Zielkarten; es müssen ${wanted} sein.`,
  "tables-square": ({ cell, found }) =>
    `${quotable(cell)}: „${quotable(found)}“ ist kein Feld; bitte A01 bis T25 schreiben.`,
  "tables-number": ({ cell, found, from, to }) =>
    `${quotable(cell)}: ${found} passt nicht; es muss eine ganze Zahl von ${from} bis ${to} sein.`,
  "tables-id": ({ cell, found }) =>
    `${quotable(cell)}: „${quotable(found)}“ ist keine Kennung; sie hat 1 bis 20 Buchstaben, Ziffern oder Bindestriche und ist kein Wort der Befehle.`,
  "tables-twice": ({ cell, found }) =>
    `${quotable(cell)}: „${quotable(found)}“ steht zweimal da; jede Kennung gilt einmal.`,
  "tables-unknown": ({ cell, found }) =>
    `${quotable(cell)}: „${quotable(found)}“ ist in diesen Tabellen unbekannt; bitte nennen, was in ihnen steht.`,
  "tables-side": ({ cell, found }) =>
    `${quotable(cell)}: „${quotable(found)}“ gehört der anderen Seite; bitte etwas Eigenes wählen.`,
  "tables-missing": ({ cell, wanted }) => `${quotable(cell)}: „${quotable(wanted)}“ fehlt und muss da sein.`,
  "tables-line": ({ square }) =>
    `radar: Das Feld ${quotable(square)} hat zwei Stationen oder ist ein Startfeld; jedes Radarfeld hat eine Station, und Startfelder liegen davor.`,
};
