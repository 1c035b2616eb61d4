import type { words as english } from "../../en/book/flight.ts";

/** Wie man fliegt, wie lange, von wo, und was Jägern aufgetragen wird. */
export const words: typeof english = {
  "flight.title": "Flug",
  "flight.moves":
    "Ein Feld kostet eins, bis zur Geschwindigkeit des Musters (LW-60). Höhe und Richtung gibt es nicht, und in einem Feld dürfen so viele Verbände sein, wie man mag (LW-18).",
  "flight.bombers":
    "Bomber haben alle Zeit des Angriffs, aber nur die: Wer danach noch drin ist, ist verloren (LW-L47).",
  "flight.enemies": "Gegner halten niemanden auf; man trifft sich, wo ein Flug endet.",
  "flight.barred": "Niemand fliegt in die Schweiz, kein Deutscher über die R-Linie (LW-33, LW-L44).",
  "time.title": "Zeit in der Luft und Zusatztanks",
  "time.american":
    "Ein amerikanischer Jäger überquert die R-Linie einmal im Angriff. Ab dieser Runde läuft seine Zeit; ist sie um, muss er wieder auf eigener Linie stehen (LW-62).",
  "time.american-caption": ({ turn }) =>
    `Wer die R-Linie in Runde ${turn} überquert, muss zurück sein in Runde`,
  "time.german":
    "Ein deutscher Verband hat seine Zeit ab dem Start und muss in der Runde landen, in der sie um ist (LW-63).",
  "time.german-caption": ({ turn }) => `Wer in Runde ${turn} startet, muss gelandet sein in Runde`,
  "time.without": "ohne Tanks",
  "time.with": "mit Tanks",
  "time.tanks": "Zusatztanks geben mehr Zeit, bis es ein Gefecht gibt (LW-64):",
  "time.dropped": "**Abgeworfen:** Was an Zeit bleibt, fällt auf die Zahl ohne Tanks, wenn es mehr ist.",
  "time.kept": "**Behalten:** Die Zeit bleibt, und E ist in diesem Gefecht um eins niedriger.",
  "time.in-1943":
    "Im Fortgeschrittenenspiel haben Amerikaner 1943 keine (LW-21). Strahlflugzeuge haben nie welche (LW-20).",
  "landing.title": "Plätze und Starts",
  "landing.where": ({ room }) =>
    `Verbände landen auf brauchbaren Plätzen, ${room} auf jedem (LW-37). Vor dem Angriff stellen die Deutschen ihre auf; wer keine Schule ist, darf abseits der Karte bleiben (LW-39).`,
  "landing.again":
    "Wer landet, braucht zwei volle Runden zum Tanken: Gelandet in Runde 6, startet er frühestens in Runde 9 (LW-65).",
  "landing.single":
    "Jeder Verband darf für sich starten und landen, wenn nichts anderes vereinbart ist (LW-L40).",
  "landing.groups":
    "**Nach Gruppen:** Die Deutschen teilen jedes Muster vor dem Angriff in Gruppen; eine Gruppe startet, landet und tankt zusammen (LW-66).",
  "landing.type":
    "**Nach Mustern:** dasselbe für alle Verbände eines Musters, wie die gedruckte Regel es will; wer auf keinem Platz ist, wenn die anderen landen, ist verloren.",
  "landing.raf": "Ein Platz, den die RAF getroffen hat, ist für das Quartal zu (LW-110).",
  "missions.title": "Aufträge der Jäger, und Tiefangriffe",
  "missions.two": "Nach dem amerikanischen Zug hat jeder Jäger einen von zwei Aufträgen (LW-67):",
  "missions.escort":
    "**Nahbegleitung** aller Bomber seines Felds: Wer diese angreift, trifft zuerst auf ihn (LW-68).",
  "missions.free":
    "**Frei:** in einem Feld mit Bombern oder anderswo, um in O anzugreifen, auch im Tiefflug schon in M; er schützt nicht.",
  "missions.home":
    "Ein Begleiter, dem die Zeit ausgeht, greift auf dem Heimweg niemanden an, auch nicht im Tiefflug, und ist nicht wieder Begleiter; zurückschießen darf er (LW-69).",
  "strafing.how":
    "Freie Jäger über einem Platz, die nicht geschossen haben, dürfen im **Tiefflug** angreifen: Sie schießen nach der Tabelle der Jäger auf Verbände am Boden, und E zählt nicht (LW-70).",
  "strafing.order":
    "Die Amerikaner nennen Verbände der Reihe nach, und die verlieren in dieser Reihe, was sie auch sind; Strahlflugzeuge, Raketen und Schulen auch.",
  "strafing.guns": "Dann wirft die Flak des Platzes: Eine 6 kostet die Angreifer einen Faktor.",
  "strafing.fire": "Ein Tiefangriff zählt als Schuss; wer ihn fliegt, greift in O nicht an (LW-L37).",
};
