import { counted, needed, withFactors } from "../../../words/grammar.de.ts";
import { placeName } from "../../../words/names.ts";
import type { words as english } from "../en/lesson.ts";

const factors = (count: number): string => counted(count, "Faktor", "Faktoren");
const bombers = (count: number): string => counted(count, "Bomberfaktor", "Bomberfaktoren");

type Result = Parameters<(typeof english)["step.won"]>[0];

/** Was beurteilt wird, wenn alle daheim sind. */
function judged({ named, bombed, bombers: first, lost }: Result): string {
  return `${bombed} von ${counted(named, "Ziel", "Zielen")} zerstört, ${lost} von ${counted(first, "Bomberfaktor", "Bomberfaktoren")} verloren`;
}

/** Was der Lehrer der ersten Stunde sagt. */
export const words: typeof english = {
  title: "Die erste Stunde",
  "turn.1": "Der Zielbogen",
  "turn.2": "Über die R-Linie",
  "turn.3": "Der erste Angriff der Jäger",
  "turn.4": "Über den Zielen",
  "turn.5": "Der zweite Angriff der Jäger",
  "turn.6": "Der Heimweg",
  "turn.7": "Zurück über die Linie",
  onward: "Der Angriff mit allen Regeln gegen den Kadetten",
  "step.welcome":
    "Willkommen bei der 8. Luftflotte. Es ist Januar 1943, und du führst den ersten amerikanischen Angriff auf Deutschland, vom Plan bis zum Heimweg. Danach weißt du, wie eine Runde geht. Ich sage dir eins nach dem anderen.",
  "step.groups": ({ factors: count }) =>
    `Du hast sechs Bombergruppen zu je 4 Faktoren, zusammen ${count}: 91BG, 303BG, 305BG und 306BG mit der B-17, 44BG und 93BG mit der B-24. Eine Jagdgruppe ist da, 4FG mit der P-47: 2 Faktoren. Faktoren feuern, werfen Bomben und gehen verloren.`,
  "step.line":
    "Die R-Linie trennt deine Seite der Karte von ihrer: England und das Meer im Westen und die Nordsee im Norden sind dein. Dort kommst du, und dort gehst du; wer nicht rechtzeitig zurück ist, ist verloren (LW-31, LW-59).",
  "step.goal": ({ factors: count }) =>
    `So zählt ein einzelner Angriff: Der Bogen nennt auf je zehn Bomberfaktoren ein Ziel, hier zwei. Zwei Drittel davon müssen zerstört werden, also beide, und von ${counted(count, "Bomberfaktor", "Bomberfaktoren")} darfst du ein Viertel verlieren: ${Math.floor(count / 4)} (LW-113).`,
  "step.sheet":
    "Der Zielbogen wird zuerst geschrieben und gilt: das Ziel jeder Gruppe, das Feld, auf dem sie kommt, und die Runde. Wen er zusammen nennt, der fliegt als Strom. Der Deutsche sieht ihn nicht (LW-56).",
  "step.places":
    "Wähle Wilhelmshaven (SHP-1) und Emden (SHP-2) auf der Karte oder in der Liste: jedes bekommt eine Zeile mit Einflugfeld, Runde und Gruppen, die du ändern kannst. Der kürzeste Weg zu beiden beginnt auf 1101 im Norden. Je mehr Faktoren bomben, desto sicherer: Zwölf treffen mit 5 oder weniger (LW-27).",
  "step.sheet.short": "Nur ein Ziel",
  "step.halves":
    "Jede Runde beginnt mit der deutschen Hälfte: Starts, Flug, Angriffe. Dann kommt deine. Die Bomber sind von selbst auf der Linie, wie es der Bogen sagt; wohin sie fliegen, sagst jetzt du (LW-61).",
  "step.enter":
    "Jäger stehen auf keinem Bogen: Du lässt sie kommen, wo und wann du willst, jeden einmal je Angriff. 4FG kommt zu den Bombern auf 1101 (LW-32, LW-62).",
  "step.fly-in":
    "Alle fliegen: Bomber bis zu drei Felder je Runde, die P-47 fünf. Die Ströme trennen sich, denn jeder hält auf sein Ziel zu; 4FG kann nur bei einem sein. Wähle Verbände auf der Karte und ein Feld, oder schreib es (LW-60).",
  "step.fly.far": "Gleich bis Wilhelmshaven",
  "step.fly-home":
    "Niemand hat mehr ein Ziel: heim auf das nächste Feld deiner Linien, der Begleitschutz mit seinem Strom. Wer dort ankommt, verlässt die Karte und ist sicher (Schritt N).",
  "step.stay": "Alle sind geflogen, die sollten: nichts mehr.",
  "step.missions":
    "Jeder Jäger bekommt einen Auftrag: Nahbegleitung der Bomber auf seinem Feld, oder frei. Wer Bomber angreift, muss zuerst an der Nahbegleitung vorbei; freie Jäger halten sich heraus, dürfen aber selbst angreifen und Bodenziele beschießen (LW-67, LW-68).",
  "step.missions-again":
    "Wieder Nahbegleitung, oder frei? Eine Begleitung, die abbricht, weil der Treibstoff knapp wird, darf auf dem Heimweg nicht mehr angreifen (LW-69).",
  "step.defend":
    "Zuerst sagt der Verteidiger an. Wirf die Tanks ab, und die P-47 ist so gut, wie sie sein kann, E 4, hat aber noch drei Runden. Behalte sie, und ihr E ist um eins kleiner, dafür reicht es für den ganzen Weg (LW-64). Zurückhalten darf nur, wer mehr Faktoren hat als der andere, und nur, was darüber liegt: Kleine Angriffe ziehen kein großes Feuer auf sich (LW-75, LW-82).",
  "step.defend-home":
    "Tanks abwerfen oder behalten? Der Heimweg ist kurz, und drei Runden reichen: Jetzt sind sie nur noch eine Last (LW-64).",
  "step.defend.withhold": "Die Begleitung zurückhalten",
  "step.reply":
    "Dein Abwehrfeuer: zuerst die Jäger, dann die Bomber, mit so vielen Faktoren, wie Deutsche sie angreifen (LW-58, LW-74). Du darfst das Feuer auch zurückhalten: Wer nicht gefeuert hat, darf am Ende deiner Hälfte angreifen, wenn dann Deutsche auf seinem Feld sind. Niemand feuert zweimal je Runde (LW-57).",
  "step.reply.many": "Alle Bomber feuern",
  "step.lose": ({ hits }) =>
    `${factors(hits)} deiner Bomber ${hits === 1 ? "geht" : "gehen"} verloren; welche Gruppe es trifft, bestimmst du. Wer getroffen ist, hat vorher gefeuert (LW-77).`,
  "step.bomb":
    "Über dem Ziel: Alle, die da sind und es auf ihrem Bogen haben, bomben zusammen, einmal je Angriff, mit einem Wurf (LW-28).",
  "step.bomb.some": "Eine Gruppe allein",
  "step.strafe":
    "Freie Jäger über einem Flugplatz dürfen beschießen, was dort steht. Das zählt als ihr Feuer in dieser Runde, und bei einer 6 trifft die Flak des Platzes einen Faktor (LW-70).",
  "step.counter":
    "Luftkampf: Deutsche sind auf dem Feld deiner Jäger. Wer in dieser Runde nicht gefeuert hat, darf sie angreifen; Deutsche, die gefeuert haben, können nicht zurückfeuern (LW-57, LW-71).",
  "step.watch": "Sieh auf die Karte: Jeder Start, jeder Angriff und jeder Wurf wird gezeigt.",
  "step.won": (result) => `Der Angriff ist gewonnen: ${judged(result)}.`,
  "step.lost": (result) =>
    `Der Angriff ist verloren: ${judged(result)}. Zwei Drittel der Ziele und drei Viertel der Bomber hätten ihn gewonnen.`,
  "step.fresh":
    "Aber kein Schuss ist gefallen, und darum geht es hier: Flieg noch einen Angriff, zu den Zielen, die ich nenne.",
  "step.learned":
    "Das ist ein Angriff: Bogen, Linien, Begleitschutz, zwei Hälften je Runde, Feuer und Bomben. Im Feldzug kommen Industrie, Piloten und Treibstoff dazu, und jedes Quartal ein weiterer Angriff. Das alles und die deutsche Seite findest du in den Regeln.",
  "told.hint": ({ order }) => `Ich würde \`${order}\` antworten.`,
  "told.fuel": ({ turns, tanks }) =>
    `4FG hat noch ${counted(turns, "Runde", "Runden")} in der Luft${tanks ? ", mit Zusatztanks" : ""}; ist keine mehr übrig, muss sie auf deinen Linien stehen (LW-62).`,
  "told.battle": ({ hex, attackers, defenders, bombers: below }) =>
    `Jäger auf ${hex}! Die Deutschen greifen an, mit ${withFactors(attackers)}, gegen ${factors(defenders)} Jäger und ${bombers(below)}. So viele von ihnen, wie du Begleiter hast, müssen sich ihnen stellen, die besten zuerst; der Rest kommt durch zu den Bombern (LW-78).`,
  "told.hits": ({ hits }) =>
    hits === 0
      ? "Ihre Würfel haben niemanden getroffen."
      : `Ihre Würfel haben ${factors(hits)} getroffen; wer getroffen ist, feuert noch, bevor er fällt.`,
  "told.losses": ({ american, german }) =>
    `Verloren in dieser Runde: ${factors(american)} von dir, ${german} von ihnen.`,
  "told.bombs": ({ target, success }) =>
    success
      ? `${placeName(target)} ist zerstört.`
      : `Die Bomben haben ${placeName(target)} verfehlt: Es steht noch.`,
  "told.aim": ({ target, factors: count, needed: face }) =>
    `${placeName(target)}: ${factors(count)}, Treffer: ${needed(face)} (LW-27).`,
  "mistake.sheet-too-short":
    "Ein einzelner Angriff muss auf je zehn Bomberfaktoren ein Ziel nennen: Schreib ein zweites hinter das erste.",
  "mistake.no-entry":
    "Bomber kommen auf ihren eigenen Linien, neben der R-Linie: Spalte 03 im Westen oder Zeile 01 im Norden.",
  "mistake.no-target": "Ziele heißen nach Buchstaben und einer Zahl: SHP-1, SHP-2.",
  "mistake.no-unit": "Deine Verbände sind 91BG, 303BG, 305BG, 306BG, 44BG, 93BG und 4FG.",
  "mistake.no-bomber": "Jäger stehen nicht auf dem Bogen: Sie kommen, wann du willst.",
  "mistake.too-far": "Bomber fliegen drei Felder je Runde, die P-47 fünf.",
  "mistake.moved-already": "Jeder Verband fliegt einmal je Runde.",
  "mistake.not-in-air": "Dieser Verband ist nicht über der Karte.",
  "mistake.entered-already": "Jeder Jäger kommt einmal je Angriff; Bomber kommen nach dem Bogen.",
  "mistake.no-escort": "Nahbegleitung braucht Bomber auf dem Feld des Jägers.",
  "mistake.not-over-target": "Eine Gruppe bombt nur, was der Bogen sagt, und nur auf dessen Feld.",
  "mistake.bomb-together":
    "Wer über dem Ziel ist und es auf seinem Bogen hat, bombt mit den anderen: Es gibt einen Versuch je Runde.",
  "mistake.withholds-too-many":
    "Zurückhalten darf man nur, was der Feind nicht hat; so viele wie er müssen kämpfen.",
  "mistake.no-tanks": "Dieser Verband trägt keine Zusatztanks; schreib nur defend.",
  "mistake.bad-split":
    "Bomber feuern mit so vielen Faktoren, wie sie angreifen, nicht mehr und nicht weniger; `fire` überlässt es den Regeln.",
  "mistake.bad-losses": "Genau die Treffer sind zu nehmen, von Verbänden, die getroffen wurden.",
  "mistake.other": "Das beantwortet die Frage nicht. Drück eine der Antworten unten.",
};
