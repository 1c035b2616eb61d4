import type { words as english } from "../../en/ledger/fire.ts";

export const words: typeof english = {
  "DIF-3":
    "Ein Verhältnis entscheidet das Feuer auf Jäger und leichte Bomber: Treffer mal Trefferwert gegen Abwehr.",
  "DIF-3.1":
    "Ein Führer hat einen Feuerstoß, zwei im Vorteil und vier im Nacken des Gegners, wenn sein Typ nichts anderes sagt.",
  "DIF-3.1.1": "Mit einem frühen Visier hat er neutral keinen, im Vorteil einen, im Nacken vier.",
  "DIF-3.1.2":
    "Mit Kreiselvisier oder nach Ausbildung im Vorhalten gibt der Vorteil zwei Feuerstöße mehr statt eines.",
  "DIF-3.2":
    "Feuerkarten werden gespielt und beantwortet wie im Grundspiel; eine, die steht, wird so ausgerechnet:",
  "DIF-3.2.1": "Man nehme die Treffer der Karte,",
  "DIF-3.2.2": "mal den Trefferwert des Schützen,",
  "DIF-3.2.3": "geteilt durch die Abwehr des Ziels: Das ist das Verhältnis.",
  "DIF-3.2.4": "Ab 1:1 fällt der Bruch weg.",
  "DIF-3.2.5": "Ein W6 bis zum halben Verhältnis schießt ab, bis zum Verhältnis beschädigt er.",
  "DIF-3.2.6": "Bei 1:1 wird eine 1 noch einmal geworfen: 1 bis 3 schießt ab, 4 bis 6 beschädigt.",
  "DIF-3.2.7": "Bei 1:2 wird eine 1 noch einmal geworfen: 1 schießt ab, 2 und 3 beschädigen.",
  "DIF-3.2.8": "Unter 1:2 wird eine 1 noch einmal geworfen: Eine 1 beschädigt, und nichts schießt ab.",
  "DIF-3.2.9": "Trefferwert 8 auf Abwehr 6 macht also aus zwei Treffern 2:1 und aus dreien 4:1.",
  "DIF-3.2.10":
    "Feuerkarten gleich nacheinander dürfen zusammenzählen, für einen Wurf; jede wird angesagt, und wird eine abgewehrt, sind alle verloren.",
  "DIF-3.3": "Bordschützen feuern mit Trefferwert 8.",
};
