import { cardName } from "../../../../words/card-name.de.ts";
import type { words as english } from "../../en/book/cards.ts";

/** Die Karten, und was worauf antwortet. */
export const words: typeof english = {
  "deck.title": "Die Karten",
  "deck.ours":
    "Der gedruckte Stapel ist nicht bekannt; dieser ist **unser eigener** (DIF-B24). Feuerstöße sind, was eine Feuerkarte vom Vorrat kostet, Treffer, was sie tut.",
  "deck.caption": "Der Stapel: was jede Karte im Angriff tut und wie viele es gibt",
  "deck.card": "Karte",
  "deck.typed": "Geschrieben",
  "deck.colour": "Farbe",
  "deck.attack": "Im Angriff",
  "deck.of-80": "Von 80",
  "deck.of-110": "Von 110",
  "deck.red": "rot",
  "deck.white": "weiß",
  "deck.blue": "blau",
  "deck.does.in-my-sights": "Feuert.",
  "deck.does.fuel-tank":
    "Feuert mit vier Treffern; zerstört einen mittleren oder schweren Bomber (DIF-5.5, DIF-R14).",
  "deck.does.cockpit-hit":
    "Feuert; was sie beschädigt, verliert noch eins von Wendigkeit und Fahrt oder vom Angriff.",
  "deck.does.engine-hit": "Feuert mit vier Treffern.",
  "deck.does.out-of-the-sun": "Feuert, und weniger Karten antworten darauf.",
  "deck.does.maneuvering": "Ein Schritt Stellung; gegen Kaczmareks und Bomber ein Feuerstoß mehr.",
  "deck.does.half-loop": "Zwei Schritte Stellung; gegen Kaczmareks und Bomber zwei Feuerstöße mehr.",
  "deck.does.scissors": "Ein Schritt weg vom eigenen Verfolger.",
  "deck.does.vertical-roll":
    "Steigt um eine Stufe oder sinkt um eine oder zwei und nennt niemanden (DIF-R34).",
  "deck.does.tight-turn": "Nur als Antwort.",
  "deck.does.barrel-roll": "Nur als Antwort.",
  "deck.does.ace-pilot": "Nur als Antwort, auf jede Karte.",
  "deck.does.full-throttle": "Der Führer zieht eine Karte.",
  "deck.does.chop-throttle": "Nur als Antwort.",
  "deck.does.clouds": "Neutral und für alle außer Reichweite bis zum nächsten Wechsel der Stufe.",
  "deck.extension":
    "Der größere Stapel hat dreißig Karten mehr; seine fünf neuen Karten sind keine Wendekarten.",
  "answers.title": "Was worauf antwortet",
  "answers.caption": "Jede Karte, was auf sie antwortet und wie viele von 80 Karten das sind",
  "answers.by": "Darauf antworten",
  "answers.count": "Von 80",
  "answers.only-larger": "GAS WEG, WOLKEN und was sonst nicht unter den 80 ist, gehört zum Stapel von 110.",
  "answers.as-answers":
    "Eine Stellungskarte als Antwort bewegt niemanden; eine VERTIKALROLLE als Antwort kann die Stufe ändern (DIF-2.6.1).",
  "exchange.title": "Karte um Karte",
  "exchange.parity":
    "A spielt eine Karte gegen B. B darf antworten, A auf die Antwort, und so weiter, bis jemand passt. **Bei einer geraden Zahl von Antworten gilt der Angriff, bei einer ungeraden ist er abgewehrt** (DIF-B8). Alle gespielten Karten sind fort.",
  "exchange.again":
    "Hat der Angriff bestanden, darf der Verteidiger mit einer anderen Karte neu beginnen, bis er sofort passt.",
  "exchange.example": "Wer antwortet: ein Beispiel",
  "exchange.cards": "Karten",
  "exchange.result": "Ergebnis",
  "exchange.stands": "Der Angriff gilt.",
  "exchange.negated": "Der Angriff ist abgewehrt.",
  "exchange.secret":
    "Gefragt wird jeder, der Karten hält, ob er antworten kann oder nicht, damit die Frage nichts verrät. Ein stehendes Passen antwortet für den Rest eines Schlagabtauschs.",
  "exchange.typed":
    "Eine Karte tippt man mit ihrem Namen, dahinter, gegen wen sie geht: `maneuvering B1`, `in-my-sights 1/2 B1`, `vertical-roll dive 2`. Eine Antwort ist die Karte allein: `tight-turn`; oder `pass`.",
  "cards.named": ({ cards }) => cards.map(cardName).join(", "),
  "exchange.played": ({ plays }) => plays.map(([by, card]) => `${by} ${cardName(card)}`).join(" → "),
  "exchange.after": ({ answers }) => (answers === 1 ? "eine Antwort" : `${answers} Antworten`),
};
