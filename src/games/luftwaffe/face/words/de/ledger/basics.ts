import type { words as english } from "../../en/ledger/basics.ts";

/** Stufen, was die Quelle festlegt, Werte und Tabellen. */
export const words: typeof english = {
  "LW-1":
    "Es gibt vier Stufen: Grundspiel, Turnierspiel, Fortgeschrittenenspiel und dieses mit Zielverbünden; jede nimmt die vorige auf.",
  "LW-2":
    "Was die Quelle ändert, wird nach ihr gespielt; wo die gedruckte Regel nicht bekannt ist, steht eine eigene.",
  "LW-3":
    "Es fehlen: eine Luftwaffe ohne Strahlflugzeuge, eine mit weniger Flugzeugen, Angriffe am Begleitschutz vorbei, die alten Zielverbünde und Operation Custer.",
  "LW-4": "Ein deutscher Jagdverband hat zwei Faktoren und kann auf einen geschwächt werden.",
  "LW-5": "Auch Bomber haben Faktoren, schießen zurück und können geschwächt werden.",
  "LW-6":
    "Jäger haben einen Wert E, die FW 190 hat 4. Ein Bomberjäger hat einen weniger; Zusatztanks, die im Gefecht bleiben, kosten noch einen, und diese Zahl ist unsere.",
  "LW-7": "Im Gefecht wirft jedes Muster einen Würfel. Sechs ist das Beste, und +1 ist immer gut.",
  "LW-8": "Die Runden in der Luft sind zwei Zahlen; die rechte gilt ohne Zusatztanks.",
  "LW-9":
    "Die Zeit in der Luft beginnt an der R-Linie, die rechtzeitig wieder zu überqueren ist. Wo sie verläuft, hängt vom Datum ab.",
  "LW-10":
    "Die erste Hälfte einer Runde gehört den Deutschen, die zweite den Amerikanern; ihre Schritte heißen A bis O.",
  "LW-11": "Es gibt zehn Quartale von Januar 1943 bis April 1945.",
  "LW-12": "Amerikanisch endet ein Feldzug nur, wenn kein Ziel der Karte übrig ist; sonst deutsch.",
  "LW-13": "Die Karte hat 36 Flugzeugwerke: Weniger als achtzehn heißt, dass mehr als die Hälfte fort ist.",
  "LW-14": "Die Deutschen haben acht Schulen; zwölf würden reichen, um sie ohne Piloten zu lassen.",
  "LW-15":
    "Ziele sind von neun Arten: Flugzeugwerke, Öl, Rüstung, Kugellager, Chemie, Stahl, Bahnknoten, Schifffahrt und Verkehrsknoten.",
  "LW-16":
    "Eine Raffinerie, die steht, erzeugt im Quartal zehn Treibstoff; steht keine mehr, kommen zehn von anderswo.",
  "LW-17": "Jäger begleiten nah, kämpfen oder greifen im Tiefflug an.",
  "LW-18": "In einem Feld dürfen beliebig viele Verbände sein.",
  "LW-19":
    "Eine Runde sind rund zwanzig Minuten, in denen ein Bomber drei Felder von zwanzig Meilen schafft.",
  "LW-20":
    "Mit Zusatztanks gilt die linke Zahl der Zeit in der Luft, ohne sie die rechte. Me 262, He 162 und Me 163 sind in allen Regeln Strahlflugzeuge und haben keine Tanks.",
  "LW-21":
    "Im Fortgeschrittenenspiel haben amerikanische Jäger 1943 keine Tanks; auf den Stufen darunter haben sie sie immer.",
  "LW-22":
    "Verbände mit den Buchstaben NJG sind Nachtjäger: Sie kämpfen am Tag wie alle und hindern bei Nacht die RAF.",
  "LW-23":
    "Jäger, die auf Jäger oder auf einen Platz schießen, treffen mit dem Doppelten ihrer Faktoren mal Wurf, plus 21, durch 42: ungefähr einer von sechs.",
  "LW-24":
    "Jäger, die auf Bomber schießen, treffen mit ihren Faktoren mal Wurf, plus 7, durch 14: ungefähr einer von vier.",
  "LW-25":
    "Bomber, die auf Jäger schießen, treffen mit dem Doppelten ihrer Faktoren mal Wurf, plus 42, durch 84: ungefähr einer von zwölf.",
  "LW-26":
    "Zwischen Jägern ändert sich der Wurf um so viel, wie das eine E über dem anderen liegt; ein Bomberjäger zählt einen dazu. Er bleibt zwischen 1 und 6; gegen Bomber und für Bomber zählt kein E.",
  "LW-27":
    "Für die Bomber über einem Ziel fällt ein Würfel: Sie zerstören es mit dem Doppelten ihrer Faktoren plus 1, durch 5, oder weniger. Ein Faktor nie, fünfzehn immer.",
  "LW-28":
    "Was bombardiert ist, bleibt es. Eine Gruppe bombt im Angriff einmal, wo ihr Bogen es sagt, mit allen anderen über demselben Ziel, und nur, wenn ihr Flug dort endete.",
};
