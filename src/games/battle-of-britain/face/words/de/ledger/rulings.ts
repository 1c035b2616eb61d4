import type { words as english } from "../../en/ledger/rulings.ts";

/** Wie wir lesen, was die Quelle offen lässt. */
export const words: typeof english = {
  "BB-R1": "Die Paare, auf die geflogen wird, sind aus den Chancen wiederhergestellt, die die Quelle nennt.",
  "BB-R2": "Kreuz und leer, zwei Kreuze und zweimal leer sind die Atempausen des einfachen Wetters.",
  "BB-R3": "Schräge Schritte sind erlaubt, wenn nichts anderes abgesprochen ist.",
  "BB-R4":
    "Wer länger ganze Blätter ausgeben kann, hat mehr verloren, als 6 zu 10 erlaubt: Sein Verhältnis ist das höhere.",
  "BB-R5":
    "Genau genug Ziele bei schlechterem Verhältnis, und wenige zu wenig bei genau 10 zu 6, sind nach dem Buchstaben britische Siege; nach Absprache sind sie unentschieden.",
  "BB-R6": "Verluste vor einem Abzug zählen; die Lebenden, die abgezogen werden, nicht.",
  "BB-R7": "Eine instandgesetzte Staffel, die wieder abgeschossen wird, zählt noch einmal.",
  "BB-R8":
    "Ist Runde 5 eine Atempause, wartet die Pflicht der Luftflotte 5 auf die nächste fliegende Runde des Abschnitts.",
  "BB-R9": "Fünf Kämpfe sind für eine Runde gemeint; nach Absprache für jedes Tally-ho.",
  "BB-R10": "An der Grenze der 12 Group kehren Bf 109 und Ju 87 vor dem Schritt um, ohne Kosten.",
  "BB-R11": "Wer beim Abfangen verfehlt, verbraucht keine Marke.",
  "BB-R12": "Nördlich der Grenze heißt ganz nördlich, für die Würfel der Bf 110 wie für den Weg der Bf 109.",
  "BB-R13": "Eine Ablösung nimmt ihre Staffel zuerst aus dem Stapel, sonst von einem Wing auf seinem Platz.",
  "BB-R14": "Eine Ablösung ohne beschädigte Staffel des Musters ist nicht möglich und dahin.",
  "BB-R15": "Eine Verstärkung wartet, bis ihre Group eine beschädigte Hurricane hat.",
  "BB-R16":
    "Ein Wing je betretenem Radarfeld, keiner, während ein anderer verfolgt, und keiner nach der Feindberührung.",
  "BB-R17": "Wer das Feld einer Patrouille betritt, hält an und wird nur für eine Marke bekämpft.",
  "BB-R18": "Die Karte eines Geschwaders, das daheim blieb, kommt auf die Hand zurück.",
  "BB-R19": "Ein Geschwader ohne Bomber darf fliegen und kann nichts erfüllen.",
  "BB-R20": "Karten auf der Hand bleiben gültig; ein Abschnitt entfernt seine aus dem Rest.",
  "BB-R21": "London und sein Hafen verlieren in den Runden 5 und 9 zwei Treffer wie jede Stadt.",
  "BB-R22":
    "Ein ausgeschaltetes Ziel darf wieder bombardiert werden: Ein Treffer erfüllt den Auftrag und sonst nichts.",
  "BB-R23": "Eine Atempause hat keine Alarmbereitschaft; Runden zählen trotzdem.",
  "BB-R24": "Wer in Runde 10 oder 11 in Ruhe geht, fehlt bis zum Ende und ist kein Verlust.",
  "BB-R25": "Kokarden für Staffeln und für Anlagen tauschen nicht; zu viele verfallen.",
  "BB-R26": "Der Stand sind einfache Zahlen.",
  "BB-R27": "Ohne Reserve bleibt ein Geschwader der Luftflotte 2 bei sechs.",
  "BB-R28": "Beschädigte deutsche Staffeln kommen nie zurück.",
  "BB-R29":
    "Instandgesetzte, abgelöste und wieder aufgestellte Staffeln werden in den Stapel gemischt; ruhende kommen oben darauf, in der Folge des Besitzers, und bleiben dort, bis sie gezogen werden.",
  "BB-R30":
    "Bei der Alarmbereitschaft kommen höchstens so viele Staffeln unter den Stapel, wie dafür gezogen werden können; Verbände tauschen nicht.",
  "BB-R31":
    "Ist der Stapel leer, werden die benutzten Karten gemischt; reichen auch sie nicht, kann ein Geschwader ohne Karte nur täuschen.",
  "BB-R32": "In den Runden 5 und 9 behält der Deutsche drei Karten seiner Wahl.",
  "BB-R33": "Ein Verband ohne Staffeln bleibt daheim und tut nichts.",
  "BB-R34": "Beliebig viele Geschwader dürfen dasselbe Startfeld nutzen.",
  "BB-R35":
    "Ein Zug darf abgebrochen werden, nicht aber, solange ein Wing verfolgt: Dann zieht das Geschwader weiter, bis etwas es anhält.",
  "BB-R36":
    "Auf einem Radarfeld: der Schritt, die Ansage, Feindberührung oder nicht, das Feld des Wings, Feindberührung oder nicht, das nächste Feld des Geschwaders.",
  "BB-R37": "Ein verfolgender Wing kommt an anderen Geschwadern ohne Kampf vorbei.",
  "BB-R38":
    "Nur der verfolgende Wing und Wings auf Patrouille halten ein Geschwader an; nicht die am Boden, in Feindberührung oder auf dem Rückweg.",
  "BB-R39": "Wings fliegen bis zur Radarlinie und nicht weiter, und nie auf ein Startfeld.",
  "BB-R40": "Startfeld und Tally-ho des Starts werden jede Runde neu gewählt.",
  "BB-R41":
    "Mehrere Wings auf einem Feld kämpfen nacheinander, jeder für eine Marke; die Gruppen werden neu gelegt, und ein Wing kämpft einmal je Tally-ho.",
  "BB-R42":
    "Wer vor einem späteren Kampf vernichtet ist, wird nicht mehr bekämpft, und keine Marke ist verbraucht.",
  "BB-R43": "Lücken werden bei der nächsten Alarmbereitschaft gefüllt, nicht vorher.",
  "BB-R44": "Kein Kampf lässt einen Angriff umkehren: Wer noch einen Bomber hat, bombt.",
  "BB-R45": "Zwei Geschwader über einem Ziel werfen, nehmen Flak und erfüllen ihren Auftrag jedes für sich.",
  "BB-R46": "Was ausgeschaltet ist, ist es sofort; Wings in der Luft schadet es nicht.",
  "BB-R47": "Instandsetzungswürfel müssen nicht geworfen werden.",
  "BB-R48": "Abgelöst wird Staffel um Staffel, in der Folge, die die Briten wollen.",
  "BB-R49":
    "Die Luftflotte 5 hat ihren Versuch gemacht, wenn sie in der Radarlinie war und dann gebombt oder gekämpft hat oder keinen Bomber oder keinen Treibstoff mehr hatte.",
  "BB-R50":
    "Ein abgezogenes Muster unter den Beschädigten bleibt ein Verlust und wird nicht mehr instandgesetzt.",
  "BB-R51": "Eine Instandsetzung senkt die Zahl der Verluste nie.",
  "BB-R52": "Blätter werden ganz ausgegeben; eines, das nicht voll wird, gar nicht.",
  "BB-R53": "Am Ende einer Runde sind alle Wings, auch Patrouillen, auf ihren Plätzen.",
  "BB-R54":
    "Die Assmarke der 303 wartet mit ihrer Karte und kommt für immer zu dem Wing der 11 Group, der sie zuerst zieht.",
  "BB-R55": "Ein Big Wing setzt alle seine Staffeln, wie er will; was bleibt, kehrt zum eigenen Wing zurück.",
  "BB-R56": "Was offen und was verdeckt ist, steht in einer Liste, unserer eigenen.",
  "BB-R57":
    "Nach Absprache wird um die Seiten geboten: Wer die meisten Ziele nennt, spielt die Deutschen und muss so viele bombardieren; bis zu sechs weniger kann es unentschieden sein.",
};
