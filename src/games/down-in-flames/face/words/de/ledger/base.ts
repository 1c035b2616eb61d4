import type { words as english } from "../../en/ledger/base.ts";

export const words: typeof english = {
  "DIF-B1":
    "Zwei Seiten haben je eine bis vier Rotten, vielleicht Bomber; jeder Führer hat seine eigene Hand.",
  "DIF-B2":
    "Aufgebaut wird so: Szenario, Absprachen, Flugzeuge, Piloten, Gebote für den Weave, Anfangsstufe, erste Seite nach dem höheren W6, dann Hände, so groß sie sein dürfen.",
  "DIF-B3":
    "Diese Seite beginnt jede Runde; die Seiten wechseln ab, jede nennt eine Rotte, die noch nicht am Zug war. Nur der erste Zug der Partie ist ohne Angriff des Kaczmareks.",
  "DIF-B4": "Alles ist offen außer Händen und Kurzhänden und wer die Piloten sind.",
  "DIF-B5":
    "Eine Stellung gilt zwischen zwei Rotten, und jede verfolgt höchstens einen Gegner; andere Stufen, der Verlust eines Führers und das Lösen beenden sie, und der Verfolger darf sie aufgeben.",
  "DIF-B6":
    "Ein Kaczmarek nennt ein Ziel, zieht Karten nach dem Angriffswert, gegen Bomber auch nach dem Abwehrwert, und spielt davon gegen das Ziel, was er will; ein angegriffener zieht nach dem Abwehrwert.",
  "DIF-B7":
    "Stellungen entscheiden, wer wen angreifen darf, mit Stellungskarten oder Feuer, immer auf derselben Stufe.",
  "DIF-B8":
    "Eine Karte wird gegen ein Ziel gespielt und Karte um Karte beantwortet; mit gerader Zahl von Antworten besteht sie, und der Verteidiger darf neu beginnen.",
  "DIF-B9":
    "Ein Bordschütze zieht seine Karten, wenn ein Gegner von hinten auf seinen Führer feuert oder irgendeiner auf seinen Kaczmarek; jede Feuerkarte ist ein Angriff.",
  "DIF-B10":
    "Zwei bis sechs Bomber fliegen im Verband; ein Würfel wählt den beschossenen, wenn keine Stellungskarte es tut, und er bleibt für den Zug das Ziel; die Abwehrstände antworten mit höchstens sechs Karten.",
  "DIF-B11":
    "Ein freier Begleiter, oder einer, der den Angreifer verfolgt, antwortet auf Stellungskarten gegen Bomber und stört Feuer mit MANÖVER, SCHERE oder FLIEGERASS.",
  "DIF-B12":
    "Flak zieht so viele Karten wie ihr Wert; jede Feuerkarte trifft ein Flugzeug mit Trefferwert 8, ohne Antwort, auch eines in WOLKEN.",
  "DIF-B13":
    "Über dem Ziel ziehen schwere Bomber zwei Karten, alle anderen mit Bomben eine, höchstens von Stufe 3; ihre Punkte ergeben den Schaden am Ziel.",
  "DIF-B14": "Auf Stufe 1 beschießen Flugzeuge ohne Last einen Flugplatz oder ein Schiff mit je einer Karte.",
  "DIF-B15":
    "Lasten und Raketen stehen am Anfang fest; von einer Rotte mit Last greift kein Flugzeug an, beide dürfen antworten, und sie wird nach Belieben abgeworfen.",
  "DIF-B16":
    "Wer nicht verfolgt wird, löst sich mit einem W6 ab 4: Stufe 1 und die größte Fahrt geben je 1 dazu, Schaden nimmt 1 weg.",
  "DIF-B17":
    "Siegpunkte: Jäger und leichte Bomber 5 abgeschossen und 2 beschädigt, mittlere Bomber 8 und 3, schwere 12 und 5, Ziele 3, 6 oder 10. Nach sechs Runden, oder sofort, wenn eine Seite nichts mehr hat, gewinnen mehr Punkte.",
  "DIF-B18": "Leichte Bomber sind Rotten: Sie haben jeden Schritt und kämpfen und leiden wie Jäger.",
  "DIF-B19":
    "Ein Einsatz hat fünf Runden: drei im Anflug, eine über dem Ziel, eine heimwärts; vor der vierten dürfen Jäger ohne Last bis zur fünften abdrehen.",
  "DIF-B20":
    "Piloten sind erfahren, wenn der Aufbau nichts anderes sagt oder das Los entscheidet; scharfe Augen geben auch 1 auf den Wurf um die erste Seite.",
  "DIF-B21":
    "Ein Feldzug hat drei Einsätze mit denselben Kräften. Vor jedem bringt eine Seite geheim ein Mittel, das sie noch nicht verbraucht hat: eine Rotte, Flak oder einen Veteranen. Wer als Führer abgeschossen wird, den ersetzt ein unerfahrener; wer abgeschossen hat, steigt auf, bis zum Veteranen, und fünf Flugzeuge machen ein Ass. Alle Punkte zusammen: ab 5 Unterschied ein knapper Sieg, ab 15 ein klarer, ab 30 ein entscheidender.",
  "DIF-B22": "Vier Szenarien gehören zum Grundspiel dieser Regeln, weitere sind unsere eigenen.",
  "DIF-B23":
    "Ein Führer ohne Kaczmarek hat keinen Angriff von ihm; ein Kaczmarek ohne Führer fliegt ohne Karten, Stellung und Schritt des Führers.",
  "DIF-B24":
    "Ist der Stapel leer, werden die abgelegten Karten gemischt; sind es immer noch zu wenige, zieht man, was da ist.",
};
