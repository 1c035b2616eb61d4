import { itemAt } from "../../../../core/item-at.ts";
import type { Side } from "../../data/sides.ts";
import { broughtBy } from "./resources.ts";
import type { State } from "./state.ts";
import { other } from "./tell.ts";

/** DIF-H5: an Element that its side has brought, and that joins as the second game turn begins. */
function isComing(state: State, side: Side, place: number): boolean {
  const choice = broughtBy(state, side);
  const { reserve } = state.setup.elements[place] ?? {};
  return reserve === true && choice?.resource === "element" && !choice.shown;
}

/** DIF-B17: whether a side has anything in play: who has broken off comes back (DIF-B19), who is brought comes yet (DIF-B21). */
function isInPlay(state: State, side: Side): boolean {
  const aircraft = state.setup.elements.some((one, place) => {
    if (one.side !== side) return false;
    const { presence, leader, wingman } = itemAt(state.elements, place);
    const flies = !leader.down || (wingman !== null && !wingman.down);
    return flies && (presence !== "left" || isComing(state, side, place));
  });
  const bombers = state.setup.formations.some(
    (one, place) => one.side === side && state.formations[place]?.bombers.some(({ down }) => !down),
  );
  return aircraft || bombers;
}

/** DIF-B17 after so many whole game turns, and in a mission only when no bombs are still to fall (DIF-H1). */
export function isDecided(state: State, played: number): boolean {
  const { mission } = state.setup;
  if (!mission) return !isInPlay(state, 0) || !isInPlay(state, 1);
  if (!isInPlay(state, mission.attacker)) return true;
  return !isInPlay(state, other(mission.attacker)) && played >= state.setup.turns - 1;
}

/** DIF-B17: whether a battle that is being fought is over in the middle of a game turn: at once. */
export function isOver(state: State): boolean {
  const { turn, campaign, outcome, agenda } = state;
  if (turn === 0 || outcome || campaign?.flying === false || agenda[0]?.do === "debrief") return false;
  return isDecided(state, turn - 1);
}
