import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import type { config as english } from "./en.ts";

export const config: Catalogue<PhrasesOf<typeof english>> = {
  "config-scenario": ({ found, known }) =>
    `scenario: „${quotable(found)}“ gibt es nicht; es gibt ${listed(known, "und")}.`,
  "config-number": ({ field, found, from, to }) =>
    `${quotable(field)}: ${found} passt nicht; es muss eine ganze Zahl von ${from} bis ${to} sein.`,
  "config-quarters": ({ from, to }) =>
    `quarters: ${quotable(from)} bis ${quotable(to)} ist keine Spanne; das erste Quartal darf nicht nach dem letzten liegen.`,
  "config-raid-quarter":
    "raid: Ein einzelner Angriff hat ein Quartal; bitte dasselbe in from und in to nennen.",
  "config-basic":
    "options.level: Das Grundspiel ist ein einzelner Angriff; bitte raid: true sagen oder eine andere Stufe wählen.",
  "tables-json": ({ detail }) =>
    `Das ist keine Datei mit Tabellen: kein JSON (${quotable(detail)}). Am besten mit der Datei anfangen, die „Unsere als Datei sichern“ schreibt.`,
  "tables-large": ({ found, most }) => `Die Datei hat ${found} Zeichen; Tabellen haben höchstens ${most}.`,
  "tables-foreign":
    "Das sind keine Tabellen: weder types, targets, bases, germans, americans noch replacements kommen vor. Am besten mit der Datei anfangen, die „Unsere als Datei sichern“ schreibt.",
  "tables-text": ({ cell, found, longest }) =>
    `${quotable(cell)}: „${quotable(found)}“ ist kein Name; er hat 1 bis ${longest} Zeichen, darunter keine Steuerzeichen.`,
  "tables-targets": ({ found, wanted }) => `tables: Es sind ${found} Ziele; es müssen ${wanted} sein.`,
  "tables-hex": ({ cell, found }) =>
    `${quotable(cell)}: „${quotable(found)}“ ist kein Feld der Karte; bitte 0101 bis 4535 schreiben, die Spalte vor der Reihe.`,
  "tables-swiss": ({ cell, found }) =>
    `${quotable(cell)}: ${quotable(found)} liegt in der Schweiz, in die niemand fliegt; bitte ein Feld außerhalb der Spalten 08 bis 16 der Reihen 29 bis 33 wählen.`,
  "tables-behind": ({ cell, found }) =>
    `${quotable(cell)}: ${quotable(found)} liegt hinter der R-Linie vom Januar 1943; bitte ein Feld auf der deutschen Seite wählen.`,
  "tables-number": ({ cell, found, from, to }) =>
    `${quotable(cell)}: ${found} passt nicht; es muss eine ganze Zahl von ${from} bis ${to} sein.`,
  "tables-id": ({ cell, found }) =>
    `${quotable(cell)}: „${quotable(found)}“ ist keine Kennung; sie hat 1 bis 20 Buchstaben, Ziffern oder Bindestriche und ist kein Wort der Befehle.`,
  "tables-twice": ({ cell, found }) =>
    `${quotable(cell)}: „${quotable(found)}“ steht zweimal da; jede Kennung gilt einmal.`,
  "tables-unknown": ({ cell, found }) =>
    `${quotable(cell)}: „${quotable(found)}“ ist in diesen Tabellen unbekannt; bitte ein Muster nennen, das in ihnen steht.`,
  "tables-side": ({ cell, found }) =>
    `${quotable(cell)}: „${quotable(found)}“ gehört der anderen Seite; bitte ein eigenes Muster wählen.`,
  "tables-missing": ({ cell, wanted }) =>
    `${quotable(cell)}: „${quotable(wanted)}“ fehlt und muss vom ersten Quartal an da sein.`,
};
