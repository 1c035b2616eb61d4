import { listed } from "../../../../../../core/text.ts";
import { squadrons as cards } from "../../../../words/grammar.de.ts";
import { typeName } from "../../../../words/names.ts";
import type { words as english } from "../../en/book/battle.ts";

interface Allocation {
  readonly lost: readonly string[];
  readonly stood: string | null;
}

function way({ lost, stood }: Allocation): string {
  const told = [
    ...(lost.length > 0 ? [`${cards(lost)} verloren`] : []),
    ...(stood === null ? [] : [`1 ${typeName(stood)} in Ruhe`]),
  ];
  return told.join(" und ");
}

/** Abfangen und Kurvenkämpfe. */
export const words: typeof english = {
  "tally-ho.title": "Tally-ho",
  "tally-ho.markers":
    "Fünf Marken sind alle Kämpfe einer Runde, für alle ihre Tally-hos (BB-10). Feindberührung in einer Verfolgung kostet eine, und jeder Kurvenkampf kostet eine.",
  "tally-ho.order":
    "Zuerst kommt das Abfangen, in der Folge der Feindberührung, dann die Kurvenkämpfe, wie die Briten wollen (BB-79).",
  "tally-ho.once": "Ein Wing kämpft einmal je Tally-ho und landet dann (BB-R41).",
  "tally-ho.through":
    "Kein Kampf lässt einen Angriff umkehren: Was davon bleibt, fliegt weiter oder bombt (BB-R44).",
  "tally-ho.tables":
    "Nach Absprache wird ein Kampf am Tisch eines anderen unserer Spiele ausgefochten; seine Verluste kommen als Staffeln zurück. Das ist **unser eigenes** (BB-H10).",
  "intercept.title": "Abfangen",
  "intercept.throw":
    "Alle Staffeln des Wings werfen ihre Kampfwürfel. Gegen sie stehen drei zufällig gezogene Staffeln des Geschwaders und werfen ihre zur selben Zeit (BB-105).",
  "intercept.hits":
    "Jede Seite nimmt dann ihre Treffer, Staffel um Staffel: `lose He111 stand-down Do17`. Wer so viele nimmt wie seine Abwehr, ist **verloren**. Nur die letzte darf weniger nehmen: Sie geht **in Ruhe**, ist zwei Runden später wieder da und zählt nie als verloren (BB-106, BB-107).",
  "intercept.caption": "Was erlaubt ist, wie der Schiedsrichter es findet",
  "intercept.who": "Wer gekämpft hat",
  "intercept.taken": "Treffer",
  "intercept.how": "So können sie verteilt werden",
  "intercept.squadrons": ({ squadrons }) => cards(squadrons),
  "intercept.ways": ({ ways }) => ways.map(way).join("; oder "),
  "intercept.example": "Ein Abfangen, vom Schiedsrichter gespielt:",
  "dogfight.title": "Kurvenkämpfe und Gruppen",
  "dogfight.marker":
    "Ein Wing in der Luft auf dem Feld eines Geschwaders greift es an: `11B attack 2A`. Das kostet eine Marke (BB-108).",
  "dogfight.lay":
    "Der Deutsche legt seine Staffeln verdeckt in **Gruppen**: `lay 3 2 1`, und sagt, wer wo liegt (BB-109).",
  "dogfight.set":
    "Die Briten sehen nur die Größen und setzen ihre Staffeln gegen welche Gruppen sie wollen: `set 2 Spitfire Hurricane 1 Spitfire` (BB-110).",
  "dogfight.duels":
    "Gruppe um Gruppe **duellieren** sich die vordersten: Beide werfen, Durchgang um Durchgang, und Treffer zählen zusammen, bis einer so viele hat wie seine Abwehr (BB-111).",
  "dogfight.caption": "Wie Staffeln gelegt werden können (BB-109)",
  "dogfight.count": "Staffeln",
  "dogfight.gruppen": "Gruppen",
  "dogfight.ways": ({ ways }) =>
    listed(
      ways.map((sizes) => sizes.join(" + ")),
      "oder",
    ),
  "dogfight.unhurt":
    "Der Sieger behält keinen Schaden und trifft auf den nächsten; beide können zugleich fallen.",
  "dogfight.no-stand-down": "Niemand geht in Ruhe: Eine Staffel ist verloren oder nicht (BB-112).",
  "dogfight.several":
    "Mehrere Wings kämpfen nacheinander, jeder für eine Marke, und die Gruppen werden neu gelegt (BB-R41).",
  "dogfight.example": "Eine Spitfire allein gegen vier, vom Schiedsrichter gespielt:",
};
