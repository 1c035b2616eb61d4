import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import type { Strength } from "../../data/types.ts";
import {
  aimName,
  counted,
  needed,
  quarterName,
  sideName,
  strengths,
  units,
  withFactors,
} from "../grammar.de.ts";
import { fraction, placeName, typeName } from "../names.ts";
import { sumIn } from "../told-factors.ts";
import type { events as english } from "./en.ts";

const LEVELS = {
  basic: "Grundspiel",
  tournament: "Turnierspiel",
  advanced: "Fortgeschrittenenspiel",
  complexes: "Fortgeschrittenenspiel mit Zielverbünden",
} as const;

function hitsOf(hits: number): string {
  return hits === 0 ? "kein Treffer" : counted(hits, "Treffer", "Treffer");
}

function cost(lost: readonly Strength[]): string {
  return lost.length === 0 ? "nichts" : strengths(lost);
}

function against(defenders: readonly string[], bombers: readonly string[]): string {
  const parts = [
    ...(defenders.length > 0 ? [withFactors(defenders)] : []),
    ...(bombers.length > 0 ? [counted(sumIn(bombers), "Bomberfaktor", "Bomberfaktoren")] : []),
  ];
  return listed(parts, "und");
}

export const events: Catalogue<PhrasesOf<typeof english>> = {
  "event.begins": ({ from, to, raid, level, targets }) =>
    raid
      ? `Ein einzelner Angriff im ${quarterName(from)}, ${LEVELS[level]}.`
      : `${quarterName(from)} bis ${quarterName(to)}, ${LEVELS[level]}: Die Amerikaner müssen ${counted(targets, "Ziel", "Ziele")} bombardieren.`,
  "event.quarter": ({ quarter }) => `${quarterName(quarter)} beginnt.`,
  "event.fuel": ({ made, reserve, refineries }) =>
    `${counted(refineries, "Raffinerie erzeugt", "Raffinerien erzeugen")} ${fraction(made)} Treibstoff; in Reserve: ${fraction(reserve)}.`,
  "event.raf": ({ place, factors, needed: face, success }) =>
    `Die RAF greift nachts ${placeName(place)} an, gegen ${counted(factors, "Nachtjagdfaktor", "Nachtjagdfaktoren")}; nötig: ${needed(face)}. ${success ? "Ein Erfolg" : "Nichts wird getroffen"}.`,
  "event.jets": ({ passed }) =>
    passed
      ? "Strahlflugzeuge sind bewilligt: Jedes Quartal darf eine Me 262 mehr kommen."
      : "Strahlflugzeuge sind noch nicht bewilligt.",
  "event.enters": ({ units: ids }) => `Neu: ${units(ids)}.`,
  "event.substituted": ({ unit, by }) => `${quotable(by)} tritt an die Stelle von ${quotable(unit)}.`,
  "event.night-leaves": ({ unit, for: by }) => `${quotable(unit)} verlässt das Spiel für ${quotable(by)}.`,
  "event.converts": ({ units: ids, type }) => `Nun mit der ${typeName(type)}: ${units(ids)}.`,
  "event.restored": ({ side, restored, left }) =>
    `${sideName(side)} ersetzen ${withFactors(restored)}; noch ${counted(left, "Faktor", "Faktoren")}.`,
  "event.allocated": ({ ground, saved }) =>
    `Die Deutschen teilen ihren Treibstoff geheim zu.${ground ? ` Ohne: ${units(ground)}; in die Reserve: ${saved ?? 0}.` : ""}`,
  "event.fuel-list": ({ ground, reserve }) =>
    `Die Treibstoffliste wird gezeigt: ohne Treibstoff ${ground.length === 1 ? "war" : "waren"} ${units(ground)}; in Reserve: ${fraction(reserve)}.`,
  "event.sheet": ({ streams, sweep }) =>
    `Die Amerikaner schreiben ihren Zielbogen geheim.${
      streams
        ? ` ${
            streams.length === 0
              ? sweep
                ? "Jäger fliegen allein."
                : "Er ist leer."
              : `${listed(
                  streams.map((one) => quotable(one, 200)),
                  "und",
                )}.`
          }`
        : ""
    }`,
  "event.sheet-shown": ({ streams }) =>
    `Der Rest des Zielbogens: ${listed(
      streams.map((one) => quotable(one, 200)),
      "und",
    )}.`,
  "event.marked": ({ units: ids }) =>
    `Die Deutschen bezeichnen geheim ihre Bomberjäger.${ids ? ` Bezeichnet: ${units(ids)}.` : ""}`,
  "event.stationed": ({ units: count, off }) =>
    `${counted(count, "deutscher Verband steht", "deutsche Verbände stehen")} auf Plätzen; nicht auf der Karte: ${units(off)}.`,
  "event.grouped": ({ groups }) =>
    `Die Deutschen starten in Gruppen: ${listed(
      groups.map((one) => quotable(one, 200)),
      "und",
    )}.`,
  "event.produced": ({ aircraft, pilots, aircraftLeft, pilotsLeft, whole }) =>
    whole
      ? `Erzeugung: ${counted(Number(fraction(aircraft)), "Ersatzfaktor", "Ersatzfaktoren")}; im Bestand ${fraction(aircraftLeft)}.`
      : `Erzeugung: ${fraction(aircraft)} Flugzeugfaktoren und ${pilots} Pilotenfaktoren; im Bestand ${fraction(aircraftLeft)} und ${pilotsLeft}.`,
  "event.ends": ({ side, bombed, targets }) =>
    `${sideName(side)} gewinnen: ${bombed} von ${targets} Zielen sind bombardiert.`,
  "event.raid-decided": ({ side, named, bombed, bombers, lost }) =>
    `${sideName(side)} gewinnen den Angriff: ${bombed} von ${counted(named, "genannten Ziel", "genannten Zielen")} bombardiert, ${lost} von ${counted(bombers, "Bomberfaktor", "Bomberfaktoren")} verloren.`,
  "event.raid": ({ quarter }) => `Der Angriff vom ${quarterName(quarter)} beginnt.`,
  "event.no-raid": ({ quarter }) => `Im ${quarterName(quarter)} fliegt kein amerikanischer Bomber.`,
  "event.turn": ({ turn }) => `Runde ${turn}.`,
  "event.raid-ends": ({ germans, lost }) =>
    `Der Angriff ist vorbei: ${counted(germans, "deutscher Verband bleibt", "deutsche Verbände bleiben")}; ${lost === 0 ? "kein amerikanischer ist" : counted(lost, "amerikanischer ist", "amerikanische sind")} auf der falschen Seite der Linie verloren.`,
  "event.takes-off": ({ units: ids, tanks }) =>
    `${units(ids)} ${ids.length === 1 ? "startet" : "starten"} ${tanks ? "mit" : "ohne"} Zusatztanks.`,
  "event.flies": ({ units: ids, hex }) =>
    `${units(ids)} ${ids.length === 1 ? "fliegt" : "fliegen"} nach ${hex}.`,
  "event.lands": ({ units: ids }) => `${units(ids)} ${ids.length === 1 ? "landet" : "landen"}.`,
  "event.on-line": ({ units: ids, hex }) =>
    `${units(ids)} ${ids.length === 1 ? "steht" : "stehen"} an der Linie bei ${hex}.`,
  "event.american-half": ({ turn, units: ids }) =>
    `Runde ${turn}, amerikanische Hälfte: ${ids.length === 0 ? "keine Bomber kommen" : `neu an der Linie ${ids.length === 1 ? "ist" : "sind"} ${units(ids)}`}.`,
  "event.escorts": ({ units: ids }) =>
    ids.length === 0
      ? "Kein Jäger begleitet nah."
      : `${units(ids)} ${ids.length === 1 ? "begleitet" : "begleiten"} die Bomber nah.`,
  "event.leaves": ({ units: ids }) => `${units(ids)} ${ids.length === 1 ? "ist" : "sind"} daheim.`,
  "event.bombs": ({ target, factors, needed: face, success }) =>
    `${counted(factors, "Bomberfaktor bombardiert", "Bomberfaktoren bombardieren")} ${placeName(target)}; nötig: ${needed(face)}. ${success ? "Es ist zerstört" : "Es steht noch"}.`,
  "event.strafes": ({ base, factors, lost }) =>
    `${counted(factors, "Jagdfaktor greift", "Jagdfaktoren greifen")} ${placeName(base)} im Tiefflug an: ${lost.length === 0 ? "nichts wird getroffen" : `verloren ${withFactors(lost)}`}.`,
  "event.guns": ({ base, hit }) =>
    `Die Flak von ${placeName(base)} ${hit ? "schießt einen Faktor ab" : "trifft niemanden"}.`,
  "event.battle": ({ hex, side, attackers, defenders, bombers }) =>
    `Gefecht bei ${hex}: ${sideName(side)} greifen mit ${withFactors(attackers)} ${against(defenders, bombers)} an.`,
  "event.volley": ({ hex, by, at, factors, die, changed, hits }) =>
    `${hex}: ${factors} ${typeName(by)} auf ${aimName(at, (id) => (id.startsWith("BAS-") ? placeName(id) : typeName(id)))}, Wurf ${die}${changed === die ? "" : `, geändert auf ${changed}`}: ${hitsOf(hits)}.`,
  "spawn.escorted": ({ hex, american, german, bombers }) => {
    if (american.length === 0) return `${hex}: ${strengths(german)} greifen ${strengths(bombers)} an.`;
    const aim =
      bombers.length === 0 ? "die Begleiter von Bombern" : `${strengths(bombers)} und ihre Begleiter`;
    return `${hex}: ${strengths(german)} greifen ${aim} an, ${strengths(american)}.`;
  },
  "spawn.direct": ({ hex, american, german, bombers }) =>
    `${hex}: ${strengths(german)} greifen an ${strengths(american)} vorbei ${strengths(bombers)} an.`,
  "spawn.free": ({ hex, american, german }) =>
    `${hex}: ${strengths(german)} greifen ${strengths(american)} an.`,
  "spawn.counter": ({ hex, american, german }) =>
    `${hex}: ${strengths(american)} greifen ${strengths(german)} an.`,
  "event.joined": ({ hex, by, american, german }) =>
    `${hex}: ${strengths(american)} gegen ${strengths(german)}, ausgetragen ${by === "cards" ? "mit Karten" : "als Luftkampf nach Plan"}.`,
  "event.cost": ({ hex, american, german }) =>
    american.length + german.length === 0
      ? `Das Gefecht bei ${hex} kostet niemanden einen Faktor.`
      : `Das Gefecht bei ${hex} kostet die Amerikaner ${cost(american)} und die Deutschen ${cost(german)}.`,
  "event.loses": ({ side, lost }) => `${sideName(side)} verlieren ${withFactors(lost)}.`,
  "event.lost-in-air": ({ units: ids }) => `Ohne Treibstoff verloren: ${units(ids)}.`,
};
