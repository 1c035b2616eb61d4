import type { words as english } from "../../en/book/start.ts";

export const words: typeof english = {
  "needs.title": "Das Spiel in einer Minute",
  "needs.two-sides":
    "Zwei Seiten, jede mit einem Flugzeug oder einem ganzen Verband. Alle schreiben geheim auf, wohin sie fliegen; die Befehle werden zusammen aufgedeckt, und alle Flugzeuge fliegen im selben Augenblick. Dann sagen die Würfel, wer zuerst schießt, und wer einen Gegner im Schussfeld und in Reichweite hat, darf feuern. Treffer streichen Ovale auf dem Flugzeugbogen.",
  "needs.on-a-real-table-that":
    "Auf einem echten Tisch braucht man dafür eine Matte von etwa 48 mal 36 Zoll, Miniaturen oder Plättchen, ein Maßband, Papier und ein paar sechsseitige Würfel. Hier bringt die Seite alles mit. Gemessen wird immer von der Mitte eines Flugzeugs zur Mitte des anderen (R-30).",
  "aircraft.title": "Was ein Flugzeug kann",
  "aircraft.three-ratings-from-1-to-5":
    "Drei Werte von 1 bis 5 und bis zu vier Waffen, alle als Reihen von Ovalen auf seinem Bogen:",
  "aircraft.engine-is-the-greatest":
    "**ENGINE**, der Motor, ist die höchste SPEED, die es fliegen kann, und die Hälfte davon sagt, wie eng es kurvt.",
  "aircraft.fuselage-is-how-many-hits":
    "**FUSELAGE**, der Rumpf, ist, wie viele Treffer es bis zur Zerstörung aushält.",
  "aircraft.to-hit-is-what-a-die-may":
    "**TO-HIT**, die Treffsicherheit, ist, was ein Würfel für einen Treffer auf mittlere Entfernung höchstens zeigen darf.",
  "aircraft.weapons-sit-at-the-front":
    "**Waffen** sitzen vorn, links, rechts oder hinten, höchstens eine auf jeder Seite. Jede hat ihr eigenes Schussfeld und feuert einmal je Runde.",
  "aircraft.beside-them-stands-speed":
    "Daneben steht **SPEED**, die Fahrt: wie schnell es in der letzten Runde flog. Begonnen wird mit jeder SPEED von 1 bis ENGINE (R-10). Die vier Wörter stehen so in den Regeln und auf ihren gedruckten Bögen; deshalb bleiben sie auch auf Deutsch, wie sie sind.",
  "turn.title": "Eine Runde",
  "turn.orders-every-aircraft":
    "**Befehle.** Jedes Flugzeug in der Luft bekommt eine Zeile wie `2L1`, geheim geschrieben. Niemand sonst sieht, was du schreibst, nur, auf wen noch gewartet wird.",
  "turn.flight-all-orders-are":
    "**Flug.** Alle Befehle werden aufgedeckt, und alle fliegen zugleich. Wer einen Tischrand überfliegt, ist draußen (R-25).",
  "turn.initiative-each-side":
    "**Initiative.** Jede Seite würfelt, die höhere schießt zuerst (R-16); bei Gleichstand wird noch einmal gewürfelt (R-15).",
  "turn.the-first-side-fires-shot":
    "**Die erste Seite feuert**, Schuss um Schuss; jeder Schaden gilt sofort (R-17).",
  "turn.the-second-side-fires":
    "**Die zweite Seite feuert** mit dem, was ihr bleibt. Dann beginnt die nächste Runde.",
};
