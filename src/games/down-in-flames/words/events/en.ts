import { listed, signed } from "../../../../core/text.ts";
import type { Roll } from "../../data/card.ts";
import type { Phase } from "../../data/phases.ts";
import type { Quality } from "../../data/quality.ts";
import type { SideName } from "../../data/sides.ts";
import { cardName } from "../card-name.en.ts";
import {
  cards,
  counted,
  declared,
  levelName,
  phaseName,
  points,
  sideName,
  victoryPoints,
  Who,
  who,
} from "../grammar.en.ts";
import type { About } from "../values.ts";

const PASSES: Readonly<Record<string, string>> = {
  keen: "singles nobody out",
  jettison: "keeps its load",
  wingman: "passes",
  altitude: "keeps its level",
  target: "neither bombs nor strafes",
  leader: "plays no more cards",
  leave: "stays in the fight",
  respond: "does not answer",
  follow: "does not follow",
};

const POSITIONS: Readonly<Record<number, string>> = {
  2: "is Tailing",
  1: "is Advantaged on",
  0: "is Neutral to",
  [-1]: "is Disadvantaged to",
  [-2]: "is Tailed by",
};

const RESULTS = { down: "shot down", damaged: "damaged", none: "no effect" } as const;

function thrown(rolls: readonly number[]): string {
  return rolls.length === 1 ? `die ${rolls[0]}` : `dice ${rolls.join(", then ")}`;
}

function lowFace(upTo: number): string {
  return upTo === 1 ? "a 1" : `1 or ${upTo}`;
}

function moved(change: number): string {
  if (change === 0) return "stays";
  return `${change > 0 ? "climbs" : "dives"} ${counted(Math.abs(change), "level", "levels")}`;
}

type Declared = { roll: Roll | null };
type Shot = About & { at: string; hits: number; hitValue: number; rolls: readonly number[] };
type Discards = About & { cards: readonly string[] };
/** `side` answers, and is paid. */
type WeaveAnswered = { side: SideName; accepted: boolean; points: number };
type Level = About & { level: number; change: number; follows: boolean };
type Attacks = About &
  Declared & {
    card: string;
    /** Empty for a card that names no target. */
    at: string;
    hitValue: number | null;
    rockets: boolean;
    added: boolean;
  };
type Answers = About &
  Declared & {
    card: string;
    /** `toAce`: it had been played as ACE PILOT. */
    to: string;
    toAce: boolean;
    ace: boolean;
  };
type ReturnFire = About & { at: string; source: "gunner" | "turret"; cards: readonly string[] };
type Fire = Shot & { defense: number; odds: string; result: "down" | "damaged" | "none" };
type FireAtBomber = Shot & { points: number; rest: number };
type Points = About & { points: number; total: number; defense: number };
type Rockets = About & { at: string; face: number; upTo: number; hit: boolean };
/** `lead`: victory points of his side and of the enemy, where his is ahead. */
type Disengages = About & {
  lead: readonly [own: number, enemy: number] | null;
  face: number;
  bonus: number;
  left: boolean;
};
type Ground = About & { what: "bombs" | "strafes"; cards: readonly string[]; points: number; total: number };

export const events = {
  "event.reshuffles": ({ cards: count }: { cards: number }) =>
    `The deck is empty; ${counted(count, "discarded card is", "discarded cards are")} shuffled into a new one.`,
  /** `cards`: the drawer's own secret. */
  "event.draws": ({ id, count, cards: drawn }: About & { count: number; cards?: readonly string[] }) =>
    `${Who(id)} draws ${counted(count, "card", "cards")}${drawn ? `: ${cards(drawn)}` : ""}.`,
  "event.discards": ({ id, cards: gone }: Discards) => `${Who(id)} discards ${cards(gone)}.`,
  "event.no-weave": ({ side }: { side: SideName }) => `${sideName(side)}: no bid for the Thach Weave.`,
  "event.weave-offered": ({ side, points: paid }: { side: SideName; points: number }) =>
    `${sideName(side)}: ${victoryPoints(paid)} bid for the Thach Weave.`,
  "event.weave-answered": ({ side, accepted, points: paid }: WeaveAnswered) =>
    accepted
      ? `${sideName(side)}: bid accepted for ${victoryPoints(paid)}; the enemy may use the Thach Weave.`
      : `${sideName(side)}: bid of ${victoryPoints(paid)} refused; no Thach Weave for the enemy.`,
  "event.bids": ({ levels, points: paid }: { levels: readonly number[]; points: readonly number[] }) =>
    `Bids for the start level: Allies ${levelName(levels[0] ?? 0)} for ${victoryPoints(paid[0] ?? 0)}, Axis ${levelName(levels[1] ?? 0)} for ${victoryPoints(paid[1] ?? 0)}.`,
  "event.bid-won": ({ side, level, points: paid }: { side: SideName; level: number; points: number }) =>
    `${sideName(side)}: bid won; everybody starts at ${levelName(level)}, and the enemy gets ${victoryPoints(paid)}.`,
  "event.start-level": ({ level }: { level: number }) => `Everybody starts at ${levelName(level)}.`,
  "event.keen-eyes": ({ id }: About) =>
    `${Who(id)} has Keen Eyesight: 1 is added to the roll for the first side.`,
  "event.first-tied": ({ faces }: { faces: readonly number[] }) =>
    `Roll for the first side: Allies ${faces[0]}, Axis ${faces[1]}; a tie, once more.`,
  "event.first": ({ side, faces }: { side: SideName; faces: readonly number[] }) =>
    `Roll for the first side: Allies ${faces[0]}, Axis ${faces[1]}; first: ${sideName(side)}.`,
  "event.turn": ({ turn, of, phase }: { turn: number; of: number; phase: Phase }) =>
    `Game turn ${turn} of ${of}: ${phaseName(phase)}.`,
  "event.player-turn": ({ id }: About) => `Player-turn of Element ${id}.`,
  "event.singles-out": ({ id, at }: About & { at: string }) =>
    `${Who(id)} singles out ${who(at)} by Keen Eyesight.`,
  "event.jettisons": ({ id }: About) => `${Who(id)} jettisons its load.`,
  "event.wingman-attacks": ({ id, at }: About & { at: string }) =>
    `${Who(id)} attacks ${who(at)} and draws a mini-hand.`,
  /** Nothing is done: the name of the step or `respond`; `id` of a formation when no escort answers. */
  "event.passes": ({ id, step }: About & { step: string }) => `${Who(id)} ${PASSES[step] ?? "passes"}.`,
  "event.level": ({ id, level, change, follows }: Level) =>
    `${Who(id)} ${follows ? "follows and " : ""}${moved(change)} to ${levelName(level)}.`,
  "event.attacks": ({ id, card, at, roll, hitValue, rockets, added }: Attacks) => {
    const target = at ? ` at ${who(at)}` : "";
    const value = hitValue === null ? "" : `, Hit Value ${hitValue}`;
    return `${Who(id)} plays ${cardName(card)}${declared(roll)}${target}${rockets ? " with rockets" : value}${added ? ", its hits added to those before" : ""}.`;
  },
  "event.answers": ({ id, card, to, toAce, roll, ace }: Answers) =>
    `${Who(id)} answers ${cardName(to)}${toAce ? " as ACE PILOT" : ""} with ${cardName(card)}${ace ? " as ACE PILOT" : ""}${declared(roll)}.`,
  "event.negated": ({ id, card, at }: About & { card: string; at: string }) =>
    `${cardName(card)} of ${who(id)}${at ? ` at ${who(at)}` : ""} is negated.`,
  "event.lapses": ({ id, card }: About & { card: string }) =>
    `${cardName(card)} of ${who(id)} can no longer be carried out and is lost.`,
  "event.neutral": ({ id, to }: About & { to: string }) => `${Who(id)} and ${who(to)} are Neutral.`,
  /** `steps`: 2 tails, 1 Advantaged, 0 Neutral, -1 Disadvantaged, -2 Tailed. */
  "event.position": ({ id, to, steps }: About & { to: string; steps: number }) =>
    `${Who(id)} ${POSITIONS[steps] ?? POSITIONS[0]} ${who(to)}.`,
  "event.favoured": ({ id, at, bursts }: About & { at: string; bursts: number }) =>
    bursts > 0
      ? `${Who(id)} is well placed against ${who(at)}: ${counted(bursts, "burst", "bursts")} more this turn.`
      : `${Who(id)} is well placed against ${who(at)} and may choose the bomber.`,
  /** `face`: null where only one bomber is left. */
  "event.bomber": ({ id, at, face }: About & { at: string; face: number | null }) =>
    face === null
      ? `${Who(id)} fires at ${at}, the last one left.`
      : `${Who(id)}: die ${face}, the fire goes at ${at}.`,
  "event.return-fire": ({ id, at, source, cards: drawn }: ReturnFire) =>
    `${source === "gunner" ? "The gunner" : "The turrets"} of ${who(id)} against ${who(at)}: ${cards(drawn)}.`,
  "event.fire": ({ id, at, hits, hitValue, defense, odds, rolls, result }: Fire) =>
    `${Who(id)} fires at ${who(at)}: ${counted(hits, "hit", "hits")} × Hit Value ${hitValue} = ${hits * hitValue} against defense ${defense}, odds ${odds}; ${thrown(rolls)}: ${RESULTS[result]}.`,
  "event.fire-at-bomber": ({ id, at, hits, hitValue, points: scored, rest, rolls }: FireAtBomber) =>
    `${Who(id)} fires at ${who(at)}: ${counted(hits, "hit", "hits")} × Hit Value ${hitValue} = ${hits * hitValue}, rest ${rest}${rolls.length > 0 ? `, ${thrown(rolls)}` : ""}: ${points(scored)} of damage.`,
  "event.points": ({ id, points: scored, total, defense }: Points) =>
    `${Who(id)} takes ${points(scored)} of damage: ${total} of ${defense}.`,
  "event.straggles": ({ id }: About) => `${Who(id)} drops out of its formation.`,
  "event.rockets": ({ id, at, face, upTo, hit }: Rockets) =>
    `${Who(id)} fires rockets at ${who(at)}: die ${face}, ${hit ? "a hit" : "a miss"} (hits on ${upTo === 1 ? "a 1" : `1 to ${upTo}`}).`,
  "event.fuel-tank": ({ id, at }: About & { at: string }) =>
    `FUEL TANK: ${who(id)} sets ${who(at)} on fire and destroys it.`,
  /** A die for ammunition alone (DIF-4.1.10): up to `upTo` calls for a check. */
  "event.ammunition-roll": ({ id, face, upTo }: About & { face: number; upTo: number }) =>
    `Ammunition of ${who(id)}: die ${face}, ${face <= upTo ? "to be checked" : `no check, which takes ${lowFace(upTo)}`}.`,
  "event.ammunition": ({ id, face, bursts, dry }: About & { face: number; bursts: number; dry: boolean }) =>
    `Ammunition of ${who(id)}: die ${face} against ${counted(bursts, "burst", "bursts")}, ${dry ? "spent; the lower Hit Value counts from now on" : "enough"}.`,
  "event.crack-shot": ({ id }: About) => `${Who(id)} is a crack shot.`,
  "event.quality": ({ id, quality }: About & { quality: Quality }) =>
    `The pilot of ${who(id)} is ${quality === "ace" ? "an" : "a"} ${quality.charAt(0).toUpperCase()}${quality.slice(1)}.`,
  "event.damaged": ({ id, cockpit, jettisons }: About & { cockpit: boolean; jettisons: boolean }) =>
    `${Who(id)} is damaged${cockpit ? ", with a hit in the cockpit" : ""}${jettisons ? ", and loses its load" : ""}.`,
  "event.shot-down": ({ id }: About) => `${Who(id)} is shot down.`,
  "event.cloud": ({ id }: About) => `${Who(id)} hides in CLOUDS.`,
  "event.disengages": ({ id, lead, face, bonus, left }: Disengages) =>
    `${Who(id)}${lead ? `, ahead by ${lead[0]} to ${lead[1]},` : ""} tries to disengage: die ${face}${bonus === 0 ? "" : ` ${signed(bonus)} = ${face + bonus}`}, ${left ? "and leaves the fight" : "and stays; 4 is needed"}.`,
  "event.stays": ({ id, stays }: About & { stays: boolean }) =>
    stays ? `${Who(id)} stays with the fight.` : `${Who(id)} breaks off.`,
  "event.returns": ({ id }: About) => `${Who(id)} comes back into the fight.`,
  "event.flak-at": ({ id, at, faces }: About & { at: string; faces: readonly number[] }) =>
    `Whom of ${who(id)} the flak is at: ${listed(faces.map(String), "and")}, ${who(at)}.`,
  "event.flak": ({ id, cards: drawn }: Discards) => `Flak against ${who(id)}: ${cards(drawn)}.`,
  "event.ground": ({ id, what, cards: drawn, points: scored, total }: Ground) =>
    `${Who(id)} ${what === "bombs" ? "bombs" : "strafes"} the target: ${cards(drawn)}, ${points(scored)}; ${total} in all.`,
  "event.end": "The game is over.",
};

export const throws = {
  "throw.shuffle": ({ cards: count }: { cards: number }) => `Shuffling ${counted(count, "card", "cards")}`,
  "throw.pilots": ({ id }: About) => `Who flies ${who(id)}`,
  "throw.choice": "Choosing",
  "throw.start-level": ({ highest }: { highest: number }) => `Start level: again above ${highest}`,
  "throw.bid-tie": "Equal bids: the higher roll wins",
  /** `by`: who throws. */
  "throw.first": ({ by }: { by: SideName }) => `First side, ${sideName(by)}: the higher roll begins`,
  "throw.bomber": ({ id, count }: About & { count: number }) =>
    `Which of ${count} bombers ${who(id)} fires at`,
  /** `again`: after a 1 that is rolled again. */
  "throw.attack": ({ id, at, again }: About & { at: string; again: boolean }) =>
    `${Who(id)} fires at ${who(at)}${again ? ", again after a 1" : ""}`,
  "throw.ammunition-roll": ({ id, upTo }: About & { upTo: number }) =>
    `Ammunition of ${who(id)}: checked on ${lowFace(upTo)}`,
  "throw.ammunition": ({ id }: About) => `Ammunition of ${who(id)}: spent on its bursts or less`,
  "throw.rockets": ({ id, at, upTo }: About & { at: string; upTo: number }) =>
    `Rockets of ${who(id)} at ${who(at)}: hit on ${upTo === 1 ? "a 1" : `1 to ${upTo}`}`,
  "throw.disengage": ({ id, bonus }: About & { bonus: number }) =>
    `${Who(id)} disengages${bonus === 0 ? "" : `, ${signed(bonus)}`}: leaves on 4 or more`,
  /** `again`: how often it was thrown in vain before. */
  "throw.flak": ({ id }: About & { again: number }) => `Whom of ${id} the flak hits`,
};
