import type { words as english } from "../../en/book/start.ts";

/** Die Idee, der Aufbau und eine Runde. */
export const words: typeof english = {
  "idea.title": "Die Idee",
  "idea.cards-are-energy":
    "Zwei Seiten fliegen **Rotten**: einen **Führer** und einen **Kaczmarek** desselben Typs. Was ein Führer tut, tut er mit **Karten**, und Karten sind seine Energie: Wer viele hält, kann kurven, steigen und schießen; wer sie ausgegeben hat, ist ein Ziel, bis er wieder gezogen hat.",
  "idea.colours":
    "Eine **rote** Karte feuert, eine **weiße** manövriert, eine **blaue** antwortet nur. Jeder Angriff lässt sich beantworten, jede Antwort wieder, und die letzte Karte, auf die niemand antwortet, gilt (DIF-B8).",
  "idea.words": "Wörter, die überall vorkommen:",
  "idea.level": "**Stufe:** 2.000 Fuß Höhe; Stufe 1 ist die tiefste (DIF-2).",
  "idea.ratings":
    "**Wendigkeit, Fahrt, Leistung:** wie viele Karten ein Führer hält, als Manöver spielt und zieht. Sie ändern sich mit der Stufe (DIF-2.4).",
  "idea.hit-value":
    "**Trefferwert** und **Abwehr:** was ein Treffer wert ist und was ein Flugzeug aushält (DIF-3).",
  "idea.bursts": "**Feuerstöße:** wie viel ein Führer in seinem Zug feuern darf (DIF-3.1).",
  "idea.mini-hand": "**Kurzhand:** die Karten, die ein Kaczmarek zum Angriff oder zur Abwehr zieht (DIF-B6).",
  "idea.winning":
    "Es gewinnen Siegpunkte: Ein abgeschossener Jäger bringt 5, ein am Ende beschädigter 2 (DIF-B17).",
  "set-up.title": "Vor dem Kampf",
  "set-up.agree":
    "Ein Gefecht wählen und sich absprechen: welcher Würfel, welcher Stapel, Munition, Piloten, der Weave (DIF-B1).",
  "set-up.level":
    "**Stufe:** ein W20 für alle, neu geworfen, solange jemand nicht so hoch kommt; oder zwei verdeckte Gebote aus einer Stufe und den Punkten, die man dafür gibt (DIF-2.5, DIF-R32, DIF-R33).",
  "set-up.first": "**Erste Seite:** je ein W6, der höhere beginnt jede Runde (DIF-B3).",
  "set-up.hands":
    "**Hände:** Jeder Führer bekommt so viele Karten, wie er auf der Stufe halten darf (DIF-R30). Alle sind neutral.",
  "turn.title": "Eine Runde",
  "turn.alternate":
    "In einer Runde hat jede Rotte einen **Zug**. Die Seiten nennen abwechselnd eine, die noch nicht am Zug war (DIF-B3). Ein Luftkampf dauert sechs Runden, ein Einsatz fünf (DIF-B17, DIF-B19). Ein Zug geht so:",
  "turn.jettison": "Eine Last darf abgeworfen werden (DIF-B15).",
  "turn.wingman":
    "Der **Kaczmarek** greift mit einer Kurzhand an (DIF-B6); nicht im allerersten Zug der Partie.",
  "turn.altitude":
    "Die Rotte bleibt auf der Stufe, steigt um eine oder sinkt um bis zu zwei (DIF-2.1, DIF-2.2); Verfolger dürfen folgen (DIF-2.6.4).",
  "turn.target": "Über dem Ziel: bomben oder beschießen, dann die Flak (DIF-B12, DIF-B13, DIF-B14).",
  "turn.leave":
    "Vor seiner ersten Karte darf der Führer seinen Gegner ziehen lassen oder sich zu lösen suchen (DIF-B5, DIF-B16).",
  "turn.leader":
    "Der **Führer** spielt so viele Karten, wie er will und darf, jede gegen irgendein erlaubtes Ziel (DIF-B7, DIF-B8).",
  "turn.discard":
    "Er legt bis zu seiner Grenze ab und weiter, wenn er mag; nie unter seine kleinste Hand (DIF-8.2, DIF-8.3).",
  "turn.draw": "Er zieht so viele Karten, wie seine Leistung sagt, nicht über die Grenze (DIF-R29).",
};
