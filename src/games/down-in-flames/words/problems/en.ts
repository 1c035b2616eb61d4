import { listed, quotable } from "../../../../core/text.ts";
import { cardName } from "../card-name.en.ts";
import { counted, levelName, possible, Who, who } from "../grammar.en.ts";
import type { Kind } from "../phases/en.ts";
import type { About, Refused } from "../values.ts";

const WANTED: Readonly<Record<Kind, string>> = {
  resource: "a resource that the side has not yet used",
  weave: "a bid for the Thach Weave or a pass",
  accept: "to accept or to refuse",
  bids: "a level and victory points",
  name: "an Element that has not yet acted",
  stay: "to stay or to break off",
  keen: "whom keen eyes single out, or a pass",
  jettison: "to jettison or to pass",
  wingman: "whom the Wingman attacks, or a pass",
  "wingman-play": "a card of the mini-hand at the target, or a pass",
  altitude: "to climb, to dive 1 or 2, or to pass",
  target: "to bomb, to strafe or to pass",
  leader: "a card and its target, to drop the position, to disengage or to pass",
  leave: "to disengage or to pass",
  respond: "a card that answers, or a pass",
  aggregate: "a firing card to be added, or to resolve",
  pay: "a card to be discarded",
  follow: "to follow or to pass",
  trim: "a card to be discarded, or done",
  shed: "a card to be discarded, or done",
};

function wanted(asked: string): string {
  return (WANTED as Readonly<Record<string, string>>)[asked] ?? "another answer";
}

const BARS = {
  "drop-first": "this Element pursues another; drop that position first",
  "in-trouble": "who is Disadvantaged or Tailed may not fire",
  "pursued-elsewhere": "this Element is pursued by another; attack its pursuer",
  "friend-pursues": "it is pursued by another Element; attack somebody else",
  "pursues-friend": "it pursues a friend; while it does, play position cards only",
  "nothing-gained": "there is no position to be gained on it; fire, or attack somebody else",
  "no-leader": "a Wingman without a Leader has no position; he can only fire",
};
/** Why position cards or fire are not allowed; each is a code of a refusal. */
export type Bar = keyof typeof BARS;

type Misread = Refused<{ found: string; asked: string }>;
/** `figures`: bursts and hits of the cards of that name, as in `1/2`; `found` is empty where none were given. */
type NoFigures = Refused<{ card: string; found: string; figures: readonly string[] }>;

export const problems = {
  grammar: ({ found, asked, near }: Misread) =>
    `${found ? `“${quotable(found)}” can't be read here` : "Something is missing at the end"}; asked is ${wanted(asked)}.${possible(near)}`,
  "no-card": ({ found, asked, near }: Misread) =>
    `${found ? `“${quotable(found)}” is no card` : "The card is missing"}; asked is ${wanted(asked)}.${possible(near)}`,
  "no-figures": ({ card, found, figures, near }: NoFigures) =>
    `${found ? `No ${cardName(card)} has ${quotable(found)}` : `Which ${cardName(card)} is not said`}; name its bursts and hits, in this deck ${listed(figures, "or")}.${possible(near)}`,
  "no-number": ({ found, asked, near }: Misread) =>
    `${found ? `“${quotable(found)}” is no figure that fits` : "A figure is missing"}; asked is ${wanted(asked)}.${possible(near)}`,
  "other-question": ({ found, asked, near }: Misread) =>
    `“${quotable(found)}” does not answer this question; asked is ${wanted(asked)}.${possible(near)}`,
  "not-held": ({ card, near }: Refused<{ card: string }>) =>
    `${quotable(cardName(card))} is not in this hand; choose a card that is.${possible(near)}`,
  "minimum-hand": ({ held, least, near }: Refused<{ held: number; least: number }>) =>
    `Of ${counted(held, "card", "cards")} too few can be spared: ${least} must stay in hand.${possible(near)}`,
  "hand-full": ({ held, limit, near }: Refused<{ held: number; limit: number }>) =>
    `${counted(held, "card is", "cards are")} in hand: the limit is ${limit}, so discard ${held - limit} more.${possible(near)}`,
  "agility-spent": ({ played, near }: Refused<{ played: number }>) =>
    `No more Agility Cards this turn: ${played} are played, and Agility allows no more; other cards may be played.${possible(near)}`,
  "no-attack": ({ near }: Refused) =>
    `This card can't attack; attack with a position card, a firing card or a VERTICAL ROLL.${possible(near)}`,
  "no-answer": ({ card, near }: Refused<{ card: string }>) =>
    `This card does not answer ${cardName(card)}; play one that does, or pass.${possible(near)}`,
  "not-firing": ({ near }: Refused) =>
    `Only firing cards can be added to fire; name one, or resolve.${possible(near)}`,
  "no-target": ({ found, near }: Refused<{ found: string }>) =>
    `${found ? `“${quotable(found)}” is no enemy` : "The target is missing"}; name an enemy aircraft behind the card.${possible(near)}`,
  "no-wingman-target": ({ found, loaded, near }: Refused<{ found: string; loaded: boolean }>) =>
    loaded
      ? `The Wingman of an Element with a load attacks nobody, not even “${quotable(found)}”; pass.${possible(near)}`
      : `The Wingman can't attack “${quotable(found)}”; name an enemy at his level whom the positions leave open, or pass.${possible(near)}`,
  "not-there": ({ id, near }: Refused<About>) =>
    `${Who(id)} is no longer in the fight; attack somebody who is.${possible(near)}`,
  "other-level": ({ id, level, own, near }: Refused<About & { level: number; own: number }>) =>
    `${Who(id)} is at ${levelName(level)}, the attacker at ${levelName(own)}; only who is at the same level can be attacked.${possible(near)}`,
  "other-target": ({ id, near }: Refused<About>) =>
    `The Wingman has named ${who(id)} and attacks nobody else in this player-turn.${possible(near)}`,
  "in-cloud": ({ id, near }: Refused<About>) =>
    `${Who(id)} is in CLOUDS, out of which and into which nobody attacks.${possible(near)}`,
  barred: ({ id, why, near }: Refused<About & { why: Bar }>) =>
    `No such attack on ${who(id)}: ${BARS[why]}.${possible(near)}`,
  "scissors-pursuer": ({ id, near }: Refused<About>) =>
    `SCISSORS attacks only a Leader's own pursuer, and ${who(id)} is none; play MANEUVERING or HALF LOOP.${possible(near)}`,
  "slow-bank": ({ near }: Refused) =>
    `Slow Bank plays SCISSORS only against Slow Bank and medium bombers, or as an answer to TIGHT TURN; play another card.${possible(near)}`,
  "bomber-not-chosen": ({ id, near }: Refused<About>) =>
    `${Who(id)} can't be picked here: fire goes at the formation, at the bomber that it has already found, or at a straggler.${possible(near)}`,
  bursts: ({ wanted: cost, left, near }: Refused<{ wanted: number; left: number }>) =>
    `This card costs ${counted(cost, "burst", "bursts")}, and ${left === 1 ? "1 is" : `${left} are`} left at this target; play one that costs no more.${possible(near)}`,
  "wingman-shots": ({ most, near }: Refused<{ most: number }>) =>
    `At bombers a Wingman plays ${counted(most, "firing card", "firing cards")} a turn at most, his Offense; no more of them now.${possible(near)}`,
  "hit-value": ({ found, usual, near }: Refused<{ found: number; usual: number }>) =>
    `${found} is no Hit Value of this aircraft now; it fires with ${usual}.${possible(near)}`,
  recoil: ({ near }: Refused) =>
    `This Hit Value costs a further card, and the hand can't spare it; fire with the other one.${possible(near)}`,
  "no-rockets": ({ near }: Refused) => `There are no rockets aboard; fire without them.${possible(near)}`,
  "rockets-heavy": ({ near }: Refused) =>
    `Rockets go at heavy bombers only; name one, or fire without “rockets”.${possible(near)}`,
  "rockets-alone": ({ near }: Refused) =>
    `Rockets have no Hit Value to be chosen; leave the figure behind “at” out.${possible(near)}`,
  "roll-unsaid": ({ near }: Refused) =>
    `A VERTICAL ROLL says where it goes: “climb”, “dive 1” or “dive 2” behind the card.${possible(near)}`,
  "roll-impossible": ({ climb, near }: Refused<{ climb: boolean }>) =>
    `This VERTICAL ROLL can't ${climb ? "climb" : "dive so far"} from here; choose a change of level that is possible.${possible(near)}`,
  "roll-stays": ({ near }: Refused) =>
    `A VERTICAL ROLL that answers a VERTICAL ROLL moves nobody; leave out the change of level.${possible(near)}`,
  "not-with-card": ({ near }: Refused) =>
    `Only a VERTICAL ROLL says where it goes, only firing cards say how they fire, and an ACE PILOT is one anyway; leave that out.${possible(near)}`,
  "leaders-only": ({ near }: Refused) =>
    `Only Leaders attack with this card; a Wingman plays another.${possible(near)}`,
  "names-nobody": ({ near }: Refused) => `This card has no target; leave the name out.${possible(near)}`,
  loaded: ({ near }: Refused) =>
    `With a load aboard neither aircraft of an Element attacks; pass, or jettison it next turn.${possible(near)}`,
  "no-ace": ({ near }: Refused) =>
    `Only a Leader who is an ace may play a card as ACE PILOT; play it as what it is.${possible(near)}`,
  "wild-used": ({ near }: Refused) =>
    `This ace has played his one card as ACE PILOT already; play it as what it is.${possible(near)}`,
  "escort-unnamed": ({ near }: Refused) =>
    `An escort answers for bombers: name it behind the card, as in “maneuvering by A1”.${possible(near)}`,
  "no-escort": ({ found, near }: Refused<{ found: string }>) =>
    `“${quotable(found)}” can't answer for the bombers; name a fighter Leader at their level who is not engaged or pursues the attacker.${possible(near)}`,
  "nobody-pursued": ({ near }: Refused) =>
    `There is no position to drop: this Element pursues nobody; play a card or pass.${possible(near)}`,
  "too-late": ({ near }: Refused) =>
    `It is too late for that: it comes before the Leader's first card; play a card or pass.${possible(near)}`,
  "held-fast": ({ near }: Refused) =>
    `Who is Disadvantaged or Tailed can't disengage; become at least Neutral first.${possible(near)}`,
  "too-low": ({ level, near }: Refused<{ level: number }>) =>
    `No such dive from ${levelName(level)}: level 1 is the lowest.${possible(near)}`,
  "highest-level": ({ level, near }: Refused<{ level: number }>) =>
    `No climb from ${levelName(level)}: it is the highest of this type; dive, or pass.${possible(near)}`,
  "no-climb": ({ price, spare, near }: Refused<{ price: number; spare: number }>) =>
    `A climb costs ${counted(price, "card", "cards")}, and the hand can spare ${spare === 0 ? "none" : spare}; dive, or pass.${possible(near)}`,
  "cannot-follow": ({ price, near }: Refused<{ price: number }>) =>
    `To follow costs ${counted(price, "card", "cards")}, and the hand can't spare so many; pass.${possible(near)}`,
  "bid-level": ({ found, highest, near }: Refused<{ found: number; highest: number }>) =>
    `Level ${found} can't be bid; name one from 1 to ${highest}.${possible(near)}`,
  "bid-points": ({ found, most, near }: Refused<{ found: number; most: number }>) =>
    `${found} victory points are too many for a bid; offer 0 to ${most}.${possible(near)}`,
  "no-bombing": ({ near }: Refused) =>
    `No bombing here: it takes the turn over the target, the attacker's side, a load, and level 1 to 3; pass.${possible(near)}`,
  "no-strafing": ({ near }: Refused) =>
    `No strafing here: it takes the turn over an airfield or a ship, level 1, and no load; pass.${possible(near)}`,
  "not-to-name": ({ found, near }: Refused<{ found: string }>) =>
    `“${quotable(found)}” can't be named; name an own Element in the fight that has not yet acted.${possible(near)}`,
  "no-keen-eyes": ({ near }: Refused) =>
    `This Leader singles nobody out: that takes Keen Eyesight and a Regular or Veteran; pass.${possible(near)}`,
  "not-singled-out": ({ found, near }: Refused<{ found: string }>) =>
    `“${quotable(found)}” can't be singled out; name an enemy at this level, a Leader only where neither is engaged, or pass.${possible(near)}`,
};
