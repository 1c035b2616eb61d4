import type { NamedTable } from "../../../../../core/battle-tables.ts";
import { listed } from "../../../../../core/text.ts";
import type { Strength } from "../../../data/types.ts";
import type { Cost } from "../../../rules/grammar/order.ts";
import type { Role } from "../../../rules/view/formations.ts";
import { strengths } from "../../../words/grammar.en.ts";
import { placeName, towns } from "../../../words/names.ts";
import type { Firing, Part, QuestionValues } from "../order-values.ts";

const PARTS: Readonly<Record<Part, string>> = {
  staff: "Fuel made",
  raf: "RAF",
  jets: "Jets",
  replacements: "Replacements",
  fuel: "Fuel",
  plan: "Target Sheet",
  bases: "Set-up",
  raid: "Raid",
  production: "Production",
  "german-move": "Germans fly",
  attack: "They attack",
  "american-move": "Americans fly",
  missions: "Missions",
  bombs: "Bombing",
  strafing: "Strafing",
  counter: "Fighter combat",
};

const STATES: Readonly<Record<string, string>> = {
  done: "done",
  now: "now",
  next: "next",
  waits: "later",
  gone: "left out",
};

const KINDS: Readonly<Record<string, string>> = {
  raf: "the RAF's target",
  substitute: "a Me 262 instead",
  "night-leaves": "a night fighter leaves",
  replace: "replacements",
  allocate: "fuel",
  sheet: "the Target Sheet",
  marks: "bomber killers",
  bases: "set-up",
  "german-move": "take off, fly, land",
  "american-move": "enter and fly",
  missions: "close escort",
  bomb: "bomb",
  strafe: "strafe",
  attack: "attack",
  counter: "fighter combat",
  defend: "before the dice",
  engage: "how is it fought?",
  elsewhere: "a battle on another table",
  reply: "defensive fire",
  lose: "losses",
};

function counted(figure: number, one: string, many: string): string {
  return `${figure} ${figure === 1 ? one : many}`;
}

const WHY: Readonly<Record<string, (asked: QuestionValues) => string>> = {
  raf: () => "One target or base in Germany or Austria, whatever else happens this quarter.",
  substitute: () => "A scheduled unit or a school may be replaced by a Me 262.",
  "night-leaves": ({ about }) =>
    `A Me 110 of the night fighters leaves for ${about}, or for the Me 262 in its place.`,
  replace: ({ count }) =>
    `${counted(count, "factor", "factors")} may come back, to reduced units or to lost ones.`,
  allocate: () => "Who gets no fuel stays on the ground all quarter; up to 10 that are left may be saved.",
  sheet: ({ count }) =>
    count > 0
      ? `Target, entry hex and entry turn of every group that flies: at least ${counted(count, "target", "targets")}.`
      : "Target, entry hex and entry turn of every group that flies; it may be empty.",
  marks: () => "Bomber killers fire at +1 and have one E less, all quarter.",
  bases: () => "Three units a base; schools may not stay off the map.",
  "german-move": ({ count }) =>
    `Choose a formation and a hex, or a base: ${counted(count, "unit", "units")} in the air may move yet.`,
  "american-move": ({ count }) =>
    count === 0
      ? "Fighters that wait may enter yet, at any hex of their lines."
      : `Choose a formation and a hex, or fighters that wait: ${counted(count, "unit", "units")} may move yet.`,
  missions: () => "Fighters with bombers may be close escort; all others are free and may strafe.",
  bomb: ({ count }) => `${counted(count, "group", "groups")} over a target of the sheet.`,
  strafe: () => "Free fighters over a base may strafe what stands there.",
  attack: ({ about }) =>
    `Germans and Americans are over ${about}: bombers with their escorts, fighters, or nobody.`,
  counter: ({ about }) => `All fighters over ${about} that have not fired may attack.`,
  defend: ({ about }) => `Over ${about}: drop tanks or keep them, and withhold what exceeds the attackers.`,
  engage: ({ about }) =>
    `Battle over ${about}: both sides name a table; where they differ the campaign's own dice decide (LW-H6).`,
  elsewhere: () => "What the battle has cost both sides (LW-H6).",
  reply: ({ about }) => `Over ${about} fighters fire first, then bombers; who fires now does not later.`,
  lose: ({ count }) => `${counted(count, "factor is", "factors are")} lost: whose?`,
};

const WORDS: Readonly<Record<string, string>> = {
  done: "Nothing more",
  pass: "Don't",
  none: "None",
  hold: "Hold fire",
  bomb: "All bomb",
};

const VERBS: Readonly<Record<string, string>> = {
  raf: "The RAF attacks",
  substitute: "A Me 262 instead of",
  leaves: "Leaves:",
  restore: "Restore",
  lose: "Lose",
  mark: "Bomber killers:",
  land: "Land",
  escort: "Close escort:",
  enter: "Enter at",
  fly: "Fly to",
  bomb: "Bomb",
};

const TARGETS: Readonly<Record<string, string>> = {
  direct: "Attack, jets past the escorts",
  bombers: "Attack the bombers and their escorts",
  fighters: "Attack the free fighters",
  all: "Attack with all fighters",
};

const TABLES: Readonly<Record<NamedTable, string>> = {
  dice: "By the campaign's own dice",
  plotted: "As a plotted dogfight",
  cards: "With cards",
  any: "As the other side likes",
};

function lost(all: readonly Strength[]): string {
  return all.length === 0 ? "no losses" : strengths(all);
}

const ROLES: Readonly<Record<Role, string>> = { bombers: "bombers", escort: "escort", fighters: "fighters" };

/** A few units by name, more by their number. */
function units(ids: readonly string[]): string {
  if (ids.length === 0) return "none";
  return ids.length < 5 ? listed(ids, "and") : `${ids[0]} and ${ids.length - 1} more`;
}

/** What is asked and offered, in English. */
export const words = {
  "strip.title": ({ quarter, turn }: { quarter: number; turn: number }) =>
    turn > 0 ? `Raid, turn ${turn} of 20` : `Quarter ${quarter + 1} of 10`,
  "strip.part": ({ part }: { part: Part }) => PARTS[part],
  "strip.said": ({ part, state }: { part: Part; state: string }) =>
    `${PARTS[part]}: ${STATES[state] ?? state}`,
  "toggle.reach": "Hexes in reach",
  "toggle.goals": "Way to the target",
  "toggle.next-line": "R line of next quarter",
  "ask.title": ({ name, kind }: QuestionValues & { name: string }) => `${name}: ${KINDS[kind] ?? kind}`,
  "ask.why": (asked: QuestionValues) => WHY[asked.kind]?.(asked) ?? "",
  "offer.word": ({ word, kind }: { word: string; kind: string }) =>
    kind === "attack" && word === "pass" ? "Attack nobody" : (WORDS[word] ?? word),
  "offer.name": ({ verb, name }: { verb: string; name: string }) =>
    `${VERBS[verb] ?? verb} ${verb === "raf" ? placeName(name) : name}`,
  "offer.counted": ({ verb, counted: all }: { verb: string; counted: readonly string[] }) =>
    `${VERBS[verb] ?? verb} ${units(all)}`,
  "offer.ground": ({ units: all, reserve }: { units: readonly string[]; reserve: number }) =>
    `${all.length === 0 ? "Fuel for all" : `No fuel for ${units(all)}`}${reserve > 0 ? `, ${reserve} saved` : ""}`,
  "offer.sheet": ({ targets, units: count }: { targets: readonly string[]; units: number }) =>
    targets.length === 0
      ? "Nobody flies"
      : `${counted(count, "group", "groups")} against ${listed(
          towns(targets, (left) => `${left} more`),
          "and",
        )}`,
  "offer.sweep": "Fighters fly alone",
  "offer.units": ({ verb, units: all }: { verb: string; units: readonly string[] }) =>
    `${VERBS[verb] ?? verb} ${units(all)}`,
  "offer.base": ({ bases, units: count }: { bases: number; units: number }) =>
    `${counted(count, "unit", "units")} on ${counted(bases, "base", "bases")}, as suggested`,
  "offer.groups": ({ groups }: { groups: readonly string[] }) =>
    groups.length === 0 ? "Every unit by itself" : `Take off together: ${groups.join(", ")}`,
  "offer.take-off": ({ units: all, tanks }: { units: readonly string[]; tanks: boolean }) =>
    `${units(all)} take off${tanks ? " with drop tanks" : ""}`,
  "offer.to": ({ verb, to, units: all }: { verb: string; to: string; units: readonly string[] }) =>
    `${VERBS[verb] ?? verb} ${verb === "bomb" ? placeName(to) : to}: ${units(all)}`,
  "offer.strafe": ({ base, units: count, at }: { base: string; units: number; at: readonly string[] }) =>
    `${counted(count, "unit", "units")} strafe ${placeName(base)}: ${units(at)}`,
  "offer.attack": ({ at, count }: { at: string; count: number }) =>
    `${TARGETS[at] ?? at}${count > 0 ? `, ${counted(count, "unit", "units")}` : ""}`,
  "offer.defend": ({ withheld, keep }: { withheld: number; keep: readonly string[] }) =>
    [
      withheld > 0 ? `Withhold ${withheld}` : "Withhold nothing",
      keep.length > 0 ? `keep the tanks of ${units(keep)}` : "drop tanks",
    ].join(", "),
  "offer.fire": ({ by, fighters, split }: Firing) =>
    [
      by === "all"
        ? "Fire back"
        : by === "bombers"
          ? "Bombers alone fire back"
          : `${units(fighters)} fire back`,
      split.length > 0 && `bombers with ${listed(split, "and")}`,
    ]
      .filter(Boolean)
      .join(", "),
  "offer.fight": ({ by }: { by: NamedTable }) => TABLES[by],
  "offer.cost": ({ american, german }: Cost) => `Americans: ${lost(american)}. Germans: ${lost(german)}.`,
  "list.title": "Formations",
  "list.hint": "Choose a formation, then a hex in its reach.",
  "list.aloft": ({ side, factors }: { side: number; factors: number }) =>
    `${side === 0 ? "Americans" : "Germans"} in the air: ${factors}`,
  "list.units": "Their units",
  "list.grounded": "On the ground",
  "list.role": ({ role, count }: { role: Role; count: number }) => `${ROLES[role]}, ${count}`,
  "list.turns": ({ turns }: { turns: number }) => `fuel ${turns}`,
  "list.factors": "Factors",
  "list.fuel-short": ({ turns }: { turns: number }): string => (turns <= 0 ? "no fuel" : "fuel short"),
  "list.home": ({
    force,
    type,
    home,
    factors,
  }: {
    force: string;
    type: string;
    home: boolean;
    factors: number;
  }) =>
    `${type} of the ${force}th Air Force, ${home ? "at home" : "waiting"}: ${counted(factors, "factor", "factors")}`,
  "list.said": ({
    units: all,
    place,
    factors,
    turns,
  }: {
    units: readonly string[];
    place: string;
    factors: number;
    turns: number;
  }) =>
    `${units(all)}${place === "" ? "" : ` at ${place}`}, ${counted(factors, "factor", "factors")}${turns > 0 ? `, ${counted(turns, "turn", "turns")} left in the air` : ""}`,
};
