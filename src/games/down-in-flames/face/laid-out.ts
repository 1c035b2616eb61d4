import { rested } from "../campaign/take-off.ts";
import { formationsOf } from "../opening/first-state.ts";
import type { ElementSetup } from "../setup/setup.ts";
import { awaitsMission } from "../state/campaign.ts";
import type { View } from "../view.ts";

/** Between missions nothing of the last one is shown any more: everybody stands there whole, as he will take off. */
export function laidOut(view: View): View {
  if (!awaitsMission(view)) return view;
  const { setup } = view;
  return {
    ...view,
    turn: 0,
    elements: view.elements.map((one, place) => rested(one, setup.elements[place] as ElementSetup)),
    formations: formationsOf(setup),
    deckSize: setup.options.cards,
    discard: [],
    inPlay: [],
    playerTurn: null,
    weave: [false, false],
    credit: [0, 0],
    ground: 0,
  };
}
