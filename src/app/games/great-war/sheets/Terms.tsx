import { useStore } from "zustand";
import { pointsOf } from "../../../../games/great-war/campaign/points.ts";
import type { View } from "../../../../games/great-war/view.ts";
import { Cited } from "../../../rules/Cited.tsx";
import type { DeskProps } from "../../../table/panel.ts";
import { viewOf } from "../../../table/selectors.ts";
import { termLines } from "./terms.ts";
import { useSheetWords } from "./words.ts";

/** How this match is won, what is earned on the way, how long it lasts, and what differs from the usual. */
export function Terms({ store }: DeskProps) {
  const state = useStore(store);
  const t = useSheetWords();
  const view = viewOf(state) as View;
  const { setup, done } = view;
  const points = setup.goal === "points" ? [t("term.score", ...pointsOf(view))] : [];
  return (
    <ul className="slip__lines">
      {[...points, ...termLines(setup, done, t)].map((term) => (
        <li key={term}>
          <Cited text={term} />
        </li>
      ))}
    </ul>
  );
}
