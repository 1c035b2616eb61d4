import type { words as english } from "../../en/ledger/rulings.ts";

/** Wie wir lesen, was die Quelle offen lässt. */
export const words: typeof english = {
  "LW-L1":
    "In der gedruckten Tabelle der Strahlflugzeuge stehen die Daten durcheinander; wir lassen die Würfe stehen und ordnen die Daten, oder spielen sie, wenn vereinbart, nach dem Wortlaut.",
  "LW-L2":
    "Eine Me 262 tritt an die Stelle eines Verbands, der käme und keine Schule ist, oder einer Schule auf der Karte, die im letzten Quartal Treibstoff hatte; so oder so eine im Quartal.",
  "LW-L3":
    "Eine getauschte Schule kann ab dem nächsten Quartal ersetzt werden, solange nicht mehr Verbände als vorgesehen da sind; bis dahin fehlt sie bei der Ausbildung.",
  "LW-L4": "Repariert wird nie etwas, darum bleibt es für immer bei den sechs; halbiert sind es drei.",
  "LW-L5": "Schon das Quartal, in dem die Werke unter achtzehn fallen, bringt sechs.",
  "LW-L6": "Alle fehlenden Schulfaktoren werden erst zusammengezählt, dann halbiert und einmal abgerundet.",
  "LW-L7": "Fällt die Chemie nach dem Verkehr, gelten in diesem Quartal beide Halbierungen des Treibstoffs.",
  "LW-L8":
    "Fallen Chemie und ein anderes letztes Ziel im selben Quartal, halbieren sich Flugzeuge einmal und Treibstoff nur für die Chemie.",
  "LW-L9": "Was die RAF trifft, gilt als im Quartal ihrer Nacht bombardiert.",
  "LW-L10":
    "Das Quartal, in dem die letzte Raffinerie fällt, hat seinen Treibstoff schon; die zehn von anderswo beginnen mit dem nächsten.",
  "LW-L11":
    "Die Me 110, die geht, hat dieselben Buchstaben wie der neue Verband, wenn sie lebt; sonst geht irgendeine der Nachtjäger, oder keine. Das ist kein Verlust, und sie kommt nie zurück.",
  "LW-L12": "Die Reserve darf ab Januar 1943 gefüllt werden, lange bevor sie sich öffnet.",
  "LW-L13":
    "Zu wenig Treibstoff heißt weniger, als alle lebenden Verbände brauchen, auf der Karte oder nicht, ob sie fliegen sollen oder nicht.",
  "LW-L14": "Ein Bomberjäger, der seine Tanks behält, hat zwei E weniger.",
  "LW-L15": "E darf unter 0 fallen; der Wurf bleibt ohnehin zwischen 1 und 6.",
  "LW-L16": "Bomber schießen einmal in der Runde, und nur zurück auf Deutsche, die angreifen.",
  "LW-L17":
    "Ein Amerikaner, der zurückgeschossen hat, macht später in der Runde nicht mit und kann dann auch nicht getroffen werden.",
  "LW-L18":
    "Keine amerikanischen Tanks im Jahr 1943: Das gilt im Fortgeschrittenenspiel, und für alle vier Quartale.",
  "LW-L19":
    "Wer zurückgehalten wurde, hat nicht geschossen: Ein Deutscher darf später in der Runde zurückschießen, ein Amerikaner angreifen.",
  "LW-L20":
    "Wo die Quelle sagt, was die Chemie stützt, hat sie eine Lücke; was später steht, zeigt, dass Treibstoff gemeint ist.",
  "LW-L21":
    "Was zu welcher Stufe gehört, sagt eine Tabelle von uns; gewöhnlich wird fortgeschritten mit Zielverbünden gespielt.",
  "LW-L22": "Wie ein einzelner Angriff gewonnen wird, sagt die Quelle nicht; wir schon.",
  "LW-L23": "Was die RAF zerstört hat, zählt für den amerikanischen Sieg.",
  "LW-L24": "Kein Verbund ist von Anfang an leer: Jeder hat mindestens fünf Ziele.",
  "LW-L25":
    "Eine Stadt der RAF ist ein Ziel der Liste, nicht sein ganzes Feld; ein bombardiertes kann sie nicht noch einmal nennen.",
  "LW-L26":
    "Verluste durch und von Strahlflugzeugen fallen sofort, ehe ihr Überschuss die Bomber angreift und ehe die anderen kämpfen.",
  "LW-L27":
    "Der Besitzer eines Verbands entscheidet über dessen Tanks, wenn das Gefecht erklärt wird; ohne sie fällt die Zeit auf die rechte Zahl.",
  "LW-L28":
    "Ein Deutscher im Feld kann einem Gefecht nicht einfach fernbleiben; man kann ihn nur zurückhalten.",
  "LW-L29": "Faktoren über die des Gegners hinaus, die nicht zurückgehalten werden, schießen auch.",
  "LW-L30":
    "Ein Faktor eines Verbands darf allein zurückgehalten werden; geschossen hat der Verband trotzdem.",
  "LW-L31": "Wer in einer getroffenen Teilgruppe Faktoren verliert, sagt sein Besitzer.",
  "LW-L32": "Die Würfel haben eine feste Folge, damit aufgeschriebene sich nachspielen lassen.",
  "LW-L33":
    "Für jeden Angreifer schießt ein Bomberfaktor, mehr nicht; sonst könnte nie jemand einen großen Verband angreifen.",
  "LW-L34": "Schulen kämpfen, mit E 1.",
  "LW-L35":
    "Was abseits der Karte bleibt, nie eine Schule, fehlt gegen die RAF und braucht keinen Treibstoff; für die Reserve zählt es, als bräuchte es welchen.",
  "LW-L36": "Begleiter, die heim müssen, sind daran auf allen Runden ihres Wegs gebunden.",
  "LW-L37": "Ein Tiefangriff ist ein Schuss: einmal in der Runde, anstelle eines Gefechts.",
  "LW-L38": "Niemand muss zurückschießen.",
  "LW-L39":
    "Jeder deutsche Verband darf als Bomberjäger bezeichnet werden, auch Strahlflugzeuge, Nachtjäger und Schulen; eine Me 163 gewinnt die +1 und verliert nichts.",
  "LW-L40":
    "Wenn nichts anderes vereinbart ist, startet und landet jeder Verband für sich; die Bücher führt der Tisch.",
  "LW-L41": "Die Amerikaner dürfen ein Quartal zu Hause bleiben; RAF, Erzeugung und Ersatz laufen weiter.",
  "LW-L42":
    "Ist der ersetzte Verband ein Nachtjäger, kommt er nicht, und niemand geht für ihn, außer es wären mehr Verbände als vorgesehen (LW-96); auch ein vorgesehenes Strahlflugzeug darf ersetzt werden.",
  "LW-L43":
    "Um Strahlflugzeuge wird gewürfelt, ehe Verbände kommen; die Me 262 kommt noch in diesem Quartal, mit zwei Faktoren.",
  "LW-L44": "Plätze hinter der Linie sind ab diesem Quartal verloren, und kein Deutscher fliegt dorthin.",
  "LW-L45":
    "Die Amerikaner dürfen weniger bombardieren als geplant; Ausweichziele und einen zweiten Anflug gibt es nicht.",
  "LW-L46": "Bomber, deren Ziel andere bombardiert haben, tragen ihre Bomben heim.",
  "LW-L47": "Ein Amerikaner, der nach der zwanzigsten Runde noch drin ist, ist verloren.",
  "LW-L48": "Erst wird verbraucht, was erzeugt wurde, dann die Reserve; nur Erzeugtes kann sie füllen.",
  "LW-L49":
    "Wer mit Absicht keinen Treibstoff bekam, ist am Boden wie alle anderen, auch für die RAF und die Ausbildung.",
  "LW-L50": "Eine Me 163 braucht keinen Treibstoff und bleibt nur am Boden, wenn die Deutschen es wollen.",
  "LW-L51":
    "Eine Schule wird getauscht, wenn nach Strahlflugzeugen gefragt wird, falls sie lebt und im letzten Quartal Treibstoff hatte; beide Faktoren fehlen dann.",
  "LW-L52":
    "Offen sind Marker auf der Karte und ihre Faktoren, wer fliegt und wer am Boden ist, bombardierte Ziele, Ersatz und Reserve; geheim sind Zielbogen, Zeichen, Treibstoffliste und Pläne, bis sie gezeigt werden.",
  "LW-L53": "Fünfzehn Bomberfaktoren und mehr werfen keinen Würfel.",
  "LW-L54": "Bei einer Me 163 zählt weder ihr eigenes E noch das des Gegners: Der Unterschied ist 0.",
  "LW-L55":
    "Ohne Zielverbünde bringt das Fortgeschrittenenspiel ein Drittel seiner Werke an Flugzeugen, ohne die sechs und ohne Halbierung; keine Schule fehlt wegen Treibstoffs, denn alle haben ihn.",
  "LW-L56": "Auf den unteren Stufen sind Nachtjäger gewöhnliche Jäger, und keiner geht für einen anderen.",
};
