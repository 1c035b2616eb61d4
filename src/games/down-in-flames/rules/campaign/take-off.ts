import type { Dice } from "../../../../core/dice/dice.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import type { Side } from "../../data/sides.ts";
import { grounded, laidOut, opening, sound } from "../opening/first-state.ts";
import type { ElementSetup } from "../setup/setup.ts";
import { MISSIONS } from "../state/campaign.ts";
import { changedLeader, changedWingman, withLeader, withState } from "../state/changed.ts";
import { findPiece } from "../state/pieces.ts";
import { broughtBy } from "../state/resources.ts";
import type { Element, State, Step } from "../state/state.ts";
import { tell } from "../state/tell.ts";

/** DIF-H8: an Element with new or mended aircraft; who flies them stays as he is, but for what one mission alone knows. */
export function rested({ leader, wingman }: Element, one: ElementSetup): Element {
  return {
    ...grounded(one),
    leader: changedLeader(leader, { ...sound(one), hand: [], agility: 0, wild: false }),
    wingman: wingman && changedWingman(wingman, { ...sound(one), hand: null }),
  };
}

/** DIF-B21: the same forces again, with a deck that is shuffled anew; a stacked one is the first mission's alone. */
function again(state: State, dice: Dice): State {
  const setup = { ...state.setup, stack: [] };
  return withState(state, {
    elements: state.elements.map((one, place) => rested(one, itemAt(setup.elements, place))),
    ...laidOut(setup, dice),
  });
}

/** DIF-B21, DIF-R30: whom a side has made a Veteran is one from the first deal on, though nobody else is told (DIF-9.1.6). */
function withVeteran(state: State, side: Side): State {
  const choice = broughtBy(state, side);
  const at = choice?.resource === "veteran" ? findPiece(state.setup, choice.id ?? "") : undefined;
  return at?.kind === "leader" ? withLeader(state, at.element, { quality: "veteran", shown: false }) : state;
}

/** Both sides have chosen: the mission is laid out. */
export function takeOff(state: State, dice: Dice): Step {
  const campaign = present(state.campaign);
  const { mission } = campaign;
  const ready = ([0, 1] as const).reduce(withVeteran, state);
  const laid = mission === 1 ? ready : again(ready, dice);
  return {
    state: withState(laid, {
      campaign: { ...campaign, flying: true, shots: campaign.shots.map(() => 0) },
      agenda: opening(state.setup),
    }),
    events: [tell("event.mission", { mission, of: MISSIONS })],
  };
}
