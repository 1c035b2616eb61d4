import type { words as english } from "../../en/book/flying.ts";
import { launchName } from "./map.ts";

/** Angriffe, Radar und Wings. */
export const words: typeof english = {
  "raids.title": "Einen Angriff fliegen",
  "raids.choose": "In jedem Tally-ho befiehlt der Deutsche ein Geschwader nach dem anderen (BB-88):",
  "raids.take-off":
    "**Starten** von einem Startfeld seiner Luftflotte und gleich ziehen: `2A fly S07 R07 N09 5`.",
  "raids.move":
    "**Ziehen**, bis zu fünf Felder für einen Treibstoff oder bis zu zehn für zwei: `2A fly N09 10`. Bezahlt wird beim Ansagen (BB-119).",
  "raids.hold":
    "**Bleiben**, wo es ist, für einen Treibstoff: `2A hold`. In der Luft kostet ein Tally-ho immer Treibstoff (BB-R35).",
  "raids.leave": "**Heimfliegen**, was nichts kostet und von der Karte führt: `2A home` (BB-120).",
  "raids.late": "Daheim **warten**, aber nur bis zum zweiten Tally-ho (BB-84).",
  "raids.orders":
    "Ein Befehl nennt die Felder, wo der Weg knickt, und die Länge. Mit `more` am Ende wird nur der Anfang gesagt, und der Rest, wenn der geflogen ist, so dass es niemand vorzeitig erfährt (BB-H3).",
  "raids.ends":
    "Ein Zug endet nach seinen Feldern, über dem Ziel, wo ein Wing ihn anhält, oder früher, wo der Deutsche will, solange niemand verfolgt (BB-89). Dreimal Treibstoff ist alles, was es gibt:",
  "range.caption": "Wie weit Angriffe sind",
  "range.raid": "Angriff",
  "range.way": ({ from, name, target, square }) => `${launchName(name)} ${from} nach ${target} ${square}`,
  "range.squares": "Felder",
  "range.moves": "Züge",
  "range.fuel": "Treibstoff",
  "radar.title": "Radar und Alarmstart",
  "radar.trigger":
    "Wann immer ein Geschwader ein Feld betritt, das eine arbeitende Station überwacht, dürfen die Briten einen Wing zum Abfangen nennen: `11D scramble` (BB-100). Er muss",
  "radar.ready":
    "am Boden auf seinem Platz sein, mit brauchbarem Flugplatz und einer Staffel, in diesem Tally-ho unbenutzt (BB-101);",
  "radar.one": "zur Group der Station gehören, solange noch eine Marke da ist (BB-101);",
  "radar.late": "oder, ab Runde 9, zur 12 Group, wenn die Station der 11 Group gehört (BB-101).",
  "radar.out": "Eine ausgeschaltete Station ruft niemanden (BB-126).",
  "radar.chase": "Dann kommt die **Verfolgung** (BB-102):",
  "radar.wing": "Der Wing zieht ein Feld, `to R07`, oder hält seines, `stay`.",
  "radar.geschwader":
    "Das Geschwader zieht ein Feld. Anhalten darf es nicht (BB-R35); über seinem Ziel darf es mit `run` den Bombenanflug beginnen und ist entkommen.",
  "radar.contact":
    "Auf demselben Feld ist **Feindberührung**: Es hält für dieses Tally-ho an, die Marke ist verbraucht, und im Kampf wird gekämpft (BB-103).",
  "radar.missed":
    "Endet sein Zug vorher, hat der Wing es **verfehlt**: Keine Marke ist verbraucht, und er kehrt auf seinen Platz zurück (BB-104).",
  "radar.met-example": "So geht es über Dover, vom Schiedsrichter gespielt:",
  "radar.missed-example": "Und so über Foreness, wo der Angriff nach Norden läuft:",
  "wings.title": "Der britische Zug",
  "wings.move":
    "Ein Wing, der nicht abgefangen hat, darf bis zu vier Felder fliegen, ohne seinen Flugplatz drei: `11B fly Q08`; oder über seinem Platz aufsteigen: `11B up` (BB-90).",
  "wings.patrol":
    "Wer in der Luft ist und nicht kämpft, bleibt dort **auf Patrouille**, bis er kämpft, mit `11B home` heimgerufen wird oder die Runde endet (BB-75).",
  "wings.stops":
    "Eine Patrouille hält jedes Geschwader an, das ihr Feld betritt; gekämpft wird nur für eine Marke (BB-R17, BB-R38).",
  "wings.limits":
    "Wings bleiben auf der Radarlinie oder innerhalb und in den Gebieten, die ihrer Group offen stehen (BB-36, BB-37).",
  "wings.again":
    "Wer gekämpft oder verfehlt hat, ist wieder auf seinem Platz und im nächsten Tally-ho frei (BB-91).",
};
