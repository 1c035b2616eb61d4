import { counted } from "./counted.ts";
import type { words as english } from "./protocol.en.ts";

/** Why a server does not do what it is asked, by the code of the refusal, in German. */
export const words: typeof english = {
  message: ({ request, why }) =>
    why === undefined
      ? `Keine Nachricht heißt ${request}; docs/protocol.md nennt alle.`
      : `Die Nachricht ${request} passt nicht: ${why}`,
  "too-large": ({ limit }) => `Eine Nachricht hat höchstens ${limit} Bytes; bitte weniger auf einmal senden.`,
  "too-many": ({ seconds }) =>
    `Das war zu viel auf einmal; bitte in ${counted(seconds, "Sekunde", "Sekunden")} noch einmal versuchen.`,
  "page-older":
    "Diese Seite ist älter als der Server; bitte neu laden. Was geschrieben ist, bleibt erhalten.",
  "server-older": "Der Server ist älter als diese Seite; wer ihn betreibt, kann ihn erneuern.",
  "no-table": "Kein Tisch hat diesen Code; bitte noch einmal auf den Bildschirm des Tisches sehen.",
  "no-seat": "Diesen Platz gibt es am Tisch nicht; bitte einen der gezeigten wählen.",
  "seat-taken": "Diesen Platz hat schon jemand; bitte einen anderen wählen.",
  "name-taken": "So heißt an diesem Tisch schon jemand; bitte einen anderen Namen wählen.",
  name: ({ limit }) => `Ein Name hat 1 bis ${limit} sichtbare Zeichen.`,
  "table-full": "An diesem Tisch sehen schon so viele zu, dass kein Platz mehr ist; bitte später kommen.",
  "too-many-tables":
    "Von dieser Adresse wurden so viele Tische eröffnet, dass erst in einer Stunde wieder einer möglich ist.",
  "not-yours":
    "Dieser Platz gehört dir nicht mehr: Er wurde weitergegeben oder freigemacht. Bitte neu hinsetzen.",
  "no-handover": "Dieser Code gibt keinen Platz weiter, oder seine Zeit ist um; bitte um einen neuen bitten.",
  "no-computer": "Diesen Computerspieler gibt es nicht; bitte einen der angebotenen wählen.",
  "not-joined": "Du sitzt noch an keinem Tisch; bitte erst hinsetzen oder zusehen.",
  "host-only": "Das kann nur, wer den Tisch eröffnet hat.",
  stale: "Die Partie ist inzwischen weitergegangen; bitte erst ansehen, was neu ist.",
  over: "Die Partie ist zu Ende.",
  frozen: "Diese Partie steht wegen eines Fehlers im Programm; ihr Verlauf ist bewahrt.",
  answers: "Die Regeln lassen diese Antworten nicht zu; bei jeder steht der Grund.",
  "handed-in": "Diese Befehle sind abgegeben; bitte erst wieder öffnen, dann ändern.",
  "no-dice-asked": "Jetzt wird nach keinen Würfeln gefragt.",
  "no-take-back": "Niemand will etwas zurücknehmen, oder es gibt nichts zurückzunehmen.",
  "no-battle": "Dort wartet kein Gefecht auf eine Entscheidung.",
  "set-up": "So kann das nicht gespielt werden; bei jedem Fehler steht der Grund.",
  secrets:
    "Diese Partie hat noch Geheimnisse, die du als ihr Besitzer kennen würdest; bitte erst zu Ende spielen oder einen neuen Tisch eröffnen.",
  store: "Der Server kann gerade nichts aufbewahren, also wurde nichts geändert; bitte gleich noch einmal.",
  stopping: "Der Server wird angehalten; alles bleibt bewahrt, bis er wieder da ist.",
  failed: "Der Server ist daran gescheitert; nichts wurde geändert. Bitte noch einmal versuchen.",
};
