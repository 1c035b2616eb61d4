import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import { cardName } from "../card-name.de.ts";
import { counted, levelName, possible, who } from "../grammar.de.ts";
import type { Kind } from "../phases/en.ts";
import type { Bar, problems as english } from "./en.ts";

const WANTED: Readonly<Record<Kind, string>> = {
  resource: "ein Mittel, das die Seite noch nicht verbraucht hat",
  weave: "ein Gebot für den Thach Weave oder „pass“",
  accept: "„accept“ (annehmen) oder „refuse“ (ablehnen)",
  bids: "eine Stufe und Siegpunkte",
  name: "eine Rotte, die noch nicht am Zug war",
  stay: "„stay“ (bleiben) oder „break-off“ (abbrechen)",
  keen: "wen scharfe Augen aufs Korn nehmen, oder „pass“",
  jettison: "„jettison“ (abwerfen) oder „pass“",
  wingman: "wen der Kaczmarek angreift, oder „pass“",
  "wingman-play": "eine Karte der Kurzhand gegen das Ziel, oder „pass“",
  altitude: "„climb“ (steigen), „dive 1“, „dive 2“ (sinken) oder „pass“",
  target: "„bomb“ (bomben), „strafe“ (beschießen) oder „pass“",
  leader: "eine Karte mit ihrem Ziel, „drop“ (Stellung aufgeben), „disengage“ (lösen) oder „pass“",
  leave: "„disengage“ (lösen) oder „pass“",
  respond: "eine Karte, die antwortet, oder „pass“",
  aggregate: "eine Feuerkarte, die dazuzählt, oder „resolve“",
  pay: "eine Karte zum Ablegen",
  follow: "„follow“ (folgen) oder „pass“",
  trim: "eine Karte zum Ablegen, oder „done“",
  shed: "eine Karte zum Ablegen, oder „done“",
};

function wanted(asked: string): string {
  return (WANTED as Readonly<Record<string, string>>)[asked] ?? "eine andere Antwort";
}

const BARS: Readonly<Record<Bar, string>> = {
  "drop-first": "diese Rotte verfolgt eine andere; zuerst diese Stellung aufgeben",
  "in-trouble": "wer im Nachteil ist oder verfolgt wird, darf nicht feuern",
  "pursued-elsewhere": "diese Rotte wird von einer anderen verfolgt; deren Führer angreifen",
  "friend-pursues": "eine andere Rotte verfolgt ihn schon; jemand anderen angreifen",
  "pursues-friend": "er verfolgt einen Freund; solange gehen nur Stellungskarten",
  "nothing-gained": "gegen ihn ist keine Stellung zu gewinnen; feuern oder jemand anderen angreifen",
  "no-leader": "ein Kaczmarek ohne Führer hat keine Stellung; er kann nur feuern",
};

export const problems: Catalogue<PhrasesOf<typeof english>> = {
  grammar: ({ found, asked, near }) =>
    `${found ? `„${quotable(found)}“ ist hier nicht zu lesen` : "Am Ende fehlt etwas"}; gefragt ist ${wanted(asked)}.${possible(near)}`,
  "no-card": ({ found, asked, near }) =>
    `${found ? `„${quotable(found)}“ ist keine Karte` : "Die Karte fehlt"}; gefragt ist ${wanted(asked)}.${possible(near)}`,
  "no-figures": ({ card, found, figures, near }) =>
    `${found ? `Keine ${cardName(card)} hat ${quotable(found)}` : `Welche ${cardName(card)}, ist nicht gesagt`}; bitte Feuerstöße und Treffer nennen, in diesem Stapel ${listed(figures, "oder")}.${possible(near)}`,
  "no-number": ({ found, asked, near }) =>
    `${found ? `„${quotable(found)}“ ist keine passende Zahl` : "Eine Zahl fehlt"}; gefragt ist ${wanted(asked)}.${possible(near)}`,
  "other-question": ({ found, asked, near }) =>
    `„${quotable(found)}“ ist keine Antwort auf diese Frage; gefragt ist ${wanted(asked)}.${possible(near)}`,
  "not-held": ({ card, near }) =>
    `${quotable(cardName(card))} ist nicht auf dieser Hand; bitte eine Karte von der Hand wählen.${possible(near)}`,
  "minimum-hand": ({ held, least, near }) =>
    `Von ${counted(held, "Karte", "Karten")} sind zu wenige übrig: ${least} müssen auf der Hand bleiben.${possible(near)}`,
  "hand-full": ({ held, limit, near }) =>
    `${counted(held, "Karte ist", "Karten sind")} auf der Hand: Die Grenze ist ${limit}, also noch ${held - limit} ablegen.${possible(near)}`,
  "agility-spent": ({ played, near }) =>
    `Keine Wendekarte mehr in dieser Runde: ${played} sind gespielt, mehr gibt die Wendigkeit nicht her; andere Karten gehen noch.${possible(near)}`,
  "no-attack": ({ near }) =>
    `Diese Karte greift nicht an; das tun Stellungskarten, Feuerkarten und eine VERTIKALROLLE.${possible(near)}`,
  "no-answer": ({ card, near }) =>
    `Diese Karte antwortet nicht auf ${cardName(card)}; bitte eine spielen, die es tut, oder passen.${possible(near)}`,
  "not-firing": ({ near }) =>
    `Zum Feuer zählen nur Feuerkarten dazu; bitte eine nennen oder „resolve“.${possible(near)}`,
  "no-target": ({ found, near }) =>
    `${found ? `„${quotable(found)}“ ist kein Gegner` : "Das Ziel fehlt"}; hinter der Karte steht ein gegnerisches Flugzeug.${possible(near)}`,
  "no-wingman-target": ({ found, loaded, near }) =>
    loaded
      ? `Der Kaczmarek einer Rotte mit Last greift niemanden an, auch nicht „${quotable(found)}“; bitte passen.${possible(near)}`
      : `Der Kaczmarek kann „${quotable(found)}“ nicht angreifen; bitte einen Gegner auf seiner Stufe nennen, den die Stellungen freigeben, oder passen.${possible(near)}`,
  "not-there": ({ id, near }) =>
    `${who(id)} ist nicht mehr im Kampf; bitte jemanden angreifen, der es ist.${possible(near)}`,
  "other-level": ({ id, level, own, near }) =>
    `${who(id)} ist auf ${levelName(level)}, der Angreifer auf ${levelName(own)}; angreifbar ist nur, wer auf derselben Stufe ist.${possible(near)}`,
  "other-target": ({ id, near }) =>
    `Der Kaczmarek hat ${who(id)} genannt und greift in diesem Zug niemand anderen an.${possible(near)}`,
  "in-cloud": ({ id, near }) =>
    `${who(id)} ist in WOLKEN; heraus und hinein greift niemand an.${possible(near)}`,
  barred: ({ id, why, near }) => `Kein solcher Angriff auf ${who(id)}: ${BARS[why]}.${possible(near)}`,
  "scissors-pursuer": ({ id, near }) =>
    `Eine SCHERE greift nur den Verfolger des eigenen Führers an, und ${who(id)} ist keiner; bitte ein MANÖVER oder einen HALBLOOPING spielen.${possible(near)}`,
  "slow-bank": ({ near }) =>
    `Wer langsam rollt (Slow Bank), spielt eine SCHERE nur gegen ebenso langsame und mittlere Bomber oder als Antwort auf STEILKURVE; bitte eine andere Karte spielen.${possible(near)}`,
  "bomber-not-chosen": ({ id, near }) =>
    `${who(id)} ist hier nicht zu wählen: Das Feuer gilt dem Verband, dem schon gefundenen Bomber oder einem Nachzügler.${possible(near)}`,
  bursts: ({ wanted: cost, left, near }) =>
    `Diese Karte kostet ${counted(cost, "Feuerstoß", "Feuerstöße")}, übrig ${left === 1 ? "ist 1" : `sind ${left}`} gegen dieses Ziel; bitte eine spielen, die nicht mehr kostet.${possible(near)}`,
  "wingman-shots": ({ most, near }) =>
    `Gegen Bomber spielt ein Kaczmarek höchstens ${counted(most, "Feuerkarte", "Feuerkarten")} im Zug, seinen Angriffswert; jetzt keine mehr.${possible(near)}`,
  "hit-value": ({ found, usual, near }) =>
    `${found} ist jetzt kein Trefferwert dieses Flugzeugs; es feuert mit ${usual}.${possible(near)}`,
  recoil: ({ near }) =>
    `Dieser Trefferwert kostet eine weitere Karte, und die Hand hat keine übrig; bitte mit dem anderen feuern.${possible(near)}`,
  "no-rockets": ({ near }) => `Es sind keine Raketen an Bord; bitte ohne sie feuern.${possible(near)}`,
  "rockets-heavy": ({ near }) =>
    `Raketen gehen nur auf schwere Bomber; bitte einen nennen oder ohne „rockets“ feuern.${possible(near)}`,
  "rockets-alone": ({ near }) =>
    `Raketen haben keinen Trefferwert zur Wahl; bitte die Zahl hinter „at“ weglassen.${possible(near)}`,
  "roll-unsaid": ({ near }) =>
    `Eine VERTIKALROLLE sagt, wohin sie geht: „climb“, „dive 1“ oder „dive 2“ hinter der Karte.${possible(near)}`,
  "roll-impossible": ({ climb, near }) =>
    `Diese VERTIKALROLLE kann von hier nicht ${climb ? "steigen" : "so weit sinken"}; bitte einen möglichen Wechsel wählen.${possible(near)}`,
  "roll-stays": ({ near }) =>
    `Eine VERTIKALROLLE als Antwort auf eine VERTIKALROLLE bewegt niemanden; bitte den Höhenwechsel weglassen.${possible(near)}`,
  "not-with-card": ({ near }) =>
    `Nur eine VERTIKALROLLE sagt, wohin sie geht, nur Feuerkarten, wie sie feuern, und ein FLIEGERASS ist ohnehin eines; das bitte weglassen.${possible(near)}`,
  "leaders-only": ({ near }) =>
    `Mit dieser Karte greifen nur Führer an; ein Kaczmarek spielt eine andere.${possible(near)}`,
  "names-nobody": ({ near }) => `Diese Karte hat kein Ziel; bitte den Namen weglassen.${possible(near)}`,
  loaded: ({ near }) =>
    `Mit Last an Bord greift kein Flugzeug einer Rotte an; bitte passen oder sie im nächsten Zug abwerfen.${possible(near)}`,
  "no-ace": ({ near }) =>
    `Nur ein Führer, der ein Ass ist, spielt eine Karte als FLIEGERASS; bitte als das spielen, was sie ist.${possible(near)}`,
  "wild-used": ({ near }) =>
    `Dieses Ass hat seine eine Karte als FLIEGERASS schon gespielt; bitte als das spielen, was sie ist.${possible(near)}`,
  "escort-unnamed": ({ near }) =>
    `Für Bomber antwortet ein Begleiter: bitte hinter der Karte nennen, wie „maneuvering by A1“.${possible(near)}`,
  "no-escort": ({ found, near }) =>
    `„${quotable(found)}“ kann nicht für die Bomber antworten; bitte einen Jägerführer auf ihrer Stufe nennen, der ungebunden ist oder den Angreifer verfolgt.${possible(near)}`,
  "nobody-pursued": ({ near }) =>
    `Es gibt keine Stellung aufzugeben: Diese Rotte verfolgt niemanden; bitte eine Karte spielen oder passen.${possible(near)}`,
  "too-late": ({ near }) =>
    `Dafür ist es zu spät: Das kommt vor der ersten Karte des Führers; bitte eine Karte spielen oder passen.${possible(near)}`,
  "held-fast": ({ near }) =>
    `Wer im Nachteil ist oder verfolgt wird, kann sich nicht lösen; zuerst mindestens neutral werden.${possible(near)}`,
  "too-low": ({ level, near }) =>
    `So weit geht es von ${levelName(level)} nicht hinunter: Stufe 1 ist die tiefste.${possible(near)}`,
  "highest-level": ({ level, near }) =>
    `Kein Steigen von ${levelName(level)} aus: Sie ist die höchste dieses Musters; sinken oder passen.${possible(near)}`,
  "no-climb": ({ price, spare, near }) =>
    `Steigen kostet ${counted(price, "Karte", "Karten")}, und ${spare === 0 ? "keine ist" : spare === 1 ? "nur 1 ist" : `nur ${spare} sind`} auf der Hand übrig; sinken oder passen.${possible(near)}`,
  "cannot-follow": ({ price, near }) =>
    `Folgen kostet ${counted(price, "Karte", "Karten")}, und so viele hat die Hand nicht übrig; bitte passen.${possible(near)}`,
  "bid-level": ({ found, highest, near }) =>
    `Stufe ${found} lässt sich nicht bieten; bitte eine von 1 bis ${highest} nennen.${possible(near)}`,
  "bid-points": ({ found, most, near }) =>
    `${found} Siegpunkte sind zu viel für ein Gebot; bitte 0 bis ${most} bieten.${possible(near)}`,
  "no-bombing": ({ near }) =>
    `Hier ist nicht zu bomben: Nötig sind die Runde über dem Ziel, die Seite des Angreifers, eine Last und Stufe 1 bis 3; bitte passen.${possible(near)}`,
  "no-strafing": ({ near }) =>
    `Hier ist nichts zu beschießen: Nötig sind die Runde über einem Flugplatz oder Schiff, Stufe 1 und keine Last; bitte passen.${possible(near)}`,
  "not-to-name": ({ found, near }) =>
    `„${quotable(found)}“ ist nicht zu nennen; bitte eine eigene Rotte im Kampf, die noch nicht am Zug war.${possible(near)}`,
  "no-keen-eyes": ({ near }) =>
    `Dieser Führer nimmt niemanden aufs Korn: Das können nur Erfahrene und Veteranen mit scharfen Augen; bitte passen.${possible(near)}`,
  "not-singled-out": ({ found, near }) =>
    `„${quotable(found)}“ lässt sich nicht aufs Korn nehmen; bitte einen Gegner auf dieser Stufe nennen, einen Führer nur, wenn beide ungebunden sind, oder passen.${possible(near)}`,
};
