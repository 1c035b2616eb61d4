import { listed } from "../../../../../core/text.ts";
import { squadrons as cards, counted } from "../../../words/grammar.de.ts";
import { targetName } from "../../../words/names.ts";
import type { words as english } from "../en/lesson.ts";

const squadrons = (count: number): string => counted(count, "Staffel", "Staffeln");
const hits = (count: number): string => counted(count, "Treffer", "Treffer");
const markers = (count: number): string => counted(count, "Marke", "Marken");

/** Was der Lehrer der ersten Stunde sagt. */
export const words: typeof english = {
  title: "Die erste Stunde",
  "turn.1": "Radar, Alarmstart, Kurvenkampf",
  "turn.2": "Über dem Ziel",
  "turn.3": "Der letzte Treibstoff",
  onward: "Ein einzelner Angriff gegen den Piloten",
  "step.welcome":
    "Willkommen am Lagetisch. Du führst an einem Septembertag die 11 Group, und ein Angriff kommt. Du begleitest ihn von der Radarlinie bis zu seinen Bomben, und dann weißt du, wie eine Runde geht. Ich sage dir eins nach dem anderen.",
  "step.wings":
    "Du hast zwei Wings: 11D in Hawkinge an der Küste und 11B in Biggin Hill, südlich von London. Jeder hat drei Staffeln; welche, siehst nur du (BB-95).",
  "step.enemy": ({ strength }) =>
    `Der Angriff ist 2A, ein Geschwader von ${counted(strength, "Staffel", "Staffeln")}. Wo es ist und wie stark, seht ihr beide. Was es hat, Jäger oder Bomber, und welches Ziel es bekam, weiß nur der Deutsche (BB-94, BB-97).`,
  "step.line": ({ at }) =>
    `Es ist bei Calais gestartet und steht jetzt in ${at}, einem Feld der Radarlinie, das Dover überwacht. Dort hält es einen Augenblick: Wann immer ein Angriff so ein Feld betritt, darfst du einen Wing rufen (BB-100).`,
  "step.scramble": ({ markers: left }) =>
    `Du hast ${markers(left)} für die ganze Runde; Abfangen kostet eine, aber nur, wenn der Wing den Angriff trifft (BB-10). Je näher der Wing, desto sicherer. Ruf ihn!`,
  "step.scramble.far": "Ein Wing der 12 Group",
  "step.scramble-again": ({ at }) =>
    `Der Angriff hat ein weiteres Feld der Radarlinie betreten, ${at}: Du darfst einen Wing rufen (BB-100).`,
  "step.wing-step": ({ at }) =>
    `Jetzt eine Verfolgung: Du ziehst ein Feld, dann der Angriff eines, und so fort, du zuerst (BB-102). Er ist in ${at}. Auf demselben Feld ist Feindberührung: Dann hält er an (BB-103).`,
  "step.wing-step.sea": "Hinaus nach Boulogne",
  "step.send": ({ at, markers: left }) =>
    `Der britische Zug: Jeder unbenutzte Wing darf bis zu vier Felder fliegen oder aufsteigen, wo er ist (BB-90). Auf dem Feld eines Angriffs darf er mit ihm kurven, jeder für eine Marke; übrig: ${markers(left)}. Der Angriff ist in ${at}.`,
  "step.send.sea": "Hinaus aufs Meer",
  "step.keep":
    "Sonst erreicht ihn niemand, oder keine Marke ist übrig. Wer am Boden bleibt, kann vom Radar gerufen werden.",
  "step.again":
    "Ein neues Tally-ho: Wer gekämpft hat, ist mit dem, was er noch hat, wieder daheim und darf noch einmal aufsteigen (BB-91). Lücken werden erst in der nächsten Runde gefüllt (BB-R43).",
  "step.call-home":
    "Wings in der Luft sind auf Patrouille: Sie halten jeden Angriff an, der ihr Feld betritt (BB-R17). Man darf sie heimrufen.",
  "step.lose": ({ hits: taken, squadrons: own }) =>
    `Du musst ${hits(taken)} nehmen, mit ${cards(own)}. Eine Staffel, die so viele nimmt wie ihre Abwehr, ist verloren; Spitfires haben 4, Hurricanes 3. Nur die letzte darf weniger nehmen: Sie geht in Ruhe und ist in zwei Runden wieder da (BB-106).`,
  "step.attack": ({ markers: left }) =>
    `Ein Wing von dir ist auf dem Feld des Angriffs: Er darf mit ihm kurven, für eine Marke; übrig: ${markers(left)} (BB-108). Da dürfen alle Staffeln kämpfen, und niemand geht in Ruhe.`,
  "step.enough": "Kein Wing, der kämpfen könnte, ist mehr hier. Was vom Angriff übrig ist, fliegt weiter.",
  "step.set": ({ sizes, squadrons: own }) =>
    `Der Deutsche hat verdeckt Gruppen zu ${listed(sizes.map(String), "und")} gelegt. Du setzt ${cards(own)} dagegen, wie du willst. Die vordersten duellieren sich, bis einer fällt; der Sieger trifft unversehrt auf den nächsten (BB-110, BB-111). Zwei gegen eine große Gruppe, oder je eine gegen jede?`,
  "step.set.ninth": "Gegen eine neunte Gruppe",
  "step.watch": "Sieh dem Angriff zu: Jedes Feld und jeder Wurf wird gezeigt.",
  "step.won": ({ british, german }) =>
    `Der Angriff ist abgewehrt: Kein Ziel ist bombardiert. Abgeschossen sind ${squadrons(british)} von dir und ${german} von ihnen. Deine lassen sich instandsetzen, ihre nie (BB-31).`,
  "step.lost": ({ british, german }) =>
    `Ein Erfolg genügt heute: Der Tag gehört ihnen. Abgeschossen sind ${squadrons(british)} von dir und ${german} von ihnen; in einem Feldzug zählt das so viel wie die Bomben (BB-134).`,
  "step.fresh":
    "Aber niemand hat gegen ihn gekämpft, und darum geht es hier: Ein neuer Angriff kommt, schick deine Wings.",
  "step.learned":
    "Das ist ein Angriff: Radar, Verfolgung, Abfangen, Kurvenkampf, Bomben. Im Feldzug kommen sieben Geschwader auf einmal, und fünf Marken müssen für alle reichen. Instandsetzung, Wetter, Aufträge und die deutsche Seite findest du in den Regeln.",
  "told.hint": ({ order }) => `Ich würde \`${order}\` antworten.`,
  "told.contact": ({ wing, square }) =>
    `Feindberührung! ${wing} hat den Angriff in ${square} getroffen; er hält dort an, und gekämpft wird, wenn alle gezogen haben.`,
  "told.missed": ({ wing }) =>
    `${wing} hat ihn verfehlt: Keine Marke ist verbraucht, und er ist wieder auf seinem Platz (BB-104).`,
  "told.intercept": ({ wing, squadrons: met, rafHits, lwHits }) =>
    `${wing} traf auf ${cards(met)}, zufällig gezogen: ${hits(rafHits)} für dich, ${lwHits} für sie (BB-105).`,
  "told.fought": ({ raf, german }) =>
    `Im Kurvenkampf fielen ${squadrons(german)} von ihnen und ${raf} von dir.`,
  "told.raid": ({ at, strength }) => `Der Angriff ist in ${at}; übrig: ${squadrons(strength)}.`,
  "told.raid-home": "Der Angriff hat die Karte verlassen.",
  "told.bombs": ({ target, hits: bombHits, flak }) =>
    `Über ${targetName(target)} warfen die Bomber ${counted(bombHits, "Kreuz", "Kreuze")}, die treffen, und ${counted(flak, "Kokarde", "Kokarden")}, die Flak sind (BB-115, BB-117).`,
  "told.no-bombs": "Keine Bombe ist gefallen.",
  "mistake.no-formation": "Dieser Verband ist nicht dabei. Deine sind 11B und 11D, der Angriff ist 2A.",
  "mistake.off-map": "Das ist kein Feld: ein Buchstabe von A bis T, dann 01 bis 25.",
  "mistake.not-ready":
    "Dieser Wing kann nicht gerufen werden: Er muss am Boden, unbenutzt und von der 11 Group sein.",
  "mistake.not-next": "In einer Verfolgung zieht man auf ein Feld neben dem eigenen, auch schräg.",
  "mistake.closed":
    "Wings bleiben auf der Radarlinie oder innerhalb: Der Boden leitet sie, und über dem Meer kann er es nicht (BB-37).",
  "mistake.out-of-reach": "Zu weit: vier Felder, innerhalb der Radarlinie (BB-90).",
  "mistake.wing-used": "Dieser Wing ist in diesem Tally-ho schon benutzt.",
  "mistake.cannot-fight": "Dieser Wing kann hier jetzt nicht kämpfen.",
  "mistake.not-met": "Die beiden sind nicht auf einem Feld.",
  "mistake.hits":
    "So sind die Treffer nicht alle genommen, oder zu viele sind verloren. Nenn, wer verloren ist, und hinter `stand-down` die letzte.",
  "mistake.no-gruppe": "So eine Gruppe gibt es nicht: Gezählt wird von 1.",
  "mistake.wrong-list": "Jede deiner Staffeln muss gesetzt werden, einmal.",
  "mistake.other": "Das beantwortet die Frage nicht. Drück auf eine der Antworten.",
};
