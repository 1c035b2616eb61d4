import type { Step, Strip } from "../../../face/strip.ts";
import { isHere } from "../rules/state/pieces.ts";
import type { View } from "../rules/view/view.ts";
import { phrase } from "./phrase.ts";

function stateOf(view: View, place: number): Step["state"] {
  if (view.playerTurn?.element === place) return "now";
  if (!isHere(view, place)) return "gone";
  return view.elements[place]?.acted ? "done" : "waits";
}

/** DIF-B3: which Elements have had their player-turn in this game turn. */
export function stripOf(view: View): Strip {
  const steps = view.turn < 1 ? [] : view.setup.elements;
  return {
    title: phrase("strip.title"),
    steps: steps.map(({ id, side }, place): Step => {
      const state = stateOf(view, place);
      return { id, label: id, side, state, said: phrase("strip.said", { id, state }) };
    }),
  };
}
