import type { Term } from "../glossary-terms.ts";

/** Jedes Fachwort, und was es bedeutet. */
export const GLOSSARY: Readonly<Record<Term, readonly [name: string, means: string]>> = {
  element: [
    "Rotte",
    "ein Führer und meist ein Kaczmarek eines Typs, die zusammen fliegen und die Stufe wechseln.",
  ],
  leader: ["Führer", "hat Karten auf der Hand und setzt sich allein hinter gegnerische Führer."],
  wingman: [
    "Kaczmarek",
    "hat keine Hand: Er zieht eine Kurzhand, wenn er angreift oder angegriffen wird (DIF-B6).",
  ],
  "player-turn": ["Zug", "der Teil einer Spielrunde, der einer Rotte gehört; jede hat einen (DIF-B3)."],
  level: ["Stufe", "2.000 Fuß. Eine zu steigen kostet Karten, Sinken bringt welche (DIF-2.1, DIF-2.2)."],
  neutral: ["Neutral", "keiner ist hinter dem anderen: mit üblichem Visier 1 Feuerstoß (DIF-3.1)."],
  advantaged: [
    "Im Vorteil",
    "einen Schritt hinter einem gegnerischen Führer: mit üblichem Visier 2 Feuerstöße (DIF-3.1).",
  ],
  tailing: ["Im Nacken", "zwei Schritte, dicht hinter ihm: 4 Feuerstöße (DIF-3.1)."],
  agility: [
    "Wendigkeit",
    "wie gut er wendet; so viele Karten darf ein Führer halten, wenn sie die Fahrt übertrifft (DIF-8.2).",
  ],
  speed: [
    "Fahrt",
    "wie schnell er fliegt; so viele Karten darf ein Führer halten, wenn sie die Wendigkeit übertrifft (DIF-8.2).",
  ],
  horsepower: ["Motor", "Karten, die ein Führer am Ende seines Zuges zieht, bis zu seiner Grenze."],
  "hand-limit": [
    "Grenze der Hand",
    "die größere Zahl von Wendigkeit und Fahrt, je nach Können des Piloten (DIF-8.2).",
  ],
  minimum: [
    "Behält mindestens",
    "Karten, die er behalten muss: um so viel übertrifft die Wendigkeit die Fahrt (DIF-8.3).",
  ],
  "agility-card": [
    "Wendekarte",
    "MANÖVER, HALBLOOPING, SCHERE, STEILKURVE, FASSROLLE und eine VERTIKALROLLE, die nicht sinkt; übertrifft die Fahrt die Wendigkeit, gehen nur so viele, wie diese sagt (DIF-8.4).",
  ],
  burst: [
    "Feuerstoß",
    "was eine Feuerkarte kostet; wie viele ein Führer im Zug hat, sagt die Stellung (DIF-3.1).",
  ],
  "hit-value": ["Trefferwert", "was ein Treffer seiner Waffen wert ist (DIF-3.2)."],
  defense: ["Abwehr", "woran Treffer mal Trefferwert gemessen werden (DIF-3.2)."],
  odds: [
    "Verhältnis",
    "Treffer mal Trefferwert gegen Abwehr; dann entscheidet der Würfel: Abschuss, beschädigt, nichts (DIF-3.2).",
  ],
  "mini-hand": [
    "Kurzhand",
    "die Karten, die ein Kaczmarek für einen Angriff zieht; was bleibt, legt er ab (DIF-B6).",
  ],
  quality: ["Rekrut bis Ass", "wie gut ein Pilot ist; verborgen, bis sein Spiel es zeigt (DIF-9.1)."],
  load: [
    "Last",
    "Bomben oder ein Torpedo: Er wendet schlecht und greift nicht an, bis sie weg sind (DIF-9.2, DIF-B15).",
  ],
  dry: ["Verschossen", "einem Teil der Waffen fehlt Munition: Der kleinere Trefferwert zählt (DIF-10.15)."],
  formation: [
    "Verband",
    "Bomber, die zusammen fliegen und einander mit ihren Abwehrständen helfen (DIF-B10).",
  ],
  straggler: ["Nachzügler", "ein Bomber, den Schaden aus seinem Verband getrieben hat (DIF-4.1.5)."],
  "victory-points": ["Siegpunkte", "für Verluste des Gegners, für das Ziel und aus Geboten (DIF-B17)."],
};
