import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import type { TableRefusals } from "../../data/refusals.ts";
import { cardName } from "../card-name.de.ts";
import { counted, sideName } from "../grammar.de.ts";
import type { config as english } from "./en.ts";

type Bands = TableRefusals["tables-bands"];

const BANDS: Readonly<Record<Bands["why"], (values: Bands) => string>> = {
  gap: ({ found, needs }) =>
    `der Bereich beginnt bei Stufe ${found} und lässt eine Lücke; er muss bei Stufe ${needs} beginnen`,
  overlap: ({ found, needs }) =>
    `der Bereich beginnt bei Stufe ${found}, noch im vorigen; er muss bei Stufe ${needs} beginnen`,
  short: ({ found, needs }) =>
    `die Bereiche enden bei Stufe ${found}; sie müssen bis zur höchsten reichen, Stufe ${needs}`,
  ceiling: ({ found, needs }) =>
    `die Bereiche enden bei Stufe ${found}; sie müssen mit der höchsten enden, Stufe ${needs}`,
};

export const config: Catalogue<PhrasesOf<typeof english>> = {
  "config-scenario": ({ found, known }) =>
    `scenario: „${quotable(found)}“ gibt es nicht; es gibt ${listed(known, "und")}.`,
  "config-scenario-alone": ({ scenario }) =>
    `scenario: „${quotable(scenario)}“ ist vollständig; elements, formations und mission daneben bitte weglassen.`,
  "config-id": ({ id }) =>
    `id: „${quotable(id)}“ kann kein Name sein; er hat 1 bis 12 Buchstaben (A bis Z), Ziffern oder Bindestriche und ist kein Wort der Befehle.`,
  "config-id-twice": ({ id }) =>
    `id: „${quotable(id)}“ benennt, mit Kaczmarek und Bombern, zwei Dinge; Groß und Klein sind gleich, also bitte einen anderen Namen.`,
  "config-elements": ({ side, found, most }) =>
    `elements: ${sideName(side)} mit ${found}; jede Seite muss 1 bis ${most} haben.`,
  "config-type": ({ id, found }) =>
    `${quotable(id)}.type: Einen Typ „${quotable(found)}“ gibt es dafür in diesen Tabellen nicht; eine Rotte nennt eines ihrer Flugzeuge, ein Verband einen ihrer Bomber.`,
  "config-load": ({ id, type }) =>
    `${quotable(id)}.load: ${quotable(type)} trägt keine Last; bitte weglassen oder einen Typ wählen, der eine trägt.`,
  "config-rockets": ({ id, type }) =>
    `${quotable(id)}.rockets: ${quotable(type)} trägt keine Raketen; bitte weglassen oder einen Typ wählen, der welche trägt.`,
  "config-gyro": ({ id, type }) =>
    `${quotable(id)}.gyro: ${quotable(type)} hat ein einfaches Visier, das kein Kreiselvisier ersetzt; bitte weglassen oder einen anderen Typ wählen.`,
  "config-load-and-rockets": ({ id }) =>
    `${quotable(id)}: Last und Raketen stehen da; höchstens eines von beiden geht.`,
  "config-wingman-ace": ({ id }) =>
    `${quotable(id)}.wingmanQuality: ace steht da; ein Kaczmarek ist höchstens veteran.`,
  "config-number": ({ field, found, from, to }) =>
    `${quotable(field)}: ${found} passt nicht; es muss eine ganze Zahl von ${from} bis ${to} sein.`,
  "config-mission-turns":
    "turns: Neben einem Auftrag steht eine Zahl von Runden, die er schon festlegt; eines von beiden bitte weglassen.",
  "config-target": ({ found }) =>
    `mission.target: „${quotable(found)}“ ist kein Ziel; es gibt airfield, factory und ship.`,
  "config-deck-size": ({ found }) =>
    `options.cards: Diese Tabellen ergeben keinen Stapel von ${found} Karten; ein Stapel hat 80, mit der Erweiterung 110.`,
  "config-deck-card": ({ found }) =>
    `deck: „${quotable(found)}“ ist keine Karte dieser Tabellen; richtig ist etwa in-my-sights 1/2 oder half-loop.`,
  "config-deck-copies": ({ card, copies, size }) =>
    `deck: ${quotable(cardName(card))} steht zu oft da; im Stapel von ${size} gibt es davon ${counted(copies, "Stück", "Stück")}.`,
  "tables-json": ({ detail }) =>
    `Das ist keine Datei mit Tabellen: kein JSON (${quotable(detail)}). Am besten mit der Datei anfangen, die „Unsere als Datei sichern“ schreibt.`,
  "tables-large": ({ found, most }) => `Die Datei hat ${found} Zeichen; Tabellen haben höchstens ${most}.`,
  "tables-foreign":
    "Das sind keine Tabellen: weder cards, answers, aircraft, bombers, targets noch points kommen vor. Am besten mit der Datei anfangen, die „Unsere als Datei sichern“ schreibt.",
  "tables-count": ({ cell, found, from, to }) =>
    `${cell}: ${counted(found, "Eintrag ist", "Einträge sind")} da; es müssen ${from === to ? `genau ${from}` : `${from} bis ${to}`} sein.`,
  "tables-number": ({ cell, found, from, to }) =>
    `${cell}: ${found} passt nicht; es muss ${from === to ? `${from}` : `eine ganze Zahl von ${from} bis ${to}`} sein.`,
  "tables-id": ({ cell, found, longest }) =>
    `${cell}: „${quotable(found)}“ ist keine Kennung; sie hat 1 bis ${longest} kleine Buchstaben, Ziffern oder Bindestriche.`,
  "tables-model": ({ cell, found }) =>
    `${cell}: „${quotable(found)}“ ist keine Miniatur; es muss Ordner und Name sein, wie in dogfight/p-51d.`,
  "tables-text": ({ cell, found, longest }) =>
    `${cell}: „${quotable(found)}“ ist kein Name; er hat 1 bis ${longest} Zeichen, darunter keine Steuerzeichen.`,
  "tables-unknown": ({ cell, found, known }) =>
    `${cell}: „${quotable(found)}“ ist hier unbekannt; es gibt ${listed(known, "und")}.`,
  "tables-twice": ({ cell, found }) =>
    `${cell}: „${quotable(found)}“ ist zweimal da; jedes braucht einen eigenen Namen.`,
  "tables-both": ({ cell, first, second }) =>
    `${cell}: ${first} und ${second} schließen einander aus; eines von beiden bitte weglassen.`,
  "tables-deck": ({ cell, found, extension }) =>
    `${cell}: Die Karten${extension ? " mit der Erweiterung" : ""} ergeben zusammen ${found}; es müssen 80 oder 110 sein.`,
  "tables-bands": (values) => `${values.cell}: ${BANDS[values.why](values)}.`,
};
