import { listed } from "../../../../../../core/text.ts";
import { targetName } from "../../../../words/names.ts";
import type { words as english } from "../../en/book/missions.ts";

/** Zielkarten und Aufträge. */
export const words: typeof english = {
  "deck.title": "Zielkarten",
  "deck.fifty":
    "Fünfzig Karten nennen die Ziele: Städte, Flugplätze und Radarstationen. Jeder der drei Abschnitte spielt mit einem Teil davon; der Rest ist draußen, und niemand weiß, was es ist (BB-7, BB-63). Was die Karten nennen und wie viele gehen, ist **unser**, nach dem, was die Quelle für jeden Abschnitt will (BB-64).",
  "deck.caption": "Karten jedes Abschnitts, ohne die auf der Hand",
  "deck.phase": "Abschnitt",
  "deck.all": "Alle Karten",
  "deck.cities": "Städte",
  "deck.london": "London und sein Hafen",
  "deck.airfields": "Flugplätze",
  "deck.radar": "Radar",
  "deck.cards": "Zusammen",
  "deck.named": ({ named }) =>
    `Im ersten Abschnitt fehlen ${listed(named.map(targetName), "und")}; alle anderen gehen durch Zufall.`,
  "deck.secret":
    "In den Runden 5 und 9 kommen alle Karten zurück, außer bis zu dreien auf der Hand, und ein neuer Stapel wird gebildet (BB-62).",
  "deck.top": ({ top }) =>
    `Im letzten Abschnitt werden beide Karten Londons mit den obersten ${top} gemischt: Sie kommen bald (BB-64).`,
  "deck.london-again":
    "Ein London, das bombardiert ist, aber noch arbeitet, kommt für die nächste Runde wieder nach oben (BB-65).",
  "missions.title": "Aufträge",
  "missions.hand":
    "Der Deutsche zieht, bis er drei Karten hat und eine je bereitem Geschwader (BB-12). Bereit ist, wer eine Staffel hat (BB-87).",
  "missions.assign":
    "Dann legt er zu jedem verdeckt eine Karte, mit `mission London`; drei bleiben. Ein Auftrag zeigt sich, wenn sein Ziel bombardiert wird, sonst nie (BB-97).",
  "missions.home": "Ein Geschwader, das daheim bleibt, gibt seine Karte auf die Hand zurück (BB-R18).",
  "missions.used": "Eines, das gestartet ist, hat seine Karte benutzt, ob es gebombt hat oder nicht (BB-66).",
  "missions.empty": "Ist der Stapel leer, werden die benutzten Karten gemischt (BB-67).",
  "missions.keep":
    "Bei einem neuen Abschnitt behält er höchstens drei Karten, mit `keep Hull Dover Hawkinge` (BB-R32).",
  "missions.feint":
    "Niemand muss bomben: Ein Angriff darf eine Täuschung sein, die Wings und Marken herauslockt (BB-92).",
};
