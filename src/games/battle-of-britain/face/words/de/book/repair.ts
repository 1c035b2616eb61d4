import type { words as english } from "../../en/book/repair.ts";

/** Instandsetzung, Ablösung und besondere Verbände. */
export const words: typeof english = {
  "repair.title": "Instandsetzung",
  "repair.dice":
    "Bevor man das Wetter kennt, wirft jede Group so viele Würfel der RAF, wie ihre Städte hervorbringen (BB-71, BB-23). Eine Stadt mit drei Treffern bringt nichts hervor (BB-44).",
  "repair.caption": "Städte mit ihren Feldern, und die Würfel, die jede hervorbringt",
  "repair.cities": "Städte",
  "repair.all": "Würfel",
  "repair.split":
    "Zuerst werden die Würfel zwischen Staffeln und Anlagen geteilt: `repair squadron 8 facility 3`. Wo es vom einen nichts gibt, gelten alle dem anderen (BB-H2).",
  "repair.roundel":
    "Jede Kokarde setzt dann eines instand, nach dem Wurf gewählt: `rebuild Spitfire Hurricane`. Erfolge tauschen nicht (BB-R25).",
  "repair.knocked-out":
    "Ein ausgeschalteter Flugplatz füllt keinen Wing, und sein Wing fängt niemanden ab (BB-125). Treffer auf Städten lassen sich nicht beheben; die Runden 5 und 9 nehmen von jeder zwei (BB-R21).",
  "repair.germans": "Die Deutschen setzen nichts instand (BB-31).",
  "repair.example":
    "Die 11 Group mit ausgeschaltetem London; drei Staffeln beschädigt, Dover und Hawkinge ausgeschaltet; vom Schiedsrichter gespielt:",
  "rotation.title": "Ablösung und Verstärkung",
  "rotation.exchange":
    "In den Runden 5 und 9 tauschen Groups Staffeln: Die eine gibt eine bereite zu ihren beschädigten, die andere bekommt eine des Musters aus ihren zurück. Keine Karte wechselt die Group, und nichts zählt als verloren (BB-58).",
  "rotation.caption": "Ablösungen (BB-60, BB-61)",
  "rotation.from": "Von Group",
  "rotation.to": "An Group",
  "rotation.gives": "Beschädigt",
  "rotation.gains": "Wieder bereit",
  "rotation.times": "Mal",
  "rotation.optional":
    "Jede Staffel ist freigestellt, mit `rotate 13 11 Hurricane Spitfire`; was nicht sogleich genutzt wird, ist dahin (BB-59).",
  "rotation.reinforcement":
    "Eine **Verstärkung** macht eine beschädigte Hurricane ihrer Group bereit; wo keine ist, wartet sie (BB-57, BB-R15).",
  "rotation.withdrawal":
    "Ein **Abzug** nimmt ein Muster aus dem Spiel, ohne zu zählen; was davon verloren war, bleibt verloren (BB-56).",
  "special.title": "Besondere Verbände",
  "special.stood-down":
    "**In Ruhe:** fehlt diese Runde und die nächste, dann oben auf dem Stapel. In Runde 10 oder 11 fehlt sie bis zum Ende und ist kein Verlust (BB-107, BB-R24).",
  "special.big-wing":
    "**Big Wing:** Ab Runde 9 gehen einmal je Tally-ho zwei Wings der 12 Group im Umkreis von drei Feldern zusammen auf ein Geschwader: `big-wing 12A 12B 2A`. Sie kämpfen als einer, für eine Marke (BB-128). Was er bewirkt, ist unser.",
  "special.ace":
    "**Ass:** Die Marke der 303 Squadron gibt ihrem Wing beim Abfangen und im ersten Duell einen Würfel mehr (BB-129). Was sie bewirkt, ist unser.",
  "special.luftflotte-5":
    "**Luftflotte 5** fliegt von Nordosten. In der ersten fliegenden Runde des Adlertags muss sie über die Radarlinie und zu bomben versuchen, oder sie wird abgezogen (BB-130).",
  "special.pool":
    "**Vorrat der 13 Group:** vier Instandsetzungen ihrer Staffeln für den ganzen Feldzug, jede nach ihrem Wurf entschieden: `pool Spitfire` (BB-131).",
};
