import type { words as english } from "../en/lesson.ts";

type Rolled = Parameters<(typeof english)["told.their-shot"]>[0];

function outcome({ natural, total, modified, points, critical }: Rolled): string {
  const sum = total === 0 ? "" : ` und ${total > 0 ? `+${total}` : `−${-total}`} macht ${modified}`;
  const damage = points === 0 ? "nichts" : points === 1 ? "1 Punkt" : `${points} Punkte`;
  return `${natural}${sum}: ${damage}${critical ? " und ein kritischer Treffer!" : "."}`;
}

export const words: typeof english = {
  title: "Eine erste Lektion über den Gräben",
  "turn.1": "Geradeaus",
  "turn.2": "Kurve und Sturz",
  "turn.3": "In der Schusslinie",
  "turn.4": "An seinem Heck",
  "turn.5": "Auf eigene Faust",
  onward: "Ein Duell mit dem Baron",
  "step.fire": "Du hast ihn im Visier. Wähl das Feuer auf G1: Gewürfelt wird, wenn alle gezogen haben.",
  "step.tail":
    "Du bist in guter Position hinter ihm: gleiche Reihe, gleiche Nase, nahe seiner Höhe. Versuch, an ihm dranzubleiben. Zwei Würfel entscheiden; gelingt es, ziehst du gleich nach ihm und siehst, was er tat (4.4). Wenn nicht, ist nichts verloren.",
  "step.tend":
    "Du bist ruhig geflogen, also hast du am Ende der Runde eine Hand frei: Behebe die Hemmung. Es gelingt bei einer 1 (4.7i, 4.7j).",
  "step.learned":
    "Das ist das ganze Spiel: Würfel sagen, wer später zieht, MP und Hexseiten, wohin, die gerade Reihe, auf wen, zwei Würfel, wie viel, und MGs haben Hemmung. Asse, kritische Treffer, Ballone, Bomben und Flak findest du in den Regeln.",
  "step.watch": "Schau auf den Tisch: Einer fliegt nach dem anderen, dann fallen die Würfel.",
  "step.left":
    "Du bist vom Plan geflogen, und wer das tut, ist aus dem Spiel (D-10). Das vergisst du nicht mehr.",
  "step.shot":
    "Das war das Ende deiner Camel. Auch das gehört dazu: Achte auf das Schussfeld des Beobachters und darauf, wie steil du stürzt.",
  "step.won": "G1 ist unten, der Himmel gehört dir!",
  "step.fresh":
    "Es gibt noch etwas zu lernen: Nimm eine frische Camel, vor dir fliegt ein zweiter Albatros heim.",
  "step.relief":
    "Die Würfel waren schnell, und es gibt noch etwas zu lernen: Nimm eine frische Camel, vor dir fliegt ein zweiter Albatros heim.",
  "step.away": "G1 ist diesmal heimgekommen.",
  "step.own":
    "Diese Runde gehört dir. Schreib, stell mit den Knöpfen ein, wähl Hexe oder zieh das blasse Flugzeug; um MP, Preise und Höhe kümmert sich die Zeile.",
  "step.own-2": "Deine MGs sind noch gehemmt: Flieg ruhig und versuch es wieder.",
  "step.ready-5": "Dein Zug steht. Flieg; hast du danach einen Schuss, nimm ihn.",
  "step.welcome":
    "Willkommen an der Front, Juli 1917. Du fliegst A1, die Camel im Kreis, in 2200 Metern. Voraus und etwas tiefer ist ein langsamer Zweisitzer, G1, auf dem Heimweg. Fünf Runden zu zehn Sekunden, und du kennst das Spiel.",
  "step.order":
    "Hier zieht einer nach dem anderen. Alle werfen zwei Würfel, mit 1 mehr je 200 Meter über dem tiefsten und 1 weniger für einen Zweisitzer.",
  "step.order-2": "Später ist besser.",
  "step.straight":
    "Deine Geschwindigkeit ist, was du ausgibst: Mit Geschwindigkeit 8 hast du 8 MP, und ein Hex geradeaus kostet 1. Wähl 8, dann geradeaus; oder Hexe auf dem Tisch; oder schreib `8: F8`.",
  "step.straight.too-fast-12": "Zu schnell: 12",
  "step.straight.doesn-t-come": "Geht nicht auf: 8: F9",
  "step.ready-1":
    "Alle 8 MP sind ausgegeben. Das blasse Flugzeug zeigt, wohin das führt, in Zahlen steht es unter der Zeile, und die helle Reihe davor ist deine Schusslinie. Flieg.",
  "step.blind":
    "Von jetzt an feuert sein Beobachter zurück. Er deckt die hintere Hälfte, aber nicht genau achtern auf seiner Höhe oder tiefer: da ist sein Leitwerk im Weg. Dort willst du sein.",
  "step.quiet":
    "Um die Hemmung zu beheben, brauchst du einen ruhigen Zug: höchstens 100 Meter hinauf oder 200 hinab, kein Kunstflug und in keinem Hex mehr als eine Hexseite (4.7j).",
  "step.press": "Deine MGs laufen: noch einmal hinter ihn.",
  "step.ready-4": "Flieg.",
  "step.moved": "Das war eine Runde. Dieser Zettel sagt immer, was gerade geschehen ist, und warum.",
  "step.turn":
    "Er fliegt drei Reihen links von dir. L und R drehen die Nase um eine Hexseite. Eine Camel, Stufe E, zahlt je 1 MP; ein schwerfälliger Zweisitzer 2 und mehr. Wechsle in seine Reihe: `8: F2 L F3 R F`.",
  "step.turn.both-ways-f6": "Beides: F6 L R",
  "step.turn.forgot-the-price": "Preis vergessen: F2 L F6",
  "step.dive":
    "Jetzt hinunter zu ihm. Ein Sturz kostet keine MP, aber je schneller du bist, desto flacher muss er sein: Mit Geschwindigkeit 8 darf eine Camel 200 Meter stürzen (4.5b). Setz `-150` ans Ende oder nimm die Skala.",
  "step.dive.too-steep-400": "Zu steil: −400",
  "step.meter":
    "100 Meter Sturz oder mehr geben dir nächste Runde auch einen MP mehr zur Wahl; ebenso viel Steigen nimmt einen (D-03).",
  "step.ready-2": "Flieg.",
  "step.again": "Noch kein Schuss, also noch einmal.",
  "step.line":
    "Deine MGs feuern entlang der geraden Reihe vor der Nase. Entfernung sind Hexe plus Höhenstufen zu 50 Metern, höchstens 8, und nie steiler als weit. Zeig auf dem Tisch auf G1 oder such ihn in der Liste der Flugzeuge: Ein Schild sagt, was ein Schuss brächte, oder warum es keinen gibt.",
  "step.aim":
    "Du brauchst ihn in dieser Reihe, während du deine letzten zwei MP ausgibst. Flieg also die letzten zwei Hexe gerade hinter ihm, auf seiner Höhe; je näher, desto besser.",
  "step.ready-3": "Helle Hexe in deiner Reihe haben jemanden, auf den du feuern kannst. Flieg.",
  "step.declare":
    "Du hast ihn! Nenn jetzt dein Ziel. Es gilt: Fliegt er noch aus der Linie, ehe alle gezogen haben, ist der Schuss verloren (A-33). Alle Schüsse einer Runde gelten zugleich (4.7a). Wähl das Feuer auf G1.",
  "mistake.move-grammar":
    "Ein Zug ist die Geschwindigkeit, ein Doppelpunkt, dann Schritte: F ein Hex voraus, L und R eine Hexseite, und am Ende Steigen oder Sturz wie `-100`. Leer die Zeile mit dem ✕ und versuch es noch einmal.",
  "mistake.move-speed":
    "Ein Flugzeug springt nicht: Von Runde zu Runde ändert sich die Geschwindigkeit um höchstens 2, und nicht weiter, als der Motor hergibt. Die Zahlen über den Schritten darfst du nehmen.",
  "mistake.move-sum":
    "Die MP müssen genau aufgehen: je Hex 1 und der Preis jeder Hexseite. Oder nimm eine andere Geschwindigkeit.",
  "mistake.move-other-way": "Nicht in beide Richtungen in einem Hex: Flieg ein Hex dazwischen.",
  "mistake.move-too-many": "Drei Hexseiten sind schon kehrt: Für mehr brauchst du erst ein Hex voraus.",
  "mistake.move-climb":
    "So viel hebt dich dieser Motor in zehn Sekunden nicht. Die Skala bei der Höhe zeigt, was geht.",
  "mistake.move-dive":
    "Tiefer geht diese Zelle nicht, auch nicht auf Risiko: Flieg langsamer oder stürz weniger.",
  "mistake.move-dive-first": "Ein Sturz beginnt erst nach einem Hex geradeaus.",
  "mistake.move-occupied":
    "Er hat schon gezogen und bleibt dort: Ende in einem anderen Hex oder auf einer anderen Höhe.",
  "mistake.other": "Das lässt sich jetzt nicht fliegen. Die Tasten unten bieten nur an, was geht.",
  "step.tailing": ({ roll }) =>
    `Deine ${roll} hält dich an ihm. Aus guter Position reicht für einen Schuss dein letzter MP auf ihn (4.4j).`,
  "step.tailing-lost": ({ roll }) => `Deine ${roll} hat ihn für diese Runde verloren (4.4h).`,
  "told.tailing":
    "Du hältst dich an seinem Heck, also ziehst du gleich nach ihm, was die Würfel auch sagen (4.4g).",
  "told.last": ({ mine, theirs }) =>
    `Du hast ${mine}, G1 ${theirs}: Das niedrigere musste zuerst ziehen, also siehst du, wo er ist (4.2a).`,
  "told.first": ({ mine, theirs }) =>
    `Du hast ${mine}, G1 ${theirs}: Das niedrigere zieht zuerst, also musst du raten, wohin er fliegt (4.2a).`,
  "told.not-fired":
    "Du hast nicht gefeuert, oder dein Schuss war verloren, weil er aus der Linie flog (A-33).",
  "told.my-shot": ({ now, most, ...roll }) =>
    `Deine zwei Würfel: ${outcome(roll)} Er hat ${now} der ${most} Punkte, die ihn herunterholen.`,
  "told.their-shot": (roll) => `Auch sein Beobachter feuerte: ${outcome(roll)}`,
  "told.jam": ({ natural, faces }) =>
    `Und Ladehemmung! Eine natürliche ${natural} prüft jedes MG; ein Würfel von 2 oder weniger hemmt es (4.7g). Deine: ${faces}. Ein gehemmtes MG einer Camel bringt beide zum Schweigen (4.7h).`,
  "told.no-jam": ({ natural, faces }) =>
    `Eine natürliche ${natural} prüft die MGs auf Hemmung; deine liefen diesmal weiter: ${faces} (4.7g).`,
  "told.still-jammed": ({ die }) =>
    `Der Würfel zeigte ${die}: noch immer gehemmt. Am Ende dieser Runde darfst du wieder (4.7i).`,
  "told.cleared": ({ die }) => `Der Würfel zeigte ${die}: Die MGs sind frei!`,
  "told.no-move":
    "Von hier bringt ihn diese Runde kein Zug in dein Visier: Setz dich hinter ihn, auf seine Höhe.",
  "told.such-as": ({ order }) => `Etwa \`${order}\`.`,
  "mistake.overdive": ({ excess }) =>
    `Das ist ein Übersturz: erlaubt, aber bei ${excess} oder weniger mit zwei Würfeln klappen dir die Flügel, und ${excess + 1} oder ${excess + 2} kostet einen Würfel Schaden (D-07). Er beginnt, wo die Skala schraffiert ist: Flieg langsamer oder stürz weniger.`,
};
