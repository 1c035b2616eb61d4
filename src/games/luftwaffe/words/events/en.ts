import type { Catalogue } from "../../../../core/phrase.ts";
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
} from "../grammar.en.ts";
import { fraction, placeName, typeName } from "../names.ts";
import type { EventPhrases, RaidEvents, StaffEvents } from "../phrases.ts";
import { sumIn } from "../told-factors.ts";

const LEVELS = {
  basic: "the Basic game",
  tournament: "the Tournament game",
  advanced: "the Advanced game",
  complexes: "the Advanced game with target complexes",
} as const;

const staff: Catalogue<StaffEvents> = {
  "event.begins": ({ from, to, raid, level, targets }) =>
    raid
      ? `A single raid in ${quarterName(from)}, by ${LEVELS[level]}.`
      : `${quarterName(from)} to ${quarterName(to)}, by ${LEVELS[level]}: the Americans must bomb ${counted(targets, "target", "targets")}.`,
  "event.quarter": ({ quarter }) => `${quarterName(quarter)} begins.`,
  "event.fuel": ({ made, reserve, refineries }) =>
    `${counted(refineries, "refinery makes", "refineries make")} ${fraction(made)} fuel; ${fraction(reserve)} in reserve.`,
  "event.raf": ({ place, factors, needed: face, success }) =>
    `The RAF attacks ${placeName(place)} by night against ${counted(factors, "night-fighter factor", "night-fighter factors")}, on ${needed(face)}: ${success ? "a success" : "nothing is hit"}.`,
  "event.jets": ({ passed }) =>
    passed
      ? "Jet production is passed: a Me 262 more may come each quarter."
      : "Jet production is not passed yet.",
  "event.enters": ({ units: ids }) => `New: ${units(ids)}.`,
  "event.substituted": ({ unit, by }) => `${quotable(by)} takes the place of ${quotable(unit)}.`,
  "event.night-leaves": ({ unit, for: by }) => `${quotable(unit)} leaves the game for ${quotable(by)}.`,
  "event.converts": ({ units: ids, type }) => `Now with the ${typeName(type)}: ${units(ids)}.`,
  "event.restored": ({ side, restored, left }) =>
    `${sideName(side)} restore ${withFactors(restored)}; ${counted(left, "factor is", "factors are")} left.`,
  "event.allocated": ({ ground, saved }) =>
    `The Germans allocate their fuel in secret.${ground ? ` Without: ${units(ground)}; into the reserve: ${saved ?? 0}.` : ""}`,
  "event.fuel-list": ({ ground, reserve }) =>
    `The fuel list is shown: without fuel ${ground.length === 1 ? "was" : "were"} ${units(ground)}; ${fraction(reserve)} in reserve.`,
  "event.sheet": ({ streams, sweep }) =>
    `The Americans write their Target Sheet in secret.${
      streams
        ? ` ${
            streams.length === 0
              ? sweep
                ? "Fighters fly alone."
                : "It is empty."
              : `${listed(
                  streams.map((one) => quotable(one, 200)),
                  "and",
                )}.`
          }`
        : ""
    }`,
  "event.sheet-shown": ({ streams }) =>
    `The rest of the Target Sheet: ${listed(
      streams.map((one) => quotable(one, 200)),
      "and",
    )}.`,
  "event.marked": ({ units: ids }) =>
    `The Germans mark bomber killers in secret.${ids ? ` Marked: ${units(ids)}.` : ""}`,
  "event.stationed": ({ units: count, off }) =>
    `${counted(count, "German unit stands", "German units stand")} on bases; off the map: ${units(off)}.`,
  "event.grouped": ({ groups }) =>
    `The Germans take off by groups: ${listed(
      groups.map((one) => quotable(one, 200)),
      "and",
    )}.`,
  "event.produced": ({ aircraft, pilots, aircraftLeft, pilotsLeft, whole }) =>
    whole
      ? `Production: ${counted(Number(fraction(aircraft)), "replacement factor", "replacement factors")}; in stock ${fraction(aircraftLeft)}.`
      : `Production: ${fraction(aircraft)} aircraft factors and ${pilots} of pilots; in stock ${fraction(aircraftLeft)} and ${pilotsLeft}.`,
  "event.ends": ({ side, bombed, targets }) =>
    `${sideName(side)} win: ${bombed} of ${targets} targets are bombed.`,
  "event.raid-decided": ({ side, named, bombed, bombers, lost }) =>
    `${sideName(side)} win the raid: ${bombed} of ${counted(named, "named target", "named targets")} bombed, ${lost} of ${counted(bombers, "bomber factor", "bomber factors")} lost.`,
};

/** What hits cost. */
function hitsOf(hits: number): string {
  return hits === 0 ? "no hit" : counted(hits, "hit", "hits");
}

const raids: Catalogue<RaidEvents> = {
  "event.raid": ({ quarter }) => `The raid of ${quarterName(quarter)} begins.`,
  "event.no-raid": ({ quarter }) => `No American bomber flies in ${quarterName(quarter)}.`,
  "event.turn": ({ turn }) => `Turn ${turn}.`,
  "event.raid-ends": ({ germans, lost }) =>
    `The raid is over: ${counted(germans, "German unit is", "German units are")} left; ${lost === 0 ? "no American is" : counted(lost, "American unit is", "American units are")} lost on the wrong side of the line.`,
  "event.takes-off": ({ units: ids, tanks }) =>
    `${units(ids)} ${ids.length === 1 ? "takes" : "take"} off ${tanks ? "with drop tanks" : "without drop tanks"}.`,
  "event.flies": ({ units: ids, hex }) => `${units(ids)} ${ids.length === 1 ? "flies" : "fly"} to ${hex}.`,
  "event.lands": ({ units: ids }) => `${units(ids)} ${ids.length === 1 ? "lands" : "land"}.`,
  "event.on-line": ({ units: ids, hex }) =>
    `${units(ids)} ${ids.length === 1 ? "is" : "are"} on the line at ${hex}.`,
  "event.american-half": ({ turn, units: ids }) =>
    `Turn ${turn}, American half: ${ids.length === 0 ? "no bombers come" : `new on the line ${ids.length === 1 ? "is" : "are"} ${units(ids)}`}.`,
  "event.escorts": ({ units: ids }) =>
    ids.length === 0
      ? "No fighter escorts closely."
      : `${units(ids)} ${ids.length === 1 ? "escorts" : "escort"} the bombers closely.`,
  "event.leaves": ({ units: ids }) => `${units(ids)} ${ids.length === 1 ? "is" : "are"} home.`,
  "event.bombs": ({ target, factors, needed: face, success }) =>
    `${counted(factors, "bomber factor bombs", "bomber factors bomb")} ${placeName(target)}, on ${needed(face)}: ${success ? "it is destroyed" : "it stands"}.`,
  "event.strafes": ({ base, factors, lost }) =>
    `${counted(factors, "fighter factor strafes", "fighter factors strafe")} ${placeName(base)}: ${lost.length === 0 ? "nothing is hit" : `lost ${withFactors(lost)}`}.`,
  "event.guns": ({ base, hit }) =>
    `The guns of ${placeName(base)} ${hit ? "bring down one factor" : "hit nobody"}.`,
  "event.battle": ({ hex, side, attackers, defenders, bombers }) =>
    `Battle at ${hex}: ${sideName(side)} attack with ${withFactors(attackers)} ${against(defenders, bombers)}.`,
  "event.volley": ({ hex, by, at, factors, die, changed, hits }) =>
    `${hex}: ${factors} ${typeName(by)} at ${aimName(at, (id) => (id.startsWith("BAS-") ? placeName(id) : typeName(id)))}, die ${die}${changed === die ? "" : `, changed to ${changed}`}: ${hitsOf(hits)}.`,
  "spawn.escorted": ({ hex, american, german, bombers }) => {
    if (american.length === 0) return `${hex}: ${strengths(german)} attack ${strengths(bombers)}.`;
    const aim = bombers.length === 0 ? "the escort of bombers" : `${strengths(bombers)} and their escort`;
    return `${hex}: ${strengths(german)} attack ${aim}, ${strengths(american)}.`;
  },
  "spawn.direct": ({ hex, american, german, bombers }) =>
    `${hex}: ${strengths(german)} go past ${strengths(american)} at ${strengths(bombers)}.`,
  "spawn.free": ({ hex, american, german }) => `${hex}: ${strengths(german)} attack ${strengths(american)}.`,
  "spawn.counter": ({ hex, american, german }) =>
    `${hex}: ${strengths(american)} attack ${strengths(german)}.`,
  "event.joined": ({ hex, by, american, german }) =>
    `${hex}: ${strengths(american)} against ${strengths(german)}, fought out ${by === "cards" ? "with cards" : "as a plotted dogfight"}.`,
  "event.cost": ({ hex, american, german }) =>
    american.length + german.length === 0
      ? `The battle at ${hex} costs nobody a factor.`
      : `The battle at ${hex} costs the Americans ${cost(american)} and the Germans ${cost(german)}.`,
  "event.loses": ({ side, lost }) => `${sideName(side)} lose ${withFactors(lost)}.`,
  "event.lost-in-air": ({ units: ids }) => `Out of fuel and lost: ${units(ids)}.`,
};

function cost(lost: readonly Strength[]): string {
  return lost.length === 0 ? "nothing" : strengths(lost);
}

function against(defenders: readonly string[], bombers: readonly string[]): string {
  const parts = [
    ...(defenders.length > 0 ? [withFactors(defenders)] : []),
    ...(bombers.length > 0 ? [counted(sumIn(bombers), "bomber factor", "bomber factors")] : []),
  ];
  return parts.length === 0 ? "" : `against ${listed(parts, "and")}`;
}

export const events: Catalogue<EventPhrases> = { ...staff, ...raids };
