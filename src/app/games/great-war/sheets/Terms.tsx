import { useStore } from "zustand";
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
  const { setup, score, done } = viewOf(state) as View;
  const points = setup.goal === "points" ? [t("term.score", ...score)] : [];
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
