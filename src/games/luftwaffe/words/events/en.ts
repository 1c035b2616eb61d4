import type { BattleTable } from "../../../../core/battle-tables.ts";
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
import { sumIn } from "../told-factors.ts";
import type { Factors, Ids, Strengths } from "../values.ts";

const LEVELS = {
  basic: "the Basic game",
  tournament: "the Tournament game",
  advanced: "the Advanced game",
  complexes: "the Advanced game with target complexes",
} as const;

/** What hits cost. */
function hitsOf(hits: number): string {
  return hits === 0 ? "no hit" : counted(hits, "hit", "hits");
}

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

/** How a campaign ended. */
type Result = { side: string; bombed: number; targets: number };
/** How a single raid ended: targets in all on the sheet and bombed, bomber factors in all and lost. */
type RaidResult = { side: string; named: number; bombed: number; bombers: number; lost: number };
/** A battle that may be fought in another game. */
type Spawned = { hex: string; american: Strengths; german: Strengths; bombers: Strengths };
type Begins = { from: number; to: number; raid: boolean; level: keyof typeof LEVELS; targets: number };
type Raf = { place: string; factors: number; needed: number; success: boolean };
type Produced = {
  aircraft: number;
  pilots: number;
  aircraftLeft: number;
  pilotsLeft: number;
  /** LW-94: replacement factors are made, and no pilots. */
  whole?: true;
};
type Bombs = { target: string; factors: number; needed: number; success: boolean };
/** A battle is joined: who attacks, fighters and bombers that are attacked. */
type Battle = { hex: string; side: string; attackers: Factors; defenders: Factors; bombers: Factors };
/** A volley of a battle: who fires at what, with what die and changed to what, and what it costs. */
type Volley = Record<"hex" | "by" | "at", string> & Record<"factors" | "die" | "changed" | "hits", number>;
/** Who fights a battle on another table. */
type Joined = { hex: string; by: BattleTable; american: Strengths; german: Strengths };

export const events = {
  "event.begins": ({ from, to, raid, level, targets }: Begins) =>
    raid
      ? `A single raid in ${quarterName(from)}, by ${LEVELS[level]}.`
      : `${quarterName(from)} to ${quarterName(to)}, by ${LEVELS[level]}: the Americans must bomb ${counted(targets, "target", "targets")}.`,
  "event.quarter": ({ quarter }: { quarter: number }) => `${quarterName(quarter)} begins.`,
  "event.fuel": ({ made, reserve, refineries }: { made: number; reserve: number; refineries: number }) =>
    `${counted(refineries, "refinery makes", "refineries make")} ${fraction(made)} fuel; ${fraction(reserve)} in reserve.`,
  "event.raf": ({ place, factors, needed: face, success }: Raf) =>
    `The RAF attacks ${placeName(place)} by night against ${counted(factors, "night-fighter factor", "night-fighter factors")}, on ${needed(face)}: ${success ? "a success" : "nothing is hit"}.`,
  "event.jets": ({ passed }: { passed: boolean }) =>
    passed
      ? "Jet production is passed: a Me 262 more may come each quarter."
      : "Jet production is not passed yet.",
  "event.enters": ({ units: ids }: { units: Ids }) => `New: ${units(ids)}.`,
  "event.substituted": ({ unit, by }: { unit: string; by: string }) =>
    `${quotable(by)} takes the place of ${quotable(unit)}.`,
  "event.night-leaves": ({ unit, for: by }: { unit: string; for: string }) =>
    `${quotable(unit)} leaves the game for ${quotable(by)}.`,
  "event.converts": ({ units: ids, type }: { units: Ids; type: string }) =>
    `Now with the ${typeName(type)}: ${units(ids)}.`,
  "event.restored": ({ side, restored, left }: { side: string; restored: Factors; left: number }) =>
    `${sideName(side)} restore ${withFactors(restored)}; ${counted(left, "factor is", "factors are")} left.`,
  /** `ground` and `saved`: the German's secret; `saved` in whole points. */
  "event.allocated": ({ ground, saved }: { ground?: Ids; saved?: number }) =>
    `The Germans allocate their fuel in secret.${ground ? ` Without: ${units(ground)}; into the reserve: ${saved ?? 0}.` : ""}`,
  /** The list is shown (LW-53). */
  "event.fuel-list": ({ ground, reserve }: { ground: Ids; reserve: number }) =>
    `The fuel list is shown: without fuel ${ground.length === 1 ? "was" : "were"} ${units(ground)}; ${fraction(reserve)} in reserve.`,
  /** `streams`: the American's secret, each a target, an entry hex, a turn and units; `sweep`: fighters alone fly. */
  "event.sheet": ({ streams, sweep }: { streams?: readonly string[]; sweep?: true }) =>
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
  "event.sheet-shown": ({ streams }: { streams: readonly string[] }) =>
    `The rest of the Target Sheet: ${listed(
      streams.map((one) => quotable(one, 200)),
      "and",
    )}.`,
  /** `units`: the German's secret. */
  "event.marked": ({ units: ids }: { units?: Ids }) =>
    `The Germans mark bomber killers in secret.${ids ? ` Marked: ${units(ids)}.` : ""}`,
  "event.stationed": ({ units: count, off }: { units: number; off: Ids }) =>
    `${counted(count, "German unit stands", "German units stand")} on bases; off the map: ${units(off)}.`,
  "event.grouped": ({ groups }: { groups: readonly string[] }) =>
    `The Germans take off by groups: ${listed(
      groups.map((one) => quotable(one, 200)),
      "and",
    )}.`,
  "event.produced": ({ aircraft, pilots, aircraftLeft, pilotsLeft, whole }: Produced) =>
    whole
      ? `Production: ${counted(Number(fraction(aircraft)), "replacement factor", "replacement factors")}; in stock ${fraction(aircraftLeft)}.`
      : `Production: ${fraction(aircraft)} aircraft factors and ${pilots} of pilots; in stock ${fraction(aircraftLeft)} and ${pilotsLeft}.`,
  "event.ends": ({ side, bombed, targets }: Result) =>
    `${sideName(side)} win: ${bombed} of ${targets} targets are bombed.`,
  "event.raid-decided": ({ side, named, bombed, bombers, lost }: RaidResult) =>
    `${sideName(side)} win the raid: ${bombed} of ${counted(named, "named target", "named targets")} bombed, ${lost} of ${counted(bombers, "bomber factor", "bomber factors")} lost.`,
  "event.raid": ({ quarter }: { quarter: number }) => `The raid of ${quarterName(quarter)} begins.`,
  "event.no-raid": ({ quarter }: { quarter: number }) =>
    `No American bomber flies in ${quarterName(quarter)}.`,
  "event.turn": ({ turn }: { turn: number }) => `Turn ${turn}.`,
  "event.raid-ends": ({ germans, lost }: { germans: number; lost: number }) =>
    `The raid is over: ${counted(germans, "German unit is", "German units are")} left; ${lost === 0 ? "no American is" : counted(lost, "American unit is", "American units are")} lost on the wrong side of the line.`,
  "event.takes-off": ({ units: ids, tanks }: { units: Ids; tanks: boolean }) =>
    `${units(ids)} ${ids.length === 1 ? "takes" : "take"} off ${tanks ? "with drop tanks" : "without drop tanks"}.`,
  "event.flies": ({ units: ids, hex }: { units: Ids; hex: string }) =>
    `${units(ids)} ${ids.length === 1 ? "flies" : "fly"} to ${hex}.`,
  "event.lands": ({ units: ids }: { units: Ids }) => `${units(ids)} ${ids.length === 1 ? "lands" : "land"}.`,
  "event.on-line": ({ units: ids, hex }: { units: Ids; hex: string }) =>
    `${units(ids)} ${ids.length === 1 ? "is" : "are"} on the line at ${hex}.`,
  /** The American half begins; `units`: the bombers that come to the line in it. */
  "event.american-half": ({ turn, units: ids }: { turn: number; units: Ids }) =>
    `Turn ${turn}, American half: ${ids.length === 0 ? "no bombers come" : `new on the line ${ids.length === 1 ? "is" : "are"} ${units(ids)}`}.`,
  "event.escorts": ({ units: ids }: { units: Ids }) =>
    ids.length === 0
      ? "No fighter escorts closely."
      : `${units(ids)} ${ids.length === 1 ? "escorts" : "escort"} the bombers closely.`,
  "event.leaves": ({ units: ids }: { units: Ids }) =>
    `${units(ids)} ${ids.length === 1 ? "is" : "are"} home.`,
  "event.bombs": ({ target, factors, needed: face, success }: Bombs) =>
    `${counted(factors, "bomber factor bombs", "bomber factors bomb")} ${placeName(target)}, on ${needed(face)}: ${success ? "it is destroyed" : "it stands"}.`,
  "event.strafes": ({ base, factors, lost }: { base: string; factors: number; lost: Factors }) =>
    `${counted(factors, "fighter factor strafes", "fighter factors strafe")} ${placeName(base)}: ${lost.length === 0 ? "nothing is hit" : `lost ${withFactors(lost)}`}.`,
  "event.guns": ({ base, hit }: { base: string; hit: boolean }) =>
    `The guns of ${placeName(base)} ${hit ? "bring down one factor" : "hit nobody"}.`,
  "event.battle": ({ hex, side, attackers, defenders, bombers }: Battle) =>
    `Battle at ${hex}: ${sideName(side)} attack with ${withFactors(attackers)} ${against(defenders, bombers)}.`,
  "event.volley": ({ hex, by, at, factors, die, changed, hits }: Volley) =>
    `${hex}: ${factors} ${typeName(by)} at ${aimName(at, (id) => (id.startsWith("BAS-") ? placeName(id) : typeName(id)))}, die ${die}${changed === die ? "" : `, changed to ${changed}`}: ${hitsOf(hits)}.`,
  "spawn.escorted": ({ hex, american, german, bombers }: Spawned) => {
    if (american.length === 0) return `${hex}: ${strengths(german)} attack ${strengths(bombers)}.`;
    const aim = bombers.length === 0 ? "the escort of bombers" : `${strengths(bombers)} and their escort`;
    return `${hex}: ${strengths(german)} attack ${aim}, ${strengths(american)}.`;
  },
  "spawn.direct": ({ hex, american, german, bombers }: Spawned) =>
    `${hex}: ${strengths(german)} go past ${strengths(american)} at ${strengths(bombers)}.`,
  "spawn.free": ({ hex, american, german }: Spawned) =>
    `${hex}: ${strengths(german)} attack ${strengths(american)}.`,
  "spawn.counter": ({ hex, american, german }: Spawned) =>
    `${hex}: ${strengths(american)} attack ${strengths(german)}.`,
  "event.joined": ({ hex, by, american, german }: Joined) =>
    `${hex}: ${strengths(american)} against ${strengths(german)}, fought out ${by === "cards" ? "with cards" : "as a plotted dogfight"}.`,
  /** What a battle on another table cost each side. */
  "event.cost": ({ hex, american, german }: { hex: string; american: Strengths; german: Strengths }) =>
    american.length + german.length === 0
      ? `The battle at ${hex} costs nobody a factor.`
      : `The battle at ${hex} costs the Americans ${cost(american)} and the Germans ${cost(german)}.`,
  "event.loses": ({ side, lost }: { side: string; lost: Factors }) =>
    `${sideName(side)} lose ${withFactors(lost)}.`,
  "event.lost-in-air": ({ units: ids }: { units: Ids }) => `Out of fuel and lost: ${units(ids)}.`,
};
