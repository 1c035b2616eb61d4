import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed, signed } from "../../../../core/text.ts";
import type { Quality } from "../../data/quality.ts";
import { cardName } from "../card-name.de.ts";
import {
  cards,
  counted,
  declared,
  levelName,
  phaseName,
  points,
  sideName,
  victoryPoints,
  who,
} from "../grammar.de.ts";
import type { events as englishEvents, throws as englishThrows } from "./en.ts";

const PASSES: Readonly<Record<string, string>> = {
  keen: "nimmt niemanden aufs Korn",
  jettison: "behält die Last",
  wingman: "passt",
  altitude: "bleibt auf der Stufe",
  target: "bombt und beschießt nichts am Boden",
  leader: "spielt keine Karte mehr",
  leave: "bleibt im Kampf",
  respond: "antwortet nicht",
  follow: "folgt nicht",
};

const POSITIONS: Readonly<Record<number, (to: string) => string>> = {
  2: (to) => `sitzt ${to} im Nacken`,
  1: (to) => `ist gegen ${to} im Vorteil`,
  0: (to) => `ist zu ${to} neutral`,
  [-1]: (to) => `ist gegen ${to} im Nachteil`,
  [-2]: (to) => `wird von ${to} verfolgt`,
};

const RESULTS = { down: "abgeschossen", damaged: "beschädigt", none: "keine Wirkung" } as const;

const QUALITIES: Readonly<Record<Quality, string>> = {
  recruit: "Rekrut",
  green: "unerfahren",
  regular: "erfahren",
  veteran: "Veteran",
  ace: "Ass",
};

function thrown(rolls: readonly number[]): string {
  return rolls.length === 1 ? `Wurf ${rolls[0]}` : `Würfe ${rolls.join(", dann ")}`;
}

function lowFace(upTo: number): string {
  return upTo === 1 ? "1" : `1 oder ${upTo}`;
}

function moved(change: number): string {
  if (change === 0) return "bleibt";
  return `${change > 0 ? "steigt" : "sinkt"} um ${counted(Math.abs(change), "Stufe", "Stufen")}`;
}

function bursts(count: number): string {
  return counted(count, "Feuerstoß", "Feuerstöße");
}

export const events: Catalogue<PhrasesOf<typeof englishEvents>> = {
  "event.reshuffles": ({ cards: count }) =>
    `Der Stapel ist leer; ${counted(count, "abgelegte Karte wird", "abgelegte Karten werden")} neu gemischt.`,
  "event.draws": ({ id, count, cards: drawn }) =>
    `${who(id)} zieht ${counted(count, "Karte", "Karten")}${drawn ? `: ${cards(drawn)}` : ""}.`,
  "event.discards": ({ id, cards: gone }) => `${who(id)} legt ${cards(gone)} ab.`,
  "event.no-weave": ({ side }) => `${sideName(side)}: kein Gebot für den Thach Weave.`,
  "event.weave-offered": ({ side, points: paid }) =>
    `${sideName(side)}: ${victoryPoints(paid)} für den Thach Weave geboten.`,
  "event.weave-answered": ({ side, accepted, points: paid }) =>
    accepted
      ? `${sideName(side)}: Gebot von ${paid} angenommen, ${victoryPoints(paid)} erhalten; der Gegner darf den Thach Weave nutzen.`
      : `${sideName(side)}: Gebot von ${paid} abgelehnt; kein Thach Weave für den Gegner.`,
  "event.bids": ({ levels, points: paid }) =>
    `Gebote für die Anfangsstufe: Alliierte ${levelName(levels[0] ?? 0)} für ${victoryPoints(paid[0] ?? 0)}, Achse ${levelName(levels[1] ?? 0)} für ${victoryPoints(paid[1] ?? 0)}.`,
  "event.bid-won": ({ side, level, points: paid }) =>
    `${sideName(side)}: Gebot gewonnen; alle beginnen auf ${levelName(level)}, und der Gegner erhält ${victoryPoints(paid)}.`,
  "event.start-level": ({ level }) => `Alle beginnen auf ${levelName(level)}.`,
  "event.keen-eyes": ({ id }) => `${who(id)} hat scharfe Augen: +1 auf den Wurf um die erste Seite.`,
  "event.first-tied": ({ faces }) =>
    `Wurf um die erste Seite: Alliierte ${faces[0]}, Achse ${faces[1]}; Gleichstand, noch einmal.`,
  "event.first": ({ side, faces }) =>
    `Wurf um die erste Seite: Alliierte ${faces[0]}, Achse ${faces[1]}; es beginnt: ${sideName(side)}.`,
  "event.turn": ({ turn, of, phase }) => `Spielrunde ${turn} von ${of}: ${phaseName(phase)}.`,
  "event.player-turn": ({ id }) => `Rotte ${id} ist am Zug.`,
  "event.singles-out": ({ id, at }) => `${who(id)} hat scharfe Augen und nimmt ${who(at)} aufs Korn.`,
  "event.jettisons": ({ id }) => `${who(id)} wirft die Last ab.`,
  "event.wingman-attacks": ({ id, at }) => `${who(id)} greift ${who(at)} an und zieht eine Kurzhand.`,
  "event.passes": ({ id, step }) => `${who(id)} ${PASSES[step] ?? "passt"}.`,
  "event.level": ({ id, level, change, follows }) =>
    `${who(id)} ${follows ? "folgt und " : ""}${moved(change)} auf ${levelName(level)}.`,
  "event.attacks": ({ id, card, at, roll, hitValue, rockets, added }) => {
    const target = at ? ` gegen ${who(at)}` : "";
    const value = hitValue === null ? "" : `, Trefferwert ${hitValue}`;
    return `${who(id)} spielt ${cardName(card)}${declared(roll)}${target}${rockets ? " mit Raketen" : value}${added ? "; die Treffer zählen zu den vorigen" : ""}.`;
  },
  "event.answers": ({ id, card, to, toAce, roll, ace }) =>
    `${who(id)} antwortet auf ${cardName(to)}${toAce ? " als FLIEGERASS" : ""} mit ${cardName(card)}${ace ? " als FLIEGERASS" : ""}${declared(roll)}.`,
  "event.negated": ({ id, card, at }) =>
    `${cardName(card)} von ${who(id)}${at ? ` gegen ${who(at)}` : ""} ist abgewehrt.`,
  "event.lapses": ({ id, card }) =>
    `${cardName(card)} von ${who(id)} lässt sich nicht mehr ausführen und ist verloren.`,
  "event.neutral": ({ id, to }) => `${who(id)} und ${who(to)} sind zueinander neutral.`,
  "event.position": ({ id, to, steps }) =>
    `${who(id)} ${(POSITIONS[steps] ?? POSITIONS[0])?.(who(to)) ?? ""}.`,
  "event.favoured": ({ id, at, bursts: more }) =>
    more > 0
      ? `${who(id)} steht gut zu ${who(at)}: ${bursts(more)} mehr in diesem Zug.`
      : `${who(id)} steht gut zu ${who(at)} und darf den Bomber wählen.`,
  "event.bomber": ({ id, at, face }) =>
    face === null
      ? `${who(id)} feuert auf ${at}, den letzten Bomber.`
      : `${who(id)}: Wurf ${face}, das Feuer gilt ${at}.`,
  "event.return-fire": ({ id, at, source, cards: drawn }) =>
    `${source === "gunner" ? "Bordschütze" : "Abwehrfeuer"} von ${who(id)} gegen ${who(at)}: ${cards(drawn)}.`,
  "event.fire": ({ id, at, hits, hitValue, defense, odds, rolls, result }) =>
    `${who(id)} feuert auf ${who(at)}: ${counted(hits, "Treffer", "Treffer")} × Trefferwert ${hitValue} = ${hits * hitValue} gegen Abwehr ${defense}, Verhältnis ${odds}; ${thrown(rolls)}: ${RESULTS[result]}.`,
  "event.fire-at-bomber": ({ id, at, hits, hitValue, points: scored, rest, rolls }) =>
    `${who(id)} feuert auf ${who(at)}: ${counted(hits, "Treffer", "Treffer")} × Trefferwert ${hitValue} = ${hits * hitValue}, Rest ${rest}${rolls.length > 0 ? `, ${thrown(rolls)}` : ""}: ${points(scored)} Schaden.`,
  "event.points": ({ id, points: scored, total, defense }) =>
    `${who(id)} nimmt ${points(scored)} Schaden: ${total} von ${defense}.`,
  "event.straggles": ({ id }) => `${who(id)} fällt aus dem Verband.`,
  "event.rockets": ({ id, at, face, upTo, hit }) =>
    `${who(id)} feuert Raketen auf ${who(at)}: Wurf ${face}, ${hit ? "Treffer" : "vorbei"} (Treffer bei ${upTo === 1 ? "1" : `1 bis ${upTo}`}).`,
  "event.fuel-tank": ({ id, at }) => `TANKTREFFER: ${who(id)} setzt ${who(at)} in Brand und zerstört ihn.`,
  "event.ammunition-roll": ({ id, face, upTo }) =>
    `Munition von ${who(id)}: Wurf ${face}, ${face <= upTo ? "sie wird geprüft" : `keine Prüfung, die gibt es bei ${lowFace(upTo)}`}.`,
  "event.ammunition": ({ id, face, bursts: fired, dry }) =>
    `Munition von ${who(id)}: Wurf ${face} gegen ${bursts(fired)}, ${dry ? "verschossen; von nun an zählt der kleinere Trefferwert" : "sie reicht"}.`,
  "event.crack-shot": ({ id }) => `${who(id)} ist Scharfschütze.`,
  "event.quality": ({ id, quality }) => `Der Pilot von ${who(id)}: ${QUALITIES[quality]}.`,
  "event.damaged": ({ id, cockpit, jettisons }) =>
    `${who(id)} ist beschädigt${cockpit ? ", mit einem Treffer in der Kanzel" : ""}${jettisons ? ", und verliert die Last" : ""}.`,
  "event.shot-down": ({ id }) => `${who(id)} ist abgeschossen.`,
  "event.cloud": ({ id }) => `${who(id)} versteckt sich in WOLKEN.`,
  "event.disengages": ({ id, lead, face, bonus, left }) =>
    `${who(id)}${lead ? `, mit ${lead[0]} zu ${lead[1]} vorn,` : ""} will sich lösen: Wurf ${face}${bonus === 0 ? "" : ` ${signed(bonus)} = ${face + bonus}`}, ${left ? "und verlässt den Kampf" : "und bleibt; nötig ist 4"}.`,
  "event.stays": ({ id, stays }) => (stays ? `${who(id)} bleibt im Kampf.` : `${who(id)} bricht ab.`),
  "event.returns": ({ id }) => `${who(id)} kehrt in den Kampf zurück.`,
  "event.flak-at": ({ id, at, faces }) =>
    `Wem von ${who(id)} die Flak gilt: ${listed(faces.map(String), "und")}, ${who(at)}.`,
  "event.flak": ({ id, cards: drawn }) => `Flak gegen ${who(id)}: ${cards(drawn)}.`,
  "event.ground": ({ id, what, cards: drawn, points: scored, total }) =>
    `${who(id)} ${what === "bombs" ? "bombt das Ziel" : "beschießt das Ziel im Tiefflug"}: ${cards(drawn)}, ${points(scored)}; zusammen ${total}.`,
  "event.end": "Die Partie ist zu Ende.",
};

export const throws: Catalogue<PhrasesOf<typeof englishThrows>> = {
  "throw.shuffle": ({ cards: count }) => `${counted(count, "Karte", "Karten")} mischen`,
  "throw.pilots": ({ id }) => `Wer ${who(id)} fliegt`,
  "throw.choice": "Wahl",
  "throw.start-level": ({ highest }) => `Anfangsstufe: über ${highest} noch einmal`,
  "throw.bid-tie": "Gleiche Gebote: Der höhere Wurf gewinnt",
  "throw.first": ({ by }) => `Erste Seite, ${sideName(by)}: Der höhere Wurf beginnt`,
  "throw.bomber": ({ id, count }) => `Auf welchen von ${count} Bombern ${who(id)} feuert`,
  "throw.attack": ({ id, at, again }) =>
    `${who(id)} feuert auf ${who(at)}${again ? ", noch einmal nach einer 1" : ""}`,
  "throw.ammunition-roll": ({ id, upTo }) => `Munition von ${who(id)}: geprüft bei ${lowFace(upTo)}`,
  "throw.ammunition": ({ id }) => `Munition von ${who(id)}: bis zur Zahl der Feuerstöße verschossen`,
  "throw.rockets": ({ id, at, upTo }) =>
    `Raketen von ${who(id)} auf ${who(at)}: Treffer bei ${upTo === 1 ? "1" : `1 bis ${upTo}`}`,
  "throw.disengage": ({ id, bonus }) =>
    `${who(id)} löst sich${bonus === 0 ? "" : `, ${signed(bonus)}`}: ab 4 verlässt er den Kampf`,
  "throw.flak": ({ id }) => `Wen von ${id} die Flak trifft`,
};
