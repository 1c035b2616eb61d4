import { listed } from "../../../../../core/text.ts";
import { counted, dates, phaseName, poolName, squadrons } from "../../../words/grammar.en.ts";
import { targetName, typeName } from "../../../words/names.ts";
import type { GeschwaderWord, SkyWord, WingWord } from "../sheet-values.ts";

type Pool = { readonly pool: string };
type Type = { readonly type: string };
type Target = { readonly target: string };

const WINGS: Readonly<Record<WingWord, (square: string) => string>> = {
  empty: () => "no squadron",
  missed: () => "missed, returning",
  landed: () => "landed",
  patrol: (square) => `on patrol, ${square}`,
  airborne: (square) => `in the air, ${square}`,
  readiness: () => "at readiness",
  "airfield-out": () => "airfield knocked out",
};

const GESCHWADER: Readonly<Record<GeschwaderWord, (square: string) => string>> = {
  aloft: (square) => `in the air, ${square}`,
  "home-again": () => "home again",
  home: () => "at home",
  empty: () => "no squadron",
};

const SKIES: Readonly<Record<SkyWord, string>> = { flies: "flies", respite: "respite", open: "open" };

interface Brings {
  readonly opens: boolean;
  readonly withdrawn: string | null;
  readonly arrivals: readonly { readonly squadron: string; readonly group: string }[];
  readonly rotations: boolean;
}

function brings({ opens, withdrawn, arrivals, rotations }: Brings): string {
  const parts = [
    ...(opens ? ["new deck"] : []),
    ...(withdrawn === null ? [] : [`${typeName(withdrawn)} withdrawn`]),
    ...arrivals.map(({ squadron, group }) => `${squadron} Squadron to ${group} Group`),
    ...(rotations ? ["rotation"] : []),
  ];
  return parts.length === 0 ? "–" : listed(parts, "and");
}

const TALLIES: Readonly<Record<"successes" | "british" | "german", string>> = {
  successes: "Targets bombed",
  british: "Squadrons of the RAF lost",
  german: "Squadrons of the Luftwaffe lost",
};

interface Rotation {
  readonly turn: number;
  readonly from: string;
  readonly to: string;
  readonly gives: string;
  readonly gains: string;
  readonly times: number;
}

/** Words of the record sheets, in English. */
export const words = {
  "sheet.campaign": "The campaign",
  "sheet.turn": ({ turn, phase }: Readonly<Record<"turn" | "phase", number>>) =>
    `Turn ${turn}, ${phaseName(phase)}`,
  "sheet.now": "now",
  "sheet.tallyHo": "Tally Ho",
  "sheet.markers": "Combats left",
  "sheet.handSize": "Missions in hand",
  "sheet.draw": "Draw pile",
  "sheet.cards": "Weather cards",
  "sheet.cards.left": ({ black, red }: Readonly<Record<"black" | "red", number>>) =>
    `${black} black, ${red} red`,
  "sheet.owed": "Owed squadrons",
  "sheet.list": ({ names }: { readonly names: readonly string[] }) => names.join(", "),

  "sheet.victory": "Victory",
  "sheet.successes": "Targets bombed",
  "sheet.successes.of": ({ successes, targets }: Readonly<Record<"successes" | "targets", number>>) =>
    `${successes} of ${counted(targets, "target", "targets")}`,
  "sheet.lost.british": "RAF lost",
  "sheet.lost.german": "Luftwaffe lost",
  "sheet.hands.british": ({ size }: { readonly size: number }) => `Hands of ${size}, RAF`,
  "sheet.hands.german": ({ size }: { readonly size: number }) => `Hands of ${size}, Luftwaffe`,
  "sheet.rate": ({ british, german }: Readonly<Record<"british" | "german", number>>) => {
    if (british === german) return "Dealt now, the loss rate is even: 10 to 6.";
    return `Dealt now, the loss rate is ${british > german ? "better" : "worse"} for the Luftwaffe than 10 to 6.`;
  },
  "sheet.verdict": ({ winner }: { readonly winner: 0 | 1 | null }) => {
    if (winner === null) return "If it ended now, it would be a draw.";
    return `If it ended now, the ${winner === 0 ? "Royal Air Force" : "Luftwaffe"} would win.`;
  },
  "sheet.goal": ({ targets, drawBelow }: Readonly<Record<"targets" | "drawBelow", number>>) =>
    `The Luftwaffe wins with ${targets} targets and a loss rate of 10 to 6 or better; a draw takes more than ${targets}, or more than ${targets - drawBelow} with a better rate (BB-135).`,
  "sheet.tally": ({ what }: { readonly what: "successes" | "british" | "german" }) => TALLIES[what],

  "sheet.calendar": "Calendar",
  "sheet.phase": ({ phase }: { readonly phase: number }) => phaseName(phase),
  "sheet.dates": ({ from, to }: Readonly<Record<"from" | "to", string>>) => dates(from, to),
  "sheet.sky": ({ sky }: { readonly sky: SkyWord }) => SKIES[sky],
  "sheet.brings": (of: Brings) => brings(of),

  "sheet.column.turn": "Turn",
  "sheet.column.dates": "Dates",
  "sheet.column.weather": "Weather",
  "sheet.column.brings": "Brings",
  "sheet.column.wing": "Wing",
  "sheet.column.station": "Station",
  "sheet.column.geschwader": "Geschwader",
  "sheet.column.squadrons": "Squadrons",
  "sheet.column.state": "State",
  "sheet.column.fuel": "Fuel",
  "sheet.column.mission": "Mission",
  "sheet.column.type": "Type",
  "sheet.column.ready": "Ready",
  "sheet.column.damaged": "Damaged",
  "sheet.column.lost": "Lost",
  "sheet.column.stood": "Stood down",
  "sheet.column.withdrawn": "Withdrawn",
  "sheet.column.group": "Group",
  "sheet.column.dice": "Dice",
  "sheet.column.out": "Out",
  "sheet.column.phase": "Phase",
  "sheet.column.london": "London",
  "sheet.column.cities": "Cities",
  "sheet.column.airfields": "Airfields",
  "sheet.column.radar": "Radar",

  "sheet.of": ({ pool }: Pool) => `Sheet of ${poolName(pool)}`,
  "sheet.pool.name": ({ pool }: Pool) => poolName(pool),
  "sheet.wings.of": ({ pool }: Pool) => `Wings of ${poolName(pool)}`,
  "sheet.geschwader.of": ({ pool }: Pool) => `Geschwader of ${poolName(pool)}`,
  "sheet.types.of": ({ pool }: Pool) => `Squadrons of ${poolName(pool)} by type`,
  "sheet.ready": ({ ready, all }: Readonly<Record<"ready" | "all", number>>) => `${ready} of ${all} ready`,
  "sheet.pile": ({ cards }: { readonly cards: number }) => `${cards} in the pile`,
  "sheet.station": ({ name, square }: Readonly<Record<"name" | "square", string>>) => `${name} ${square}`,
  "sheet.none": "none",
  "sheet.unseen": ({ count }: { readonly count: number }) => `${count}, unseen`,
  "sheet.squadrons": ({ types }: { readonly types: readonly string[] }) => squadrons(types),
  "sheet.wing.status": ({ status, square }: { readonly status: WingWord; readonly square: string }) =>
    WINGS[status](square),
  "sheet.geschwader.status": ({
    status,
    square,
  }: {
    readonly status: GeschwaderWord;
    readonly square: string;
  }) => GESCHWADER[status](square),
  "sheet.mission.none": "–",
  "sheet.mission.hidden": "face down",
  "sheet.type": ({ type }: Type) => typeName(type),
  "sheet.type.label": (of: Type & Readonly<Record<"ready" | "damaged" | "stoodDown", number>>) =>
    `${typeName(of.type)}: ${of.ready} ready, ${of.damaged} damaged, ${of.stoodDown} stood down`,
  "sheet.stoodDown": "Stood down",
  "sheet.back": ({ turn, types }: { readonly turn: number; readonly types: readonly string[] }) =>
    turn > 11 ? `${squadrons(types)}, to the end` : `${squadrons(types)}, back on turn ${turn}`,
  "sheet.launches": "Takes off at",
  "sheet.duty": ({ duty }: { readonly duty: "waits" | "due" }): string =>
    duty === "due" ? "It must attack this turn." : "On the first flying turn of Adler Tag it must attack.",

  "sheet.repair": "Repair",
  "sheet.production": "Repair dice",
  "sheet.pool": "Points in the pool",
  "sheet.city": ({ target, production }: Target & { readonly production: number }) =>
    `${targetName(target)}, ${counted(production, "die", "dice")}`,
  "sheet.city.hits": ({ target, hits, of }: Target & Readonly<Record<"hits" | "of", number>>) =>
    `${targetName(target)}: ${hits} of ${counted(of, "hit", "hits")}`,
  "sheet.out": ({ target }: Target) => `${targetName(target)} knocked out`,
  "sheet.out.count": ({ out }: { readonly out: number }) => `${out} knocked out`,
  "sheet.unhurt": "Nothing is hit.",
  "sheet.rotations": "Rotation",
  "sheet.rotation": ({ turn, from, to, gives, gains, times }: Rotation) =>
    `Turn ${turn}: ${from} Group rests ${times} ${typeName(gives)} for ${times} ${typeName(gains)} of ${to} Group`,

  "sheet.targets": "Targets",
  "sheet.target": ({ target }: Target) => targetName(target),
  "sheet.hand": "Missions in hand",
  "sheet.deck": "Cards of each phase",
  "sheet.cities": "Cities",
  "sheet.airfields": "Airfields",
  "sheet.radar": "Radar stations",
  "sheet.place": ({
    target,
    square,
    group,
    dice,
  }: Target & { readonly square: string; readonly group: string; readonly dice: number }) =>
    `${square} ${targetName(target)}, ${group}${dice > 0 ? `, ${counted(dice, "die", "dice")}` : ""}`,
};
