import { dates, phaseName } from "../../../../words/grammar.de.ts";
import { typeName } from "../../../../words/names.ts";
import type { words as english } from "../../en/book/turn.ts";

/** Wie eine Runde geht, und was jede der elf bringt. */
export const words: typeof english = {
  "turn.title": "Eine Runde",
  "turn.two-parts":
    "Eine Runde ist etwa eine Woche. Zuerst kommen die Stäbe; eine Atempause beendet die Runde nach dem Wetter (BB-72):",
  "turn.stood-down": "Staffeln, die vor zwei Runden **in Ruhe** gingen, sind wieder da (BB-69).",
  "turn.order-of-battle": "Die **Kriegsgliederung** ändert sich: Abzüge, Verstärkungen, Ablösung (BB-70).",
  "turn.repair": "Die Groups **setzen instand**, eine nach der anderen (BB-71).",
  "turn.weather": "Das **Wetter** sagt, ob die Luftwaffe fliegt (BB-18).",
  "turn.alert": "**Alarmbereitschaft:** Verbände füllen sich auf, und es gibt fünf Marken (BB-73).",
  "turn.missions":
    "Der Deutsche vergibt seine **Aufträge**, nachdem er seine Staffeln gesehen hat (BB-74, BB-85).",
  "turn.tally-ho": "Dann ein bis vier **Tally-hos** (BB-75), und jedes davon geht so:",
  "turn.call-home": "Patrouillen dürfen heimgerufen werden.",
  "turn.german-move":
    "**Der Deutsche zieht** ein Geschwader nach dem anderen; mitten darin ruft das Radar Wings (BB-76, BB-77).",
  "turn.british-move": "**Die Briten ziehen:** Unbenutzte Wings steigen auf oder bleiben (BB-78).",
  "turn.battle": "**Kampf:** Abfangen, dann Kurvenkämpfe (BB-79).",
  "turn.bombing": "**Bomben:** Wer über seinem Ziel ist, wirft (BB-80).",
  "turn.home": "**Heimflug:** Wer gebombt hat, keinen Treibstoff hat oder will, verlässt die Karte (BB-81).",
  "turn.end":
    "Ein weiteres Tally-ho folgt, solange jemand in der Luft ist oder im zweiten noch starten darf; sonst landen die Wings, und die Runde ist zu Ende (BB-82, BB-84).",
  "alert.title": "Alarmbereitschaft",
  "alert.fill":
    "Alle Verbände sind daheim und füllen sich ungesehen oben vom Stapel auf: Wings auf drei, Geschwader auf sechs (BB-86). In welcher Folge, sagt der Besitzer, wo es darauf ankommt.",
  "alert.under":
    "Vorher dürfen Staffeln unter den Stapel, mit `under 2A He111`, nicht mehr, als dafür gezogen werden können (BB-R30).",
  "alert.airfield": "Ein Wing, dessen Flugplatz ausgeschaltet ist, zieht nichts (BB-125).",
  "alert.large":
    "Ab Runde 9 dürfen sich Geschwader der Luftflotte 2 auf sieben auffüllen; ihr Besitzer sagt, welche (BB-53).",
  "calendar.title": "Der Kalender",
  "calendar.caption": "Elf Runden",
  "calendar.turn": "Runde",
  "calendar.date": "Zeit",
  "calendar.dates": ({ from, to }) => dates(from, to),
  "calendar.phase": "Abschnitt",
  "calendar.phase-name": ({ phase }) => phaseName(phase),
  "calendar.brings": "Zu Beginn",
  "calendar.history": "Damals",
  "calendar.events": ({ opens, recovers, withdrawn, reinforcements, rotates }) => {
    const told = [
      ...(opens ? ["neuer Stapel"] : []),
      ...(recovers ? ["Städte erholen sich"] : []),
      ...(withdrawn ? [`Abzug der ${typeName(withdrawn)}`] : []),
      ...reinforcements.map(
        ({ squadron, group, ace }) =>
          `${squadron} Squadron zur ${group} Group${ace ? ", mit einem Ass" : ""}`,
      ),
      ...(rotates ? ["Ablösung"] : []),
    ];
    return told.length === 0 ? "–" : told.join("; ");
  },
  flies: ({ flies }) => (flies ? "fliegt" : "Atempause"),
  "calendar.own":
    "Die Zeiten der drei Abschnitte kommen aus der Quelle; wie sie auf elf Runden fallen, ist **unser**. In Runde 5, oder der nächsten, die fliegt, muss die Luftflotte 5 angreifen (BB-130).",
};
