import type { SeatId } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { SIDES } from "../../data/sides.ts";
import { ratingsAt } from "../../rules/hand/limits.ts";
import { scoreOf } from "../../rules/outcome/score.ts";
import { hasLeader, hasWingman, isHere } from "../../rules/state/pieces.ts";
import { waits } from "../../rules/state/resources.ts";
import { sideOf } from "../../rules/state/seats.ts";
import type { Element, State } from "../../rules/state/state.ts";
import { DRAWN, handWorth } from "./hand.ts";
import { pilotWorth } from "./pilots.ts";
import { leaderShot, POINT, wingmanShot } from "./shots.ts";

/** Of being Advantaged and of tailing: what it promises of a kill. */
const POSITION = [0, 60, 150] as const;
/** Player-turns in which a position is worth that. */
const TURNS = 3;
/** What is likely to come of a shot that can be fired in this player-turn, and of one in the next. */
const NOW = 0.9;
const LATER = 0.4;
/** Of the cards that Horsepower and dives may still bring, those that will be of use. */
const POWER = 0.5;
const DIVES = 0.35;
/** What a Wingman's attack is worth in each player-turn to come. */
const WINGMAN = 25;
/** Points that bombs still aboard may score on the target. */
const LOAD = 120;
/** Who leaves the fight leaves it to the enemy. */
const LEFT = 200;
/** What it counts for either side that an Element is where it can fight. */
const CONTACT = 40;
/** What it counts that a game is not drawn: nobody leaves an even fight who has two chances in five to win it. */
const DECIDED = 600;
/** A won game; what is open comes near it by as much as it is ahead, half way at so many hundredths of a point. */
const WON = 3000;
const HALF_WAY = 2000;

/** Player-turns that an Element has left, the one that goes on not counted. */
function turnsLeft({ setup, turn }: State, { acted }: Element): number {
  return Math.max(0, setup.turns - turn + (acted ? 0 : 1));
}

/** Cards to come: by Horsepower, and height is energy too. */
function energy(state: State, element: number, turns: number): number {
  const { level } = itemAt(state.elements, element);
  const { horsepower } = ratingsAt(state, element);
  return DRAWN * (POWER * horsepower * turns + DIVES * Math.min(level - 1, 2 * turns));
}

function shotOf(state: State, element: number, turns: number): number {
  const { playerTurn, agenda } = state;
  const now = playerTurn?.element === element && agenda.some((task) => task.do === "leader");
  if (now) return NOW * leaderShot(state, element, playerTurn.bursts);
  return turns > 0 ? LATER * leaderShot(state, element, 0) : 0;
}

function leaderWorth(state: State, element: number, turns: number): number {
  const { steps } = itemAt(state.elements, element);
  const position = POSITION[steps] * Math.min(1, turns / TURNS);
  return (
    handWorth(state, element, turns) +
    energy(state, element, turns) +
    position +
    shotOf(state, element, turns)
  );
}

function wingmanWorth(state: State, element: number, turns: number): number {
  let worth = WINGMAN * turns;
  for (const task of state.agenda)
    if (task.do === "wingman-play" && task.element === element)
      worth += NOW * wingmanShot(state, element, task.at);
  return worth;
}

function worthOf(state: State, element: number): number {
  const one = itemAt(state.elements, element);
  const { leader, wingman, presence, level } = one;
  const pilot = pilotWorth(state, element);
  // Between missions aircraft have landed, and a reserve waits.
  if ((state.campaign && !state.campaign.flying) || waits(state, element)) return pilot;
  if (presence === "left") return pilot - LEFT;
  const turns = turnsLeft(state, one);
  let worth =
    pilot + (leader.loaded && !leader.down ? LOAD : 0) + (wingman?.loaded && !wingman.down ? LOAD : 0);
  // Before the start level is known nobody has any ratings.
  if (level > 0 && hasLeader(state, element)) worth += leaderWorth(state, element, turns);
  if (hasWingman(state, element)) worth += wingmanWorth(state, element, turns);
  return worth;
}

/** What the first side has over the second. */
function balance(state: State): number {
  const { outcome } = state;
  if (outcome) return outcome.winner === null ? 0 : outcome.winner === SIDES[0] ? WON : -WON;
  const [allied, axis] = scoreOf(state);
  let sum = POINT * (allied - axis);
  for (const [place, { side }] of state.setup.elements.entries())
    sum += side === 0 ? worthOf(state, place) : -worthOf(state, place);
  return Math.round((WON * sum) / (HALF_WAY + Math.abs(sum)));
}

/** How good a state is for a seat: 3000 when it is won, 0 when it is drawn, and less the smaller the lead, which has no unit of its own. */
export function appraise(state: State, seat: SeatId): number {
  return sideOf(state.setup, seat) === 0 ? balance(state) : 0 - balance(state);
}

/** Whether an enemy is at an Element's level. */
function meets(state: State, element: number): boolean {
  const { level } = itemAt(state.elements, element);
  const { elements } = state.setup;
  return state.elements.some(
    (one, place) =>
      one.level === level && elements[place]?.side !== elements[element]?.side && isHere(state, place),
  );
}

/** Elements that are at a level with an enemy: each would rather be where it can't be attacked, and nothing would happen. */
export function contact(state: State): number {
  const { outcome } = state;
  if (outcome) return outcome.winner === null ? 0 : DECIDED;
  return CONTACT * state.elements.filter((_, place) => isHere(state, place) && meets(state, place)).length;
}
