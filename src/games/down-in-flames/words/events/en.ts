import { listed, signed } from "../../../../core/text.ts";
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
import type { CampaignPhrases, Words } from "../phrases.ts";

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

type EventWords = Pick<Words, Exclude<Extract<keyof Words, `event.${string}`>, keyof CampaignPhrases>>;
type ThrowWords = Pick<Words, Extract<keyof Words, `throw.${string}`>>;

export const events: EventWords = {
  "event.reshuffles": ({ cards: count }) =>
    `The deck is empty; ${counted(count, "discarded card is", "discarded cards are")} shuffled into a new one.`,
  "event.draws": ({ id, count, cards: drawn }) =>
    `${Who(id)} draws ${counted(count, "card", "cards")}${drawn ? `: ${cards(drawn)}` : ""}.`,
  "event.discards": ({ id, cards: gone }) => `${Who(id)} discards ${cards(gone)}.`,
  "event.no-weave": ({ side }) => `${sideName(side)}: no bid for the Thach Weave.`,
  "event.weave-offered": ({ side, points: paid }) =>
    `${sideName(side)}: ${victoryPoints(paid)} bid for the Thach Weave.`,
  "event.weave-answered": ({ side, accepted, points: paid }) =>
    accepted
      ? `${sideName(side)}: bid accepted for ${victoryPoints(paid)}; the enemy may use the Thach Weave.`
      : `${sideName(side)}: bid of ${victoryPoints(paid)} refused; no Thach Weave for the enemy.`,
  "event.bids": ({ levels, points: paid }) =>
    `Bids for the start level: Allies ${levelName(levels[0] ?? 0)} for ${victoryPoints(paid[0] ?? 0)}, Axis ${levelName(levels[1] ?? 0)} for ${victoryPoints(paid[1] ?? 0)}.`,
  "event.bid-won": ({ side, level, points: paid }) =>
    `${sideName(side)}: bid won; everybody starts at ${levelName(level)}, and the enemy gets ${victoryPoints(paid)}.`,
  "event.start-level": ({ level }) => `Everybody starts at ${levelName(level)}.`,
  "event.keen-eyes": ({ id }) => `${Who(id)} has Keen Eyesight: 1 is added to the roll for the first side.`,
  "event.first-tied": ({ faces }) =>
    `Roll for the first side: Allies ${faces[0]}, Axis ${faces[1]}; a tie, once more.`,
  "event.first": ({ side, faces }) =>
    `Roll for the first side: Allies ${faces[0]}, Axis ${faces[1]}; first: ${sideName(side)}.`,
  "event.turn": ({ turn, of, phase }) => `Game turn ${turn} of ${of}: ${phaseName(phase)}.`,
  "event.player-turn": ({ id }) => `Player-turn of Element ${id}.`,
  "event.singles-out": ({ id, at }) => `${Who(id)} singles out ${who(at)} by Keen Eyesight.`,
  "event.jettisons": ({ id }) => `${Who(id)} jettisons its load.`,
  "event.wingman-attacks": ({ id, at }) => `${Who(id)} attacks ${who(at)} and draws a mini-hand.`,
  "event.passes": ({ id, step }) => `${Who(id)} ${PASSES[step] ?? "passes"}.`,
  "event.level": ({ id, level, change, follows }) =>
    `${Who(id)} ${follows ? "follows and " : ""}${moved(change)} to ${levelName(level)}.`,
  "event.attacks": ({ id, card, at, roll, hitValue, rockets, added }) => {
    const target = at ? ` at ${who(at)}` : "";
    const value = hitValue === null ? "" : `, Hit Value ${hitValue}`;
    return `${Who(id)} plays ${cardName(card)}${declared(roll)}${target}${rockets ? " with rockets" : value}${added ? ", its hits added to those before" : ""}.`;
  },
  "event.answers": ({ id, card, to, toAce, roll, ace }) =>
    `${Who(id)} answers ${cardName(to)}${toAce ? " as ACE PILOT" : ""} with ${cardName(card)}${ace ? " as ACE PILOT" : ""}${declared(roll)}.`,
  "event.negated": ({ id, card, at }) =>
    `${cardName(card)} of ${who(id)}${at ? ` at ${who(at)}` : ""} is negated.`,
  "event.lapses": ({ id, card }) =>
    `${cardName(card)} of ${who(id)} can no longer be carried out and is lost.`,
  "event.neutral": ({ id, to }) => `${Who(id)} and ${who(to)} are Neutral.`,
  "event.position": ({ id, to, steps }) => `${Who(id)} ${POSITIONS[steps] ?? POSITIONS[0]} ${who(to)}.`,
  "event.favoured": ({ id, at, bursts }) =>
    bursts > 0
      ? `${Who(id)} is well placed against ${who(at)}: ${counted(bursts, "burst", "bursts")} more this turn.`
      : `${Who(id)} is well placed against ${who(at)} and may choose the bomber.`,
  "event.bomber": ({ id, at, face }) =>
    face === null
      ? `${Who(id)} fires at ${at}, the last one left.`
      : `${Who(id)}: die ${face}, the fire goes at ${at}.`,
  "event.return-fire": ({ id, at, source, cards: drawn }) =>
    `${source === "gunner" ? "The gunner" : "The turrets"} of ${who(id)} against ${who(at)}: ${cards(drawn)}.`,
  "event.fire": ({ id, at, hits, hitValue, defense, odds, rolls, result }) =>
    `${Who(id)} fires at ${who(at)}: ${counted(hits, "hit", "hits")} × Hit Value ${hitValue} = ${hits * hitValue} against defense ${defense}, odds ${odds}; ${thrown(rolls)}: ${RESULTS[result]}.`,
  "event.fire-at-bomber": ({ id, at, hits, hitValue, points: scored, rest, rolls }) =>
    `${Who(id)} fires at ${who(at)}: ${counted(hits, "hit", "hits")} × Hit Value ${hitValue} = ${hits * hitValue}, rest ${rest}${rolls.length > 0 ? `, ${thrown(rolls)}` : ""}: ${points(scored)} of damage.`,
  "event.points": ({ id, points: scored, total, defense }) =>
    `${Who(id)} takes ${points(scored)} of damage: ${total} of ${defense}.`,
  "event.straggles": ({ id }) => `${Who(id)} drops out of its formation.`,
  "event.rockets": ({ id, at, face, upTo, hit }) =>
    `${Who(id)} fires rockets at ${who(at)}: die ${face}, ${hit ? "a hit" : "a miss"} (hits on ${upTo === 1 ? "a 1" : `1 to ${upTo}`}).`,
  "event.fuel-tank": ({ id, at }) => `FUEL TANK: ${who(id)} sets ${who(at)} on fire and destroys it.`,
  "event.ammunition-roll": ({ id, face, upTo }) =>
    `Ammunition of ${who(id)}: die ${face}, ${face <= upTo ? "to be checked" : `no check, which takes ${lowFace(upTo)}`}.`,
  "event.ammunition": ({ id, face, bursts, dry }) =>
    `Ammunition of ${who(id)}: die ${face} against ${counted(bursts, "burst", "bursts")}, ${dry ? "spent; the lower Hit Value counts from now on" : "enough"}.`,
  "event.crack-shot": ({ id }) => `${Who(id)} is a crack shot.`,
  "event.quality": ({ id, quality }) =>
    `The pilot of ${who(id)} is ${quality === "ace" ? "an" : "a"} ${quality.charAt(0).toUpperCase()}${quality.slice(1)}.`,
  "event.damaged": ({ id, cockpit, jettisons }) =>
    `${Who(id)} is damaged${cockpit ? ", with a hit in the cockpit" : ""}${jettisons ? ", and loses its load" : ""}.`,
  "event.shot-down": ({ id }) => `${Who(id)} is shot down.`,
  "event.cloud": ({ id }) => `${Who(id)} hides in CLOUDS.`,
  "event.disengages": ({ id, lead, face, bonus, left }) =>
    `${Who(id)}${lead ? `, ahead by ${lead[0]} to ${lead[1]},` : ""} tries to disengage: die ${face}${bonus === 0 ? "" : ` ${signed(bonus)} = ${face + bonus}`}, ${left ? "and leaves the fight" : "and stays; 4 is needed"}.`,
  "event.stays": ({ id, stays }) => (stays ? `${Who(id)} stays with the fight.` : `${Who(id)} breaks off.`),
  "event.returns": ({ id }) => `${Who(id)} comes back into the fight.`,
  "event.flak-at": ({ id, at, faces }) =>
    `Whom of ${who(id)} the flak is at: ${listed(faces.map(String), "and")}, ${who(at)}.`,
  "event.flak": ({ id, cards: drawn }) => `Flak against ${who(id)}: ${cards(drawn)}.`,
  "event.ground": ({ id, what, cards: drawn, points: scored, total }) =>
    `${Who(id)} ${what === "bombs" ? "bombs" : "strafes"} the target: ${cards(drawn)}, ${points(scored)}; ${total} in all.`,
  "event.end": () => "The game is over.",
};

export const throws: ThrowWords = {
  "throw.shuffle": ({ cards: count }) => `Shuffling ${counted(count, "card", "cards")}`,
  "throw.pilots": ({ id }) => `Who flies ${who(id)}`,
  "throw.choice": () => "Choosing",
  "throw.start-level": ({ highest }) => `Start level: again above ${highest}`,
  "throw.bid-tie": () => "Equal bids: the higher roll wins",
  "throw.first": ({ by }) => `First side, ${sideName(by)}: the higher roll begins`,
  "throw.bomber": ({ id, count }) => `Which of ${count} bombers ${who(id)} fires at`,
  "throw.attack": ({ id, at, again }) => `${Who(id)} fires at ${who(at)}${again ? ", again after a 1" : ""}`,
  "throw.ammunition-roll": ({ id, upTo }) => `Ammunition of ${who(id)}: checked on ${lowFace(upTo)}`,
  "throw.ammunition": ({ id }) => `Ammunition of ${who(id)}: spent on its bursts or less`,
  "throw.rockets": ({ id, at, upTo }) =>
    `Rockets of ${who(id)} at ${who(at)}: hit on ${upTo === 1 ? "a 1" : `1 to ${upTo}`}`,
  "throw.disengage": ({ id, bonus }) =>
    `${Who(id)} disengages${bonus === 0 ? "" : `, ${signed(bonus)}`}: leaves on 4 or more`,
  "throw.flak": ({ id }) => `Whom of ${id} the flak hits`,
};
