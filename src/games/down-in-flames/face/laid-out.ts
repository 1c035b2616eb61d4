import { itemAt } from "../../../core/item-at.ts";
import { rested } from "../rules/campaign/take-off.ts";
import { formationsOf } from "../rules/opening/first-state.ts";
import { awaitsMission } from "../rules/state/campaign.ts";
import type { View } from "../rules/view/view.ts";

/** Between missions nothing of the last one is shown any more: everybody stands there whole, as he will take off. */
export function laidOut(view: View): View {
  if (!awaitsMission(view)) return view;
  const { setup } = view;
  return {
    ...view,
    turn: 0,
    elements: view.elements.map((one, place) => rested(one, itemAt(setup.elements, place))),
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
