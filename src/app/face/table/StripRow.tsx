import { useLayoutEffect, useRef } from "react";
import type { Strip } from "../../../face/strip.ts";
import { wordsOf } from "../../../face/text.ts";
import { useTold } from "../../context/playing.ts";
import { useTable } from "../../context/tools.ts";
import { viewOf } from "../../session/selectors.ts";
import { SideMark } from "../../ui/side.tsx";
import "./strip.css";

/** The course of the turn, step by step, with the one at hand lit. */
function Steps({ strip: { title, steps } }: { readonly strip: Strip }) {
  const say = useTable((state) => state.say);
  const list = useRef<HTMLOListElement>(null);
  const now = steps.find(({ state }) => state === "now")?.id;
  // Where there is no room for all, the step at hand is in the middle.
  useLayoutEffect(() => {
    const row = list.current;
    // What can be scrolled can be scrolled by keys.
    if (row) row.tabIndex = row.scrollWidth > row.clientWidth ? 0 : -1;
    const step = now === undefined ? null : row?.querySelector<HTMLElement>('[data-state="now"]');
    if (!row || !step) return;
    const off = step.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollLeft += off - (row.clientWidth - step.offsetWidth) / 2;
  }, [now]);
  return (
    <ol ref={list} className="strip" data-point="strip" aria-label={wordsOf(title, say)}>
      {steps.map(({ id, label, side, state, follows, said }) => {
        const told = wordsOf(said, say);
        return (
          <li
            key={id}
            className="strip__step"
            data-state={state}
            data-follows={follows === true}
            title={told}
          >
            {side !== undefined && <SideMark side={side} size={16} />}
            <span aria-hidden="true">{wordsOf(label, say)}</span>
            <span className="visually-hidden">{told}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** The strip of a game that has one, while there is more than one step in it. */
export function StripRow() {
  const told = useTold();
  const strip = told.face.strip?.(viewOf(told));
  return strip && strip.steps.length > 1 ? <Steps strip={strip} /> : null;
}
