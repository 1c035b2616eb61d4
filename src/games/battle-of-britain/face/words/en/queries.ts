import { listed } from "../../../../../core/text.ts";
import { compassName } from "../../../../../face/queries/compass.en.ts";
import type { Compass } from "../../../../../face/queries/compass.ts";
import { counted, dates, names, phaseName, poolName, squadrons } from "../../../words/grammar.en.ts";
import { targetName } from "../../../words/names.ts";
import type { Cards, Range, Site } from "../query-values.ts";
import { words as task } from "./task.ts";

const KINDS: Readonly<Record<Site["kind"], string>> = {
  city: "city",
  airfield: "airfield",
  radar: "radar station",
};

/** The squadrons of a formation; of an enemy's only how many there are. */
function strength(cards: Cards): string {
  const known = cards.filter((card) => card !== null);
  return known.length === cards.length ? squadrons(known) : counted(cards.length, "squadron", "squadrons");
}

function range({ squares, way }: Range): string {
  return way === null
    ? "in the same square"
    : `${counted(squares, "square", "squares")} to the ${compassName(way)}`;
}

const APPROACHES = { nearer: "coming nearer", away: "drawing away", past: "passing" } as const;

/** What is told of a campaign to who asks, in English. */
export const words = {
  ...task,
  "columns.range": "range",
  "columns.square": "at",
  "columns.course": "course",
  "columns.strength": "strength",
  "columns.fuel": "fuel",
  "columns.state": "state",
  "columns.meeting": "interception",
  "contact.range": range,
  "contact.course": ({ course, approach }: { course: Compass; approach: keyof typeof APPROACHES }) =>
    `${compassName(course)}, ${APPROACHES[approach]}`,
  "contact.strength": ({ squadrons: cards }: { squadrons: Cards }) => strength(cards),
  "contact.fuel": ({ left, of }: { left: number; of: number }) => `${left} of ${of}`,
  "contact.meeting": (met: { wing: string; square: string; meeting: "possible" | "far" | "used" }) => {
    if (met.meeting === "used") return `impossible, ${met.wing} can not move in this Tally Ho`;
    return met.meeting === "possible"
      ? `possible, ${met.wing} reaches ${met.square}`
      : `impossible, ${met.square} is out of reach of ${met.wing}`;
  },
  "names.raids": "raids raid",
  "tells.raids": "all raids in the air; with the name of one, who can meet it and what it is near",
  "raid.none": "No raid is in the air.",
  "raid.home": ({ id }: { id: string }) => `${id} is not in the air.`,
  "raid.one": (one: {
    id: string;
    pool: string;
    square: string;
    squadrons: Cards;
    course: Compass | null;
    fuel: readonly number[];
  }) =>
    `${one.id} of ${poolName(one.pool)} is at ${one.square}, ${one.course ? `on a course to the ${compassName(one.course)}` : "just in the air"}, ${strength(one.squadrons)}, fuel ${one.fuel[0]} of ${one.fuel[1]}.`,
  "raid.radar": (seen: { where: "before" | "on" | "behind"; station: string; out: boolean }) => {
    if (seen.where === "before") return "It has not come to the radar line.";
    if (seen.where === "behind") return "It is behind the radar line.";
    return `It is on the radar line of ${targetName(seen.station)}${seen.out ? ", which is knocked out" : ""}.`;
  },
  "raid.nearest": ({ near }: { near: readonly { readonly target: string; readonly squares: number }[] }) =>
    `Nearest to it: ${listed(
      near.map(({ target, squares }) =>
        squares === 0
          ? `${targetName(target)} below it`
          : `${targetName(target)} in ${counted(squares, "square", "squares")}`,
      ),
      "and",
    )}.`,
  "raid.mission": ({ target, at, ...gap }: Range & { target: string; at: string }) =>
    `Its mission is ${targetName(target)} at ${at}, ${range(gap)}.`,
  "raid.bombed": ({ target }: { target: string }) => `It has bombed ${targetName(target)}.`,
  "raid.met": ({ id, wings }: { id: string; wings: readonly string[] }) =>
    wings.length === 0
      ? `No wing can meet ${id} where it is.`
      : `${names(wings)} can meet ${id} where it is (BB-90).`,
  "raid.scramble": ({ id, wings }: { id: string; wings: readonly string[] }) =>
    `${names(wings)} may scramble against ${id} now (BB-101).`,
  "about.idle": ({ id }: { id: string }) => `${id} can not move in this Tally Ho.`,
  "about.wing": ({ id, most }: { id: string; most: number }) =>
    `${id} may move up to ${counted(most, "square", "squares")} (BB-90).`,
  "about.meets": ({ id, raids }: { id: string; raids: readonly string[] }) =>
    raids.length === 0 ? `${id} can meet no raid where they are.` : `${id} can meet ${names(raids)}.`,
  "about.may": ({ id, act, last }: { id: string; act: "start" | "move"; last: number }) =>
    act === "start"
      ? `${id} may take off, up to Tally Ho ${last} (BB-88).`
      : `${id} may still move in this Tally Ho (BB-88).`,
  "about.range": (far: {
    target: string;
    from: string;
    square: string;
    squares: number;
    fuel: number | null;
    barred: number;
  }) =>
    `Its mission is ${targetName(far.target)} at ${far.square}, ${counted(far.squares, "square", "squares")} from ${far.from}, ${far.fuel === null ? "out of reach" : `for ${far.fuel} fuel`}.`,
  "names.square": "square place",
  "tells.square": "what is in a square, as in ? square Q07",
  "square.unknown": ({ name }: { name: string }) =>
    name === ""
      ? "Which square? ? square Q07 tells what is in Q07."
      : `There is no square “${name}”: they have a letter from A to T and a number from 1 to 25, as Q07.`,
  "square.area": ({ square, group, barred }: { square: string; group: string; barred: boolean }) =>
    `${square} lies in the area of ${poolName(group)}${barred ? ", closed to short ranged aircraft (BB-38)" : ""}.`,
  "square.from": ({ id, ...gap }: Range & { id: string; from: string }) =>
    gap.way === null ? `It is where ${id} is.` : `It is ${range(gap)} of ${id}, which is at ${gap.from}.`,
  "square.radar": ({ station, out }: { station: string; out: boolean }) =>
    `The radar of ${targetName(station)} watches it${out ? ", but is knocked out" : ""}.`,
  "square.launch": ({ name, pool }: { name: string; pool: string }) =>
    `${poolName(pool)} takes off there, at ${name}.`,
  "square.wing": ({ id, squadrons: cards, aloft }: { id: string; squadrons: Cards; aloft: boolean }) =>
    `Wing ${id} is there ${aloft ? "in the air" : "on the ground"}, ${strength(cards)}.`,
  "square.raid": ({ id, squadrons: cards }: { id: string; squadrons: Cards }) =>
    `Geschwader ${id} is there in the air, ${strength(cards)}.`,
  "names.sites": "sites site targets target airfields",
  "tells.sites": "the targets that have been hit; with the name of a place, what it has taken",
  "site.one": ({ id, square, group, kind, hits, of, out }: Site) => {
    const taken = of > 0 ? `, ${hits} of ${of} hits` : "";
    return `${targetName(id)} at ${square}, ${KINDS[kind]} of ${poolName(group)}${taken}${out ? ", knocked out" : of > 0 ? "" : ", sound"}.`;
  },
  "site.none": "No target is damaged.",
  "names.time": "time turn",
  "tells.time": "the turn, the Tally Ho and the combats that are left",
  "time.before": "The campaign has not begun.",
  "time.turn": (now: { turn: number; to: number; from: string; until: string; part: number }) =>
    `Turn ${now.turn} of ${now.to}, ${dates(now.from, now.until)}, ${phaseName(now.part)}; ${now.turn < now.to ? `${counted(now.to - now.turn, "turn", "turns")} after this` : "the last turn"}.`,
  "time.tally-ho": ({ phase, markers, aloft }: { phase: number; markers: number; aloft: number }) =>
    `Tally Ho ${phase}, ${counted(markers, "combat", "combats")} left, ${counted(aloft, "raid", "raids")} in the air.`,
  "names.score": "score result",
  "tells.score": "what your side is to do, how far it has come, and how it would end now",
  "score.before": "Nobody is either side yet.",
};
