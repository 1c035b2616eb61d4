import type { words as english } from "../../en/book/wingmen.ts";

/** Kaczmareks und Piloten. */
export const words: typeof english = {
  "wingmen.title": "Kaczmareks",
  "wingmen.attack":
    "Ein Kaczmarek hält nichts. Im Zug seiner Rotte nennt er ein Ziel und zieht dann so viele Karten, wie sein **Angriffswert** sagt, gegen Bomber Angriff und Abwehr. Er spielt davon gegen das Ziel, was er will, antwortet damit und legt den Rest ab (DIF-B6).",
  "wingmen.defend":
    "Angegriffen zieht er so viele Karten, wie sein **Abwehrwert** sagt, einmal je Angreifer, und legt den Rest ab, wenn dessen Schritt vorbei ist.",
  "wingmen.position":
    "Seine Stellungskarten gegen einen gegnerischen Führer bewegen seine eigene Rotte; Führer und Kaczmarek antworten nie füreinander.",
  "wingmen.alone":
    "Ohne Führer fliegt er allein weiter: keine Hand, keine Stellung, kein Preis für Stufen, und ein W6 ab 4 bringt ihn heim (DIF-B23).",
  "pilots.title": "Piloten",
  "pilots.caption": "Güte: was ein Pilot als Führer und als Kaczmarek ändert",
  "pilots.quality": "Güte",
  "pilots.leader": "Als Führer: Hand, Feuerstöße, Werte",
  "pilots.wingman": "Als Kaczmarek, Angriff / Abwehr von 3/4",
  "pilots.recruit": "Rekrut",
  "pilots.green": "unerfahren",
  "pilots.regular": "erfahren",
  "pilots.veteran": "Veteran",
  "pilots.ace": "Ass",
  "pilots.lot": "Durch Los mit einem W12 (DIF-B20)",
  "pilots.none": "keiner",
  "pilots.gifts":
    "**Gaben** eines Führers, wie gut er auch ist: Ein **Scharfschütze** hat einen Feuerstoß mehr und prüft keine Munition (DIF-9.1.9); mit **scharfen Augen** beginnt ein Erfahrener oder Veteran seinen ersten Zug im Vorteil gegen einen Gegner seiner Wahl oder mit einem Feuerstoß mehr gegen einen Kaczmarek oder Bomber (DIF-9.1.10).",
  "pilots.secret":
    "Ausgeloste Piloten sind geheim, bis sich gezeigt hat, was sie sind (DIF-9.1.11, DIF-R70). Einmal in der Partie spielt ein Ass eine Karte als FLIEGERASS: `maneuvering as ace-pilot` (DIF-R41).",
  "pilots.on-even-turns": ({ odd, even }) => `${odd}, in geraden Runden ${even}`,
};
