import type { Catalogue } from "../../../../core/phrase.ts";
import { listed, signed } from "../../../../core/text.ts";
import { sideName } from "../flow/en.ts";
import type { GroundModifier, GroundPhrases } from "./phrases.ts";

const MODIFIERS: Readonly<Record<string, string>> = { strafing: "strafer", ace: "ace", novice: "novice" };

const FLAK: Readonly<Record<string, string>> = { allied: "Allied", german: "German" };

const GUNS: Readonly<Record<string, string>> = { MG: "Machine gun", AA: "Anti-aircraft gun" };

const WASTED: Readonly<Record<string, string>> = {
  "nothing-there": "there is no target of its own",
  done: "that target has been destroyed already",
  "too-high": "that is above 1500 m, too high to hit anything",
};

const EARNED: Readonly<Record<string, (id: string) => string>> = {
  strafing: (id) => `${id} strafed`,
  bomb: (id) => `${id} hit its target`,
  photo: (id) => `${id} took its photographs`,
  spot: (id) => `${id} has spotted long enough`,
  kill: (id) => `${id} is down`,
  balloon: (id) => `balloon ${id} is down`,
  "two-seater": (id) => `${id}, more than a single-seater, is down`,
  home: (id) => `${id} is home`,
};

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

function parts(modifiers: readonly GroundModifier[]): string {
  return listed(
    modifiers.map(({ key, value }) => `${MODIFIERS[key] ?? key} ${signed(value)}`),
    "and",
  );
}

export const en: Catalogue<GroundPhrases> = {
  "event.strafes": ({ id, hexes, trench, points }) =>
    `${id} strafes ${count(hexes, "hex", "hexes")}${trench === hexes ? " of trench" : `, ${trench} of them trench`}: a point of ammunition each, ${count(points, "point")}.`,
  "event.strafing-fire": ({ id, hexes, attacks }) =>
    `The trench answers ${id} for ${count(hexes, "hex", "hexes")}: ${count(attacks, "attack")} by machine guns (4.10f).`,
  "event.archie": ({ id, guns, own, die, upTo, fires }) =>
    `${FLAK[guns] ?? guns} archie looks up at ${id}${own ? ", one of its own" : ""}: ${die}, it ${fires ? "fires" : "does not fire"} (${upTo === 1 ? "on a 1" : `on 1 to ${upTo}`}; ${own ? "4.10k" : "4.10h"}).`,
  "event.archie-spares": ({ id, near }) =>
    `Archie does not fire at ${id}: ${near} of its own side is too near (4.10j).`,
  "event.ground-modifiers": ({ id, parts: list, total, rule }) =>
    `Fire from the ground on ${id}: ${parts(list)}, ${signed(total)} in all (${rule}).`,
  "event.gun-fires": ({ id, gun, kind, distance, altitude }) =>
    `${GUNS[kind] ?? kind} ${gun} fires at ${id}, ${count(distance, "hex", "hexes")} away at ${altitude} m (4.10l).`,
  "event.gun-found": ({ id, gun, kind, hex, distance }) =>
    `${id} finds a hidden gun ${count(distance, "hex", "hexes")} away: ${(GUNS[kind] ?? kind).toLowerCase()} ${gun} in ${hex} (4.10m).`,
  "event.bombs": ({ id, target, hex, altitude, faces, roll, need, hit }) =>
    `${id} bombs ${target} in ${hex} from ${altitude} m: ${faces.join(" + ")} = ${roll}, needs ${need}: ${hit ? "a hit" : "a miss"}.`,
  "event.bombs-wasted": ({ id, why, hex, altitude }) =>
    `${id} lets its bombs go over ${hex} at ${altitude} m for nothing: ${WASTED[why] ?? why}.`,
  "event.jettison": ({ id, max, min }) =>
    `${id} throws its bombs away: damage leaves it a maximum speed of ${max}, no more than its minimum of ${min} (4.10e).`,
  "event.photo": ({ id, target, hex }) => `${id} photographs ${target} over ${hex}.`,
  "event.spotting": ({ id, target, turns, of }) =>
    `${id} has spotted for the guns on ${target} for ${turns} of ${of} turns.`,
  "event.winched": ({ id, altitude }) => `Balloon ${id} is winched down to ${altitude} m.`,
  "event.balloon-safe": ({ id }) => `Balloon ${id} is on the ground and safe.`,
  "event.points": ({ id, side, why, points, total }) =>
    `${EARNED[why]?.(id) ?? id}: ${count(points, "point")} for ${sideName(side)}, ${total} in all.`,
  "throw.archie": ({ id }) => `Archie at ${id}`,
  "throw.bombs": ({ id, need }) => `Bombs of ${id}: ${need} or more hits`,
};
