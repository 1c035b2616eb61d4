import { quotable } from "../../../../core/text.ts";
import type { Kind } from "../frame.en.ts";
import { counted, possible, strengths } from "../grammar.en.ts";
import { fraction, placeName } from "../names.ts";
import type { Found, Strengths, Unit } from "../values.ts";

const WANTED: Readonly<Record<Kind, string>> = {
  raf: "the target or base that the RAF attacks",
  substitute: "who makes room for a Me 262, or pass",
  "night-leaves": "the night fighter that leaves",
  replace: "the factors that are restored, or none",
  allocate: "who gets no fuel, and what goes into the reserve",
  sheet: "the Target Sheet",
  marks: "the bomber killers, or mark none",
  bases: "the bases and who stands on them",
  groups: "the groups that take off together",
  "german-move": "a take-off, a flight or a landing, or done",
  "american-move": "an entry or a flight, or done",
  missions: "the close escorts, or escort none",
  bomb: "bomb, or a target and who bombs it, or done",
  strafe: "a base and who strafes it, or done",
  attack: "an attack, or pass",
  counter: "an attack, or pass",
  defend: "what the defender keeps and withholds",
  engage: "how the battle is fought: fight with dice, plotted, cards or any",
  elsewhere: "what the battle cost the Americans, then the Germans",
  reply: "fire or hold",
  lose: "who takes the hits",
};

function wanted(asked: string): string {
  return (WANTED as Readonly<Record<string, string>>)[asked] ?? quotable(asked);
}

const name = (unit: string): string => quotable(unit);

/** A word that is missing or stands there. */
function word(found: string): string {
  return found === "" ? "Something is missing" : `“${quotable(found)}” does not fit here`;
}

type Refused<Values = unknown> = Values & { near?: readonly string[] };
type Misread = Refused<Found & { asked: string }>;
type Beyond = Refused<{ given: number; most: number }>;
type UnitBeyond = Refused<Unit & { given: number; most: number }>;
type UnitAtHex = Refused<Unit & { hex: string }>;
type UnitAtTarget = Refused<Unit & { target: string }>;

export const problems = {
  grammar: ({ found, asked, near }: Misread) => `${word(found)}; asked is ${wanted(asked)}.${possible(near)}`,
  "other-question": ({ found, asked, near }: Misread) =>
    `“${quotable(found)}” answers another question; asked is ${wanted(asked)}.${possible(near)}`,
  "no-hex": ({ found, near }: Refused<Found>) =>
    `“${quotable(found)}” is no hex of the map; it has columns 01 to 45 and rows 01 to 35, as in 2611.${possible(near)}`,
  "no-number": ({ found, near }: Refused<Found>) =>
    `“${quotable(found)}” is no number; write a whole one.${possible(near)}`,
  "no-unit": ({ found, near }: Refused<Found>) =>
    `There is no unit “${quotable(found)}”; write 91BG, 4FG or FW190-JG26.${possible(near)}`,
  "no-target": ({ found, near }: Refused<Found>) =>
    `There is no target “${quotable(found)}”; write its letters and number, as in OIL-3.${possible(near)}`,
  "no-base": ({ found, near }: Refused<Found>) =>
    `There is no base “${quotable(found)}”; write BAS-1 to BAS-32.${possible(near)}`,
  "no-type": ({ found, near }: Refused<Found>) =>
    `There is no type “${quotable(found)}”; write B17 or B24.${possible(near)}`,
  "group-name": ({ found, near }: Refused<Found>) =>
    `“${quotable(found)}” can't be a group's name; take up to twelve letters and digits that name nothing else.${possible(near)}`,
  "raf-zone": ({ place, near }: Refused<{ place: string }>) =>
    `${placeName(place)} is not in Germany or Austria; the RAF attacks there alone.${possible(near)}`,
  "bombed-already": ({ target, near }: Refused<{ target: string }>) =>
    `${placeName(target)} is bombed already; name one that stands.${possible(near)}`,
  "not-replaceable": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} can't make room for a Me 262; name a unit that enters this quarter, or a school that had fuel.${possible(near)}`,
  "not-leaving": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} is not the night fighter that leaves; name one of the same letters, or another Me 110 where there is none.${possible(near)}`,
  "too-many-restored": ({ given, most, near }: Beyond) =>
    `${counted(given, "factor is", "factors are")} restored, and ${most} may be; name fewer.${possible(near)}`,
  "restores-too-much": ({ unit, given, most, near }: UnitBeyond) =>
    `${name(unit)} can't take ${counted(given, "factor", "factors")}; write 1 to ${most}${most === 0 ? ", that is, leave it out" : ""}.${possible(near)}`,
  "no-revival": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} can't come back: it was exchanged this quarter, or more units would be in play than are scheduled; restore others.${possible(near)}`,
  twice: ({ unit, near }: Refused<Unit>) => `${name(unit)} is named twice; name it once.${possible(near)}`,
  "not-enough-fuel": ({ need, made, near }: Refused<{ need: number; made: number }>) =>
    `The units that are left need ${fraction(need)} fuel, and there is ${fraction(made)}; ground more of them.${possible(near)}`,
  "too-much-saved": ({ given, most, near }: Beyond) =>
    `${given} can't go into the reserve; ${most} at most are left for it.${possible(near)}`,
  "not-own": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} is not yours or not alive; name another.${possible(near)}`,
  "no-bomber": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} is no bomber group in play; fighters are not written on the sheet.${possible(near)}`,
  "no-entry": ({ unit, hex, near }: UnitAtHex) =>
    `${name(unit)} can't enter at ${hex}; it has to be a hex of its own lines, bombers' next to the R line.${possible(near)}`,
  "no-turn": ({ turn, near }: Refused<{ turn: number }>) =>
    `There is no turn ${turn}; a raid has turns 1 to 20.${possible(near)}`,
  "sheet-too-short": ({ given, least, near }: Refused<{ given: number; least: number }>) =>
    `The sheet names ${counted(given, "target", "targets")}; it must name ${least} at least, one for ten bomber factors.${possible(near)}`,
  "base-closed": ({ base, near }: Refused<{ base: string }>) =>
    `${placeName(base)} can't be used this quarter: it lies behind the R line or was hit by the RAF; choose another base.${possible(near)}`,
  "base-full": ({ base, most, near }: Refused<{ base: string; most: number }>) =>
    `${placeName(base)} holds ${counted(most, "unit", "units")}; put the others elsewhere.${possible(near)}`,
  "school-off": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} is a school and may not be kept off the map; give it a base.${possible(near)}`,
  "group-types": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} is of another type than its group; a group has units of one type.${possible(near)}`,
  grounded: ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} has no fuel this quarter, or is off the map; it stays where it is.${possible(near)}`,
  "not-ready": ({ unit, turn, near }: Refused<Unit & { turn: number }>) =>
    `${name(unit)} can't take off now: it is in the air, its base is closed, or it is refuelled in turn ${turn}.${possible(near)}`,
  "not-in-air": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} is not in the air; name a unit that is.${possible(near)}`,
  "moved-already": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} has flown this turn; name another.${possible(near)}`,
  "too-far": ({ unit, hex, most, near }: Refused<Unit & { hex: string; most: number }>) =>
    `${name(unit)} can't reach ${hex}: it flies ${counted(most, "hex", "hexes")} a turn, not over Switzerland, and Germans not over the American side.${possible(near)}`,
  "no-landing": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} can't land: it needs a usable base in its hex with room for one more.${possible(near)}`,
  "entered-already": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} has entered already or is no fighter; each crosses once a raid.${possible(near)}`,
  "no-escort": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} can't escort: it must be a fighter in a hex with bombers.${possible(near)}`,
  "escort-bomber": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} is a bomber group; name fighters alone, they escort all bombers of their hex.${possible(near)}`,
  "breaks-off": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} is an escort on its way home for want of fuel; it escorts nobody until it has recrossed the R line.${possible(near)}`,
  "no-part": ({ unit, hex, near }: UnitAtHex) =>
    `${name(unit)} takes no part in this battle at ${hex}; who keeps tanks or is withheld must be one of those who do.${possible(near)}`,
  "withholds-jet": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} is a jet; a jet is not withheld, it stays out by not being named.${possible(near)}`,
  "withholds-wrong": ({ unit, given, most, near }: UnitBeyond) =>
    `${name(unit)} can't withhold ${counted(given, "factor", "factors")}; write 1 to ${most}.${possible(near)}`,
  "not-over-target": ({ unit, target, near }: UnitAtTarget) =>
    `${name(unit)} can't bomb ${placeName(target)}: it must be over it, have it on its sheet and not have bombed.${possible(near)}`,
  "nothing-to-bomb": ({ near }: Refused) => `Nobody is over his target; say done.${possible(near)}`,
  "no-strafing": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} can't strafe: it must be a free fighter over the base that has not fired.${possible(near)}`,
  "not-there": ({ unit, hex, near }: UnitAtHex) =>
    `${name(unit)} is not at ${hex}; name who is.${possible(near)}`,
  "has-fired": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} has fired this turn; nobody fires twice.${possible(near)}`,
  "no-jet": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} is no jet; jets alone go past the escorts.${possible(near)}`,
  "stays-out": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} can't stay out: everybody in the hex takes part, unless he is withheld or a jet.${possible(near)}`,
  "nothing-to-attack": ({ hex, near }: Refused<{ hex: string }>) =>
    `There is nobody of that kind to attack at ${hex}; name the other.${possible(near)}`,
  "no-tanks": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} has no drop tanks; leave it out.${possible(near)}`,
  "withholds-too-many": ({ given, most, near }: Beyond) =>
    `${counted(given, "factor is", "factors are")} withheld, and ${most} may be: what is beyond the enemy's.${possible(near)}`,
  "not-best": ({ unit, near }: Refused<Unit>) =>
    `${name(unit)} is better than others that are left to fight; withhold the lowest ratings first.${possible(near)}`,
  "bomb-together": ({ unit, target, near }: UnitAtTarget) =>
    `${name(unit)} is over ${placeName(target)} too; all who have it on their sheet bomb it together.${possible(near)}`,
  "bad-split": ({ given, due, near }: Refused<{ given: number; due: number }>) =>
    `${counted(given, "bomber factor fires", "bomber factors fire")}, and ${due} must, none more than its type has; say fire to leave it to the rules.${possible(near)}`,
  "bad-losses": ({ due, near }: Refused<{ due: number }>) =>
    `These are not the losses: ${counted(due, "factor", "factors")} of the units that were hit.${possible(near)}`,
  cost: ({ american, german, near }: Refused<{ american: Strengths; german: Strengths }>) =>
    `What is lost must have fought: of the Americans ${strengths(american)}, of the Germans ${strengths(german)} at most, each type once; a side that lost nothing writes none.${possible(near)}`,
  "not-together": ({ unit, group, near }: Refused<Unit & { group: string }>) =>
    `${name(unit)} takes off and lands with ${name(group)} alone; name all of it.${possible(near)}`,
};
