import { useStore } from "zustand";
import { termsOf } from "../../../games/dogfight/terms.ts";
import type { View } from "../../../games/dogfight/view.ts";
import type { DeskProps } from "../../table/panel.ts";
import { viewOf } from "../../table/selectors.ts";

/** How this match is won, what is earned on the way, and how long it lasts. */
export function Terms({ store }: DeskProps) {
  const state = useStore(store);
  const terms = termsOf((viewOf(state) as View).setup).map((phrase) => state.say(phrase));
  return (
    <ul className="slip__lines">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
