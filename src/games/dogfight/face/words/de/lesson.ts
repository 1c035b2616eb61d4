import { decimal } from "../../../words/format.ts";
import type { words as english } from "../en/lesson.ts";

const HARM = { engine: "eine ENGINE", weapon: "eine Waffe", fuselage: "eine FUSELAGE" } as const;

export const words: typeof english = {
  title: "Eine erste Lektion",
  "turn.1": "Geradeaus",
  "turn.2": "Eine Kurve",
  "turn.3": "Im Visier",
  "turn.4": "Wer zuerst feuert",
  "turn.5": "Auf eigene Faust",
  onward: "Ein Duell gegen den Piloten",
  "step.early": "Du hast schon einen Schuss! Drück ihn oder stell das Feuer ein. Ich erkläre gleich alles.",
  "step.learned":
    "Das ist das ganze Spiel: geheim schreiben, zugleich fliegen, würfeln, wer zuerst feuert, schießen, was im Fächer ist, Ovale streichen. Was es sonst noch gibt, Wolken, Höhe, viele Flugzeuge, steht in den Regeln.",
  "step.watch": "Schau auf den Tisch: alle fliegen im selben Augenblick, dann fallen die Würfel.",
  "step.left":
    "Du hast den Tischrand überflogen, und wer das tut, ist draußen (R-25). Das vergisst du nicht mehr.",
  "step.shot":
    "Der Schütze von B1 hat dich erwischt. Auch das gehört dazu: komm von der Seite, wo ein Bomber keine Waffe hat.",
  "step.won": "B1 ist weg, der Himmel gehört dir!",
  "step.fresh": "Es gibt noch etwas zu lernen: Nimm eine frische Spitfire, vor dir fliegt eine zweite Ju 88.",
  "step.relief":
    "Die Würfel waren schnell, und es gibt noch etwas zu lernen: Nimm eine frische Spitfire, vor dir fliegt eine zweite Ju 88.",
  "step.envelope":
    "Diese Runde gehört dir. Die kleinen Pfeile auf dem Tisch sind alle Orte, wo du nächste Runde sein kannst; schreib einen Befehl, der zu einem davon führt, stell ihn mit den Knöpfen ein oder zieh das blasse Flugzeug dorthin. Wo das endet, steht in Zahlen unter der Zeile.",
  "step.ready-5": "Dein Plan steht. Drück Bereit; hast du danach einen Schuss, nimm ihn.",
  "step.last-shot": "Dein Schuss!",
  "step.welcome":
    "Willkommen im Club. Du fliegst R1, die Spitfire im Kreis. Vor dir kreuzt eine Ju 88, B1, auf dem Heimweg. Fünf Runden, und du kennst das Spiel. Ich sage immer nur eins.",
  "step.straight":
    "Alle schreiben geheim eine Zeile Befehle. Eine Ziffer fliegt geradeaus: `2` sind zwei Schritte zu je 2″ und kostet 2 SPEED, so heißt hier die Fahrt. Schreib `2` oder wähl es unten auf dem Messinglineal.",
  "step.straight.too-fast-5": "Zu schnell: 5",
  "step.ready-1":
    "Gut. Das blasse Flugzeug auf dem Tisch zeigt, wohin das führt; in Zahlen steht es unter deiner Zeile. Auch B1 hat geschrieben, und niemand kennt die Zeile des anderen. Drück Bereit: beide werden im selben Augenblick aufgedeckt.",
  "step.sheets": "Jedes Flugzeug hat einen Bogen. Schlag Bögen auf.",
  "step.ovals":
    "Treffer streichen Ovale. Ein Schadenswürfel von 1 bis 4 nimmt dem Rumpf eine FUSELAGE, 5 dem Motor eine ENGINE, 6 die Waffe der getroffenen Seite (R-26). Keine FUSELAGE mehr: zerstört. Keine ENGINE mehr: Absturz.",
  "step.back-to-orders": "Jetzt zurück zu Befehle.",
  "step.closer":
    "Geh näher heran. Von jetzt an schießen die Schützen von B1 zurück, und wer die Initiative hat, feuert zuerst: seine Treffer gelten, ehe der andere antwortet (R-17).",
  "step.ready-4": "Bereit, wenn du es bist.",
  "step.second-shot": "Feuer. Jede Waffe schießt einmal je Runde; mit Feuer einstellen bliebe sie stumm.",
  "step.opened":
    "Das war eine Runde: beide Befehle wurden aufgedeckt, und beide flogen zugleich. Dieser Zettel sagt immer, was gerade geschehen ist. Zum Schießen war niemand nah genug.",
  "step.turn":
    "Jetzt eine Kurve. L und R drehen die Nase um einen Punkt der Uhr und kosten je 1. Schreib `1R1`, oder wähl auf der Uhr 12, 1 und 12: eins voraus, ein Punkt nach rechts, eins voraus.",
  "step.turn.turn-twice-lr1": "Zweimal: LR1",
  "step.turn.too-much-3l1": "Zu viel: 3L1",
  "step.arcs":
    "Der schraffierte Fächer vor dem blassen Flugzeug ist dein Schussfeld, von 11 bis 1 Uhr. Seine Ringe sind Entfernungen: bis 1″, 4″, 9″ und 12″.",
  "step.ready-2": "Drück Bereit und sieh euch beide fliegen.",
  "step.again": "Noch kein Schuss, also versuchen wir es noch einmal.",
  "step.badge":
    "Wo ist er? Zeig auf dem Tisch auf B1 oder geh in der Liste der Flugzeuge auf ihn: ein Schild sagt Entfernung, Uhr und was dein Würfel zeigen muss.",
  "step.aim":
    "Schreib einen Befehl, nach dem B1 in deinem Fächer und höchstens 12″ weit ist. Je näher, desto besser: aus TO-HIT 3 wird bis 4″ eine 4, jenseits von 9″ eine 2.",
  "step.aim.too-tight-lll": "Zu eng: LLL",
  "step.ready-3":
    "Er darf tun, was er will, du rätst nur. Drück Bereit. Wirst du gewarnt, dass etwas seltsam ist, darfst du es trotzdem fliegen.",
  "step.first-initiative": "Du hast ihn im Visier!",
  "step.first-shot.r1-rear-b1": "R1 rear B1",
  "mistake.E1":
    "Nur Ziffern für geradeaus und L oder R für Kurven. Leer die Zeile mit dem ✕ und versuch es noch einmal.",
  "mistake.E2":
    "Was vor dem Doppelpunkt steht und was der Befehl kostet, ist nicht dasselbe. Lass die Zahl weg.",
  "mistake.E3":
    "Zu schnell: je 2″ und jeder Uhrpunkt kosten 1, und mehr gibt dein Motor nicht her. Nimm eine Ziffer oder einen Buchstaben weg.",
  "mistake.E4":
    "Ein Flugzeug springt nicht: von Runde zu Runde ändert sich SPEED höchstens um eins. Die Zeile über dem Block sagt, was jetzt geht.",
  "mistake.E5":
    "Zu eng: die halbe ENGINE ist alles, was du in einer Runde an Uhrpunkten hast. Lass einen Buchstaben weg.",
  "mistake.E6": "Zwei Kurven ohne Flug dazwischen. Setz eine 1 in die Mitte, wie in `L1R`.",
  "mistake.E7": "Deine letzten Befehle endeten mit einer Kurve, also fang jetzt mit einer Ziffer an.",
  "mistake.E8": "Flugzeuge schweben nicht: flieg wenigstens 1.",
  "mistake.E9": "Die Höhe spielt in dieser ersten Partie nicht mit. Lass das + oder - weg.",
  "mistake.fire-no-weapon":
    "Eine Spitfire hat ihre Waffen nur vorn. Wen du treffen willst, auf den muss die Nase zeigen.",
  "mistake.fire-out-of-arc":
    "Er ist außerhalb des Schussfelds dieser Waffe. Seine Ränder sind auf dem Tisch gezeichnet.",
  "mistake.fire-out-of-range": "Zu weit: jenseits von 12″ trifft niemand etwas.",
  "mistake.other":
    "Diesen Schuss kennt der Schiedsrichter nicht. Drück einen der Schüsse darüber oder schreib ihn wie `R1 front B1`.",
  "step.first-shot": ({ need }) =>
    `Hier ist dein Schuss mit seiner Aussicht. Auf diese Entfernung muss der Würfel ${need} oder weniger zeigen. Drück ihn.`,
  "told.not-fired": "Du hast nicht gefeuert.",
  "told.missed": ({ roll, need }) =>
    `Dein Würfel zeigte ${roll}, und du brauchtest ${need} oder weniger: vorbei. Das passiert den Besten.`,
  "told.hit": ({ roll, need, harm }) =>
    `Dein Würfel zeigte ${roll}, und du brauchtest ${need} oder weniger: Treffer! Der zweite Würfel kostete B1 ${HARM[harm]}.`,
  "told.was-missed": ({ roll }) => `Auch der Heckschütze von B1 feuerte: eine ${roll}, vorbei.`,
  "told.was-hit": ({ harm }) => `Der Schütze von B1 traf zurück und kostete dich ${HARM[harm]}.`,
  "told.first": ({ mine, theirs }) =>
    `Jede Seite hat gewürfelt: du ${mine}, der Gegner ${theirs}. Die höhere feuert zuerst, also du (R-16).`,
  "told.second": ({ mine, theirs }) =>
    `Jede Seite hat gewürfelt: du ${mine}, der Gegner ${theirs}. Die höhere feuert zuerst, also war der Gegner vor dir dran (R-16).`,
  "told.whereabouts": ({ range, clock, inArc }) =>
    `B1 ist auf deiner ${clock} Uhr, ${decimal(range, ",")}″ weit weg: ${inArc ? "in deinem Schussfeld." : "von hier kein Schuss."}`,
  "told.no-order":
    "Von hier bringt ihn diese Runde kein Befehl vor deine Waffe: kurve zu ihm hin, etwa mit `1L1` oder `1R1`.",
  "told.good-order": ({ order }) => `Fliegt er geradeaus, gelingt es mit \`${order}\`.`,
};
