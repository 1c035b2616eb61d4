import type { words as english } from "../../en/book/bombers.ts";

/** Bomber und Raketen. */
export const words: typeof english = {
  "formations.title": "Bomber im Verband",
  "formations.who":
    "Mittlere und schwere Bomber halten keine Hand und haben keine Züge. Zwei bis sechs eines Typs fliegen im Verband auf einer Stufe, die sich nie ändert; ein beschädigter fällt als Nachzügler heraus (DIF-B10). Leichte Bomber sind Rotten wie Jäger (DIF-B18).",
  "formations.which":
    "**Welcher:** Das Feuer gilt dem Verband, und ein W6 wählt den Bomber; nach einem gelungenen MANÖVER oder HALBLOOPING gegen ihn wählt der Angreifer. Es bleibt in diesem Zug sein Ziel.",
  "formations.turrets":
    "**Abwehrfeuer:** Bei der ersten Feuerkarte eines Flugzeugs in seinem Zug zieht das Ziel nach dem Wert seiner Abwehrstände und eine Karte für jeden anderen Bomber im Verband, höchstens sechs. Jede Feuerkarte darunter ist ein Angriff mit Trefferwert 8, auf den der Angreifer antworten darf (DIF-4.1.9).",
  "formations.gunners":
    "**Bordschützen** von Zweisitzern tun dasselbe, wenn jemand von hinten auf ihren Führer feuert oder auf ihren Kaczmarek (DIF-B9).",
  "formations.escorts":
    "**Begleiter:** Ein Jägerführer der Bomberseite auf ihrer Stufe, frei oder hinter dem Angreifer, antwortet auf MANÖVER und HALBLOOPING gegen sie und stört eine Feuerkarte mit MANÖVER, SCHERE oder FLIEGERASS: `maneuvering by A1` (DIF-B11).",
  "points.title": "Feuer auf Bomber",
  "points.formula":
    "Treffer × Trefferwert, in Punkten zu 8 (DIF-4.1.3). Was übrig ist, kann noch einen bringen (DIF-4.1.7, DIF-6.1.7). Die halbe Abwehr beschädigt, die ganze schießt ab (DIF-4.1.4, DIF-4.1.6). Karten zählen nicht zusammen (DIF-R12).",
  "points.caption": "Die Chance auf noch einen Punkt, nach dem Rest",
  "points.rest": "Rest",
  "points.types": "Mittlere und schwere Bomber, unsere eigenen Zahlen",
  "points.type": "Typ",
  "points.class": "Klasse",
  "points.medium": "mittel",
  "points.heavy": "schwer",
  "points.defense": "Abwehr",
  "points.damaged-at": "Beschädigt ab",
  "points.level": "Höchste Stufe",
  "points.turret": "Abwehrstände",
  "points.example":
    "Drei Treffer einer Fw 190A-8 (20) auf eine B-17G sind 60: sieben Punkte und 4 übrig, für einen achten bei 1 bis 3 (DIF-4.1.8).",
  "rockets.title": "Raketen",
  "rockets.rule":
    "Bf 109G-6, Fw 190A-6 und Bf 110G-2 können sie gegen **schwere** Bomber tragen. Einmal in der Partie sagt jedes solche Flugzeug sie mit einer Feuerkarte an, `in-my-sights 1/1 Q rockets`: keine Feuerstöße, kein Abwehrfeuer, und ein W6 entscheidet (DIF-7.1.2, DIF-R23).",
  "rockets.hit":
    "Ein Treffer zerstört den Bomber: mit 1, von einer Bf 110 mit 1 oder 2 (DIF-7.1.3). Unter den Flächen kosten sie einen Führer eine Wendigkeit und eine Fahrt; die Fahrt kommt nicht wieder (DIF-7.1.4).",
};
