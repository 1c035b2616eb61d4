import { cardName } from "../../../words/card-name.de.ts";
import type { words as english } from "../en/lesson.ts";

const RESULTS: Readonly<Record<string, string>> = {
  down: "abgeschossen",
  damaged: "beschädigt",
  none: "nichts",
};

const POSITIONS: Readonly<Record<number, string>> = {
  2: "Du sitzt B1 im Nacken",
  1: "Du bist gegen B1 im Vorteil",
  0: "Du und B1 seid neutral",
  [-1]: "B1 ist gegen dich im Vorteil",
  [-2]: "B1 sitzt dir im Nacken",
};

/** `eine 2`, `eine 1, dann eine 4`. */
function thrown(rolls: readonly number[]): string {
  return rolls.map((roll) => `eine ${roll}`).join(", dann ");
}

function bursts(count: number): string {
  return `${count} ${count === 1 ? "Feuerstoß" : "Feuerstöße"}`;
}

function cards(count: number): string {
  return `${count} ${count === 1 ? "Karte" : "Karten"}`;
}

/** Was der Fluglehrer der ersten Stunde sagt. */
export const words: typeof english = {
  title: "Die erste Stunde",
  "turn.1": "Schießen, Antwort bekommen, zurück antworten",
  "turn.2": "Der Kaczmarek und ein zweiter Angriff",
  "turn.3": "Auf dich gestellt",
  onward: "Ein Duell gegen den Piloten",
  "step.welcome":
    "Willkommen am Kartentisch. Du führst A1, eine Spitfire; A1w daneben ist dein Kaczmarek. Drei Runden, und du weißt, wie Karten kämpfen. Ich sage dir eins nach dem anderen.",
  "step.energy":
    "Du hältst sieben Karten, und nur du siehst sie. Sie sind deine Energie: rote schießen, weiße manövrieren, blaue antworten. Was du spielst, ist fort, und wenige kommen in einer Runde nach. Wer keine mehr hat, ist ein Ziel.",
  "step.enemy":
    "B1 ist eine Bf 109 mit ihrem Kaczmarek B1w. Am Anfang seid ihr neutral: Keiner ist hinter dem anderen (DIF-B5).",
  "step.altitude":
    "Ein Zug beginnt mit der Höhe. Eine Stufe steigen kostet zwei Karten, Sinken gibt eine je Stufe (DIF-2.1, DIF-2.2). Kämpfen kannst du nur auf derselben Stufe, und B1 ist auf deiner: bleib.",
  "step.maneuver":
    "Jetzt deine Karten. Eine Stellungskarte bringt dich näher in seinen Nacken; im Vorteil hast du zwei Feuerstöße statt eines (DIF-3.1). Spiel sie gegen B1.",
  "step.maneuver.too-many": "Eine Karte, die du nicht hältst",
  "step.fire": ({ bursts: left, odds }) =>
    `Du hast jetzt ${bursts(left)}. Treffer × dein Trefferwert 8 gegen seine Abwehr 6 sind das Verhältnis, hier ${odds}: Bis dahin beschädigt ein Würfel, bis zur Hälfte schießt er ab (DIF-3.2.5). Feuer!`,
  "step.fire.twice": "Auf den eigenen Kaczmarek",
  "step.spent":
    "Du könntest weiterspielen, aber was du behältst, antwortet für dich, wenn er schießt. Dann ist es Zeit zu passen.",
  "step.answer-back": ({ card }) =>
    `Er antwortet mit ${cardName(card)}. Bleibt es dabei, ist deine Karte abgewehrt. Aber auch auf eine Antwort lässt sich antworten: Wer die letzte Karte spielt, gewinnt den Schlagabtausch (DIF-B8).`,
  "step.under-fire": ({ by, card, odds }) =>
    `${by} schießt auf dich: ${cardName(card)}, Verhältnis ${odds}. Antworte, oder nimm den Würfel hin. Auf IM VISIER antworten STEILKURVE, FASSROLLE, VERTIKALROLLE, SCHERE und FLIEGERASS.`,
  "step.shaken": ({ by, card }) =>
    `${by} spielt ${cardName(card)} um die Stellung. Du kannst antworten oder deine Karten für sein Feuer aufheben.`,
  "step.stands": ({ odds }) =>
    `Niemand antwortet mehr: Der Schuss gilt, mit ${odds}. Du kannst noch eine Feuerkarte dazulegen, wenn die Feuerstöße reichen; wird die aber abgewehrt, ist alles verloren (DIF-3.2.10). Oder feuere jetzt.`,
  "step.discard": ({ held, limit, horsepower }) =>
    `Das Ende deines Zugs: Du hältst ${cards(held)} und darfst ${limit} halten. Leg ab, was nichts nützt, dann ziehst du ${cards(horsepower)}, deine Leistung auf dieser Stufe (DIF-8.2).`,
  "step.shed": ({ held, limit }) =>
    `Du hältst ${cards(held)}, und deine Grenze ist ${limit}: Leg bis dahin ab (DIF-8.5).`,
  "step.follow": ({ level }) =>
    `B1 geht auf Stufe ${level}, um dich loszuwerden. Wer hinter ihm ist, darf folgen: im Vorteil für eine Karte, im Nacken frei, und Sinken gibt auch dir Karten. Bleibst du, ist die Stellung verloren (DIF-R37).`,
  "step.pay": "Es hat seinen Preis: Wähle, was du entbehren kannst.",
  "step.wingman":
    "Eine neue Runde. Von nun an greift dein Kaczmarek zuerst an: Er nennt ein Ziel und zieht dann drei Karten, seinen Angriffswert (DIF-B6). Gegen B1 bewegt seine Stellungskarte deine ganze Rotte.",
  "step.wingman-again": "Wieder dein Kaczmarek. Er darf sich auch an B1w versuchen.",
  "step.mini-hand":
    "Das ist seine Kurzhand. Er zählt keine Feuerstöße; was er nicht braucht, wird abgelegt. Erst eine Stellungskarte, dann Feuer.",
  "step.chase": "Über Stufen hinweg kannst du nicht angreifen. Sinken gibt für jede Stufe eine Karte.",
  "step.level": ({ level, horsepower }) =>
    `Du bist auf Stufe ${level}, wo dein Motor in jeder Runde ${cards(horsepower)} zieht; weiter unten zieht er mehr (DIF-2.4). B1 ist auf deiner Stufe.`,
  "step.watch": "Sieh den Karten zu: Jede wird aufgedeckt, beantwortet und zu den abgelegten geschoben.",
  "step.left":
    "Du hast den Kampf verlassen (DIF-B16). Dafür bekommt niemand Punkte, und niemand nimmt es dir übel.",
  "step.lost": "B1 hat dich erwischt. Ein Würfel kann genügen: Von den Antworten, die du behältst, lebst du.",
  "step.won": "B1 ist abgeschossen: fünf Siegpunkte (DIF-B17)!",
  "step.late": "Die Runden dieses Duells sind um.",
  "step.fresh": "Es gibt noch mehr zu lernen: Nimm eine frische Spitfire, vor dir fliegt eine andere Bf 109.",
  "step.relief":
    "Die Würfel waren schnell, und es gibt noch mehr zu lernen: Nimm eine frische Spitfire, vor dir fliegt eine andere Bf 109.",
  "step.learned":
    "Das ist das ganze Spiel: hinter ihn kommen, schießen, antworten, zurück antworten und die Hand nie leer werden lassen. Bomber, Flak, Asse und den Weave findest du in den Regeln.",
  "told.hint": ({ order }) => `Ich würde \`${order}\` antworten.`,
  "told.mine": ({ odds, rolls, result }) =>
    `Dein letzter Schuss: Verhältnis ${odds}, der Würfel zeigte ${thrown(rolls)}: ${RESULTS[result]}.`,
  "told.theirs": ({ odds, rolls, result }) =>
    `Sein letzter Schuss: Verhältnis ${odds}, der Würfel zeigte ${thrown(rolls)}: ${RESULTS[result]}.`,
  "told.levels": ({ own, theirs }) => `Du bist auf Stufe ${own}, B1 auf Stufe ${theirs}.`,
  "told.position": ({ steps, bursts: left }) =>
    `${POSITIONS[steps] ?? POSITIONS[0]}, übrig: ${bursts(left)}.`,
  "told.odds": ({ odds }) => `Meine Karte ergäbe ${odds}.`,
  "mistake.no-card": "So eine Karte kenne ich nicht. Drück auf eine deiner Karten, oder schreib ihren Namen.",
  "mistake.no-figures":
    "Bei Karten, die feuern, sag auch Feuerstöße und Treffer: `in-my-sights 1/2`. Deine liegen vor dir.",
  "mistake.not-held": "Spielen kannst du nur, was du hältst. Deine Karten liegen vor dir.",
  "mistake.no-answer":
    "Diese Karte antwortet nicht auf jene. Die kleinen Zeichen auf einer Karte zeigen, worauf sie antwortet.",
  "mistake.no-attack": "Blaue Karten antworten nur. Greif mit einer weißen oder roten an.",
  "mistake.no-target": "Nenn hinter der Karte einen Gegner: `B1`, oder `B1w` für seinen Kaczmarek.",
  "mistake.bursts": "Diese Karte kostet mehr Feuerstöße, als du hast. Eine bessere Stellung gibt mehr davon.",
  "mistake.barred":
    "Deine Stellung erlaubt das nicht. Wer verfolgt wird, feuert nicht, und wer verfolgt, greift niemand anderen an.",
  "mistake.other-level": "Er ist auf einer anderen Stufe: Niemand greift nach oben oder unten an.",
  "mistake.minimum-hand":
    "Ein wendiges, langsames Flugzeug muss Karten behalten: den Unterschied zwischen Wendigkeit und Fahrt.",
  "mistake.no-climb": "Steigen kostet Karten, die du entbehren können musst.",
  "mistake.other": "Das beantwortet die Frage nicht. Drück auf eine der Antworten.",
};
