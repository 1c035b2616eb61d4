import type { words as english } from "../../en/book/shooting.ts";

export const words: typeof english = {
  "shooting.any-roll": "jeder Wurf",
  "initiative.title": "Wer zuerst feuert",
  "initiative.after-the-flight-each":
    "Nach dem Flug wirft jede Seite einen Würfel, die höhere feuert zuerst; bei Gleichstand noch einmal (R-15, R-16). Das geschieht in jeder Runde, solange beide Seiten fliegen, auch wenn niemand schießen kann (R-18a). Es ist wichtig: die Treffer der ersten Seite gelten, ehe die zweite antwortet (R-17). Eine zerschossene Waffe oder ein Flugzeug, das weg ist, feuert nicht zurück.",
  "arcs.title": "Schussfelder",
  "arcs.lay-a-clock-over-the":
    "Leg eine Uhr über das Flugzeug, die 12 an der Nase. Die Bugwaffe feuert von 11 bis 1 Uhr, die rechte von 1 bis 5, die hintere von 5 bis 7 (R-12), die linke von 7 bis 11. Genau auf einer Grenze reichen beide hin (R-13). Am selben Ort gilt das Ziel als vorn (R-14).",
  "arcs.a-b-17g-has-a-weapon-on":
    "Eine B-17G hat eine Waffe auf jeder Seite. Die Zahlen sind die äußeren Enden der Entfernungsbänder.",
  "arcs.try-it-move-the-target":
    "Probier es: schieb das Ziel um die Uhr und weiter weg. Der Satz ist der des Schiedsrichters.",
  "ranges.title": "Entfernungen",
  "ranges.the-die-must-show-at-most":
    "Der Würfel darf höchstens TO-HIT mit der Änderung der Entfernung zeigen",
  "ranges.range": "Entfernung",
  "ranges.change": "Änderung",
  "ranges.a-length-exactly-on-a":
    "Eine Länge genau auf der Grenze gehört zum näheren Band; weiter als 12 Zoll gibt es keinen Schuss (R-11). Ein Schuss, der 0 oder weniger braucht, kann nicht treffen und wird nicht angeboten; einer, der 6 oder mehr braucht, trifft immer (R-21).",
  "fire.title": "Schießen",
  "fire.a-weapon-may-fire-when": "Eine Waffe darf feuern, wenn all das gilt:",
  "fire.the-target-is-an-enemy": "das Ziel ist ein Gegner, der noch fliegt (R-23),",
  "fire.it-lies-in-the-weapons": "es liegt im Schussfeld der Waffe,",
  "fire.it-is-at-most-12-inches": "es ist höchstens 12 Zoll weit weg,",
  "fire.no-cloud-hides-it": "keine Wolke verbirgt es; Flugzeuge dazwischen tun das nicht (R-22),",
  "fire.the-weapon-works-and-has": "die Waffe ist heil und hat in dieser Runde noch nicht gefeuert.",
  "fire.whose-phase-it-is-chooses":
    "Wer an der Reihe ist, wählt Schuss um Schuss, sieht jedes Ergebnis vor dem nächsten und darf jederzeit aufhören (R-18). Zeig auf dem Tisch auf einen Gegner: das Schild daneben nennt Entfernung, Schussfeld und was der Würfel zeigen muss, oder warum es nicht geht. Getippt heißt ein Schuss `R1 front B1`; `done` beendet die Phase.",
  "damage.title": "Schaden",
  "damage.every-hit-throws-one-die": "Jeder Treffer wirft einen Würfel",
  "damage.die": "Würfel",
  "damage.what-is-crossed-off": "Was gestrichen wird",
  "damage.one-fuselage": "eine FUSELAGE",
  "damage.one-engine": "eine ENGINE",
  "damage.the-weapon-of-the-side":
    "die Waffe der getroffenen Seite; ist dort keine oder keine mehr, eine FUSELAGE (R-26)",
  "damage.the-shooter-stands-at-9":
    "Der Schütze steht auf 9 Uhr der Ju 88: ihre linke Seite wird getroffen. Genau auf einer Grenze ist es vorn oder hinten (R-13).",
  "damage.no-fuselage-left-the": "Keine FUSELAGE mehr: das Flugzeug ist **zerstört**.",
  "damage.no-engine-left-it-crashes":
    "Keine ENGINE mehr: es **stürzt** sofort **ab** und feuert nicht mehr (R-19).",
  "damage.less-engine-means-less":
    "Weniger ENGINE heißt von der nächsten Runde an weniger SPEED und weniger Uhrpunkte (R-04, R-09).",
  "shooting.band": ({ over, limit }) => (over === 0 ? `bis ${limit}″` : `über ${over}″ bis ${limit}″`),
};
