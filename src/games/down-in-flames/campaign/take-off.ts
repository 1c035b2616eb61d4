import type { Dice } from "../../../core/dice/dice.ts";
import { deckOf, formationsOf, grounded, opening, sound } from "../opening/first-state.ts";
import type { ElementSetup } from "../setup/setup.ts";
import { type Campaign, MISSIONS } from "../state/campaign.ts";
import { changedLeader, changedWingman, withState } from "../state/changed.ts";
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
    turn: 0,
    first: 0,
    elements: state.elements.map((one, place) => rested(one, setup.elements[place] as ElementSetup)),
    formations: formationsOf(setup),
    discard: [],
    inPlay: [],
    playerTurn: null,
    fresh: true,
    weave: [false, false],
    credit: [0, 0],
    ground: 0,
    deck: deckOf(setup, dice),
  });
}

/** Both sides have chosen: the mission is laid out. */
export function takeOff(state: State, dice: Dice): Step {
  const campaign = state.campaign as Campaign;
  const { mission } = campaign;
  const laid = mission === 1 ? state : again(state, dice);
  return {
    state: withState(laid, {
      campaign: { ...campaign, flying: true, shots: campaign.shots.map(() => 0) },
      agenda: opening(state.setup),
    }),
    events: [tell("event.mission", { mission, of: MISSIONS })],
  };
}
