import { credits } from "../../../../meta/credits.de.ts";
import type { words as english } from "../../en/book/aircraft.ts";

/** Eigenschaften, Datenkarten, Absprachen und woher die Regeln kommen. */
export const words: typeof english = {
  "specials.title": "Besondere Eigenschaften",
  "specials.caption": "Was sie tun",
  "specials.name": "Eigenschaft",
  "specials.does": "Was sie tut",
  "specials.rule": "Regel",
  "specials.does.quick-climb": "Steigen kostet 1 Karte.",
  "specials.does.slow-climb": "Steigen kostet 3 Karten.",
  "specials.does.quick-dive": "Sinken gibt 2 Karten je Stufe.",
  "specials.does.slow-dive":
    "Folgt keinem Sinken durch eine VERTIKALROLLE, außer dem eines anderen Typs mit Slow Dive.",
  "specials.does.dive-limit": "Sinken gibt zusammen 1 Karte.",
  "specials.does.quick-bank": "Eine SCHERE des Führers ist keine Wendekarte.",
  "specials.does.slow-bank": "SCHERE nur gegen STEILKURVE, Slow Bank und mittlere Bomber.",
  "specials.does.thach-weave":
    "Zwei Rotten, die darum geboten haben, antworten auf AUS DER SONNE mit STEILKURVE, und jede darf auf einen Führer feuern, der mit der anderen im Gefecht ist.",
  "specials.hurricane":
    "**Hurricane IIC:** Ihr Führer darf mit 16 statt 8 feuern, `in-my-sights 1/2 B1 at 16`, zum Preis einer weiteren Karte (DIF-10.12).",
  "specials.beaufighter": "**Beaufighter IF:** Keine Karte erzielt mehr als zwei Treffer (DIF-10.13).",
  "types.title": "Die Datenkarten",
  "types.ours":
    "Die Werte sind **unsere eigenen**, so gemacht, dass jede Zahl der Zusatzregeln stimmt; wer die gedruckten Karten hat, kann seine laden.",
  "types.caption": "Jäger und leichte Bomber: was sich mit der Höhe nicht ändert",
  "types.type": "Typ",
  "types.year": "Jahr",
  "types.level": "Höchste Stufe",
  "types.defense": "Abwehr",
  "types.hit-value": "Trefferwert",
  "types.bursts": "Feuerstöße",
  "types.wingman": "Kaczmarek",
  "types.specials": "Eigenschaften",
  "types.bands": "Wendigkeit / Fahrt / Leistung nach Stufe",
  "types.wingman-is": "Bei Kaczmarek stehen Angriff und Abwehr; G heißt Bordschütze, L Last, R Raketen.",
  "options.title": "Absprachen",
  "options.caption": "Worüber man sich vor dem Kampf einigen kann",
  "options.option": "Absprache",
  "options.choice": "Wahl",
  "options.does": "Was sie tut",
  "options.on": "an",
  "source.title": "Woher die Regeln kommen",
  "source.told": "Die Regeln stehen hier in unseren eigenen Worten.",
  "source.text": credits.source,
  "source.own-table": ({ table }) => credits.ownTables[table],
  "types.levels": ({ from, to }) => `Stufe ${from}–${to}`,
};
