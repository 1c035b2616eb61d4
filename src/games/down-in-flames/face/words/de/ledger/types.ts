import type { words as english } from "../../en/ledger/types.ts";

export const words: typeof english = {
  "DIF-10": "Manche Typen haben auf der Datenkarte besondere Eigenschaften.",
  "DIF-10.1": "Quick Climb: Steigen kostet eine Karte.",
  "DIF-10.2": "Quick Dive: Sinken gibt zwei Karten je Stufe.",
  "DIF-10.3":
    "Slow Dive: kein Folgen, wenn eine VERTIKALROLLE sinkt, außer der eines Typs, der auch Slow Dive hat.",
  "DIF-10.4": "Dive Limit: Sinken gibt eine Karte, auch über zwei Stufen.",
  "DIF-10.5": "Slow Climb: Steigen kostet drei Karten.",
  "DIF-10.6": "Quick Bank: Eine SCHERE des Führers ist keine Wendekarte.",
  "DIF-10.7": "Slow Bank: SCHERE nur als Antwort auf STEILKURVE oder gegen Slow Bank und mittlere Bomber.",
  "DIF-10.8": "Simple Sight: 0, 1 und 4 Feuerstöße.",
  "DIF-10.9": "Gyro Sight: im Vorteil mehr Feuerstöße.",
  "DIF-10.10": "Beam Attacks: ausgebildet im Feuern von der Seite, im Vorteil zwei Feuerstöße mehr.",
  "DIF-10.11": "Thach Weave: für zwei und mehr Rotten des Typs.",
  "DIF-10.11.1": "Ihre Flugzeuge dürfen auf AUS DER SONNE mit STEILKURVE antworten.",
  "DIF-10.11.2": "Eine freie Rotte darf einen Führer angreifen, der mit der anderen im Gefecht ist.",
  "DIF-10.11.3": "Ihr Spieler bietet Siegpunkte dafür, und es gilt, wenn der Gegner annimmt.",
  "DIF-10.11.4": "Es ist die gegenseitige Deckung, die F4F-4 zuerst bei Midway flogen.",
  "DIF-10.12":
    "Der Führer einer Hurricane IIC feuert mit 8 oder für eine Karte mit 16, ihr Kaczmarek immer mit 8.",
  "DIF-10.13": "Eine Beaufighter IF erzielt nie mehr als zwei Treffer mit einer Karte.",
  "DIF-10.14": "Agile ist hier keine Eigenschaft.",
  "DIF-10.15":
    "Nach Absprache geht Munition aus: Trefferwert a/b ist a, bis ein niedriger Wurf und ein W6 bis zur Zahl der Feuerstöße b daraus machen; wer freiwillig mit b feuert, wagt nichts.",
  "DIF-11": "Kaczmareks ziehen nach ihrer Datenkarte, auf jeder Höhe.",
};
