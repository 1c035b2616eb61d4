import type { words as english } from "../../en/ledger/turn.ts";

/** Die Schritte einer Runde, und was offen und verdeckt ist. */
export const words: typeof english = {
  "BB-68": "Eine Runde beginnt mit ihrer Nummer; nach Runde 11 ist der Feldzug vorbei.",
  "BB-69": "Dann kommen Staffeln, die vor zwei Runden in Ruhe gingen, oben auf ihren Stapel.",
  "BB-70":
    "Dann die Kriegsgliederung: Städte erholen sich, Muster werden abgezogen, Verstärkungen kommen, auch ausstehende, und Staffeln werden abgelöst.",
  "BB-71":
    "Dann setzen die Groups nacheinander instand: so viele Würfel, wie ihre Städte hervorbringen, vorher zwischen Staffeln und Anlagen geteilt; jede Kokarde setzt eines instand, nach dem Wurf gewählt.",
  "BB-72": "Dann das Wetter; eine Atempause beendet die Runde.",
  "BB-73": "Dann Alarmbereitschaft für beide Seiten und fünf Kampfmarken.",
  "BB-74":
    "Dann füllt der Deutsche seine Hand und gibt jedem bereiten Geschwader verdeckt eine Auftragskarte.",
  "BB-75": "Ein Tally-ho beginnt: Alle Wings sind unbenutzt, und Patrouillen dürfen heimgerufen werden.",
  "BB-76": "Der Deutsche zieht ein Geschwader nach dem anderen, in beliebiger Folge.",
  "BB-77": "Mitten darin kann das Radar einen Wing rufen, und eine Verfolgung beginnt.",
  "BB-78":
    "Dann sind Wings, die ihren Gegner verfehlt haben, wieder auf ihren Plätzen, und jeder unbenutzte Wing darf ziehen.",
  "BB-79":
    "Dann der Kampf: Abfangen in der Folge der Feindberührung, dann Kurvenkämpfe; wer gekämpft hat, kehrt zurück.",
  "BB-80":
    "Dann darf jedes Geschwader auf dem Feld seines Ziels, das einen Bomber hat, bomben und macht sich auf den Heimflug.",
  "BB-81":
    "Wer keinen Treibstoff, keine Staffel oder gebombt hat, verlässt die Karte, und wer will, auch; der Treibstoff wird geprüft.",
  "BB-82":
    "Ein weiteres Tally-ho folgt, solange jemand in der Luft ist oder noch starten darf; sonst kehren alle Wings heim, und die Runde ist zu Ende.",
  "BB-83": "Nach der letzten Runde wird über den Feldzug geurteilt.",
  "BB-84":
    "Wer bis zum zweiten Tally-ho nicht gestartet ist, bleibt daheim, so dass das vierte das letzte ist.",
  "BB-85": "Der Deutsche sieht seine Staffeln, bevor er Aufträge vergibt.",
  "BB-86":
    "Bei der Alarmbereitschaft füllen Verbände sich ungesehen oben vom Stapel auf, in beliebiger Folge. Vorher dürfen Staffeln darunter gelegt werden.",
  "BB-87":
    "Bereit ist ein Geschwader mit mindestens einer Staffel; nur bereite bekommen einen Auftrag und fliegen.",
  "BB-88":
    "Ein Geschwader bleibt daheim, startet, zieht fünf oder zehn Felder oder fliegt heim; in der Luft kostet ein Tally-ho immer Treibstoff.",
  "BB-89":
    "Sein Zug endet mit einem Wing, der es anhält, über dem Ziel mit dem Bombenanflug, nach fünf oder zehn Feldern, oder wo es will, solange es niemand verfolgt.",
  "BB-90":
    "Ein Wing, der nicht abgefangen hat, darf vier Felder ziehen, ohne seinen Flugplatz drei, oder über seinem Platz aufsteigen; wer dort nicht kämpft, bleibt auf Patrouille.",
  "BB-91":
    "Ein Wing, der zurück ist, kann in einem späteren Tally-ho wieder handeln, mit dem, was er noch hat.",
  "BB-92": "Nicht zu bomben kostet nichts: Man darf täuschen, umkehren oder daheim bleiben.",
  "BB-93": "Ein Alarmstart wird mit Wing, Geschwader und Feld ausgerufen.",
  "BB-94":
    "Offen für beide: Felder, Treibstoff, Stärken, Größe von Stapeln und Händen, Beschädigte, Ruhende, Treffer, Ausgeschaltetes, Marken, Stand und Karten bombardierter Ziele.",
  "BB-95":
    "Nur der Besitzer weiß, welche Staffeln ein Verband hat und was er unter seinen Stapel gelegt hat.",
  "BB-96": "Niemand kennt die Folge der Stapel oder die entfernten Karten.",
  "BB-97":
    "Nur der Deutsche kennt seine Hand und die Aufträge; ein Auftrag zeigt sich, wenn sein Ziel bombardiert wird.",
  "BB-98": "Gruppen, und was gegen sie gesetzt ist, zeigen sich, wenn sie kämpfen.",
  "BB-99": "Staffeln, die in einem Kampf werfen, sehen beide; dann sind sie wieder verdeckt.",
};
