import { useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import type { View } from "../../../games/great-war/view.ts";
import type { DeskProps } from "../../table/panel.ts";
import { viewOf } from "../../table/selectors.ts";
import { SideMark } from "../../ui/side.tsx";
import { lineUpOf, type Mover } from "./line-up.ts";
import { type PanelText, usePanelWords } from "./words.ts";
import "./great-war.css";

const KEYS = {
  moved: "strip.moved",
  now: "strip.now",
  next: "strip.next",
  waits: "strip.waits",
  gone: "strip.gone",
} as const;

function said(t: PanelText, { id, state, follows }: Mover): string {
  const standing = t(KEYS[state], id);
  return follows === null ? standing : `${standing}; ${t("strip.follows", id, follows)}`;
}

/** Who has moved in this turn, who moves now, who comes next, and who follows on whose tail. */
export function Strip({ store }: DeskProps) {
  const t = usePanelWords();
  const view = useStore(store, viewOf) as View;
  const movers = lineUpOf(view);
  const list = useRef<HTMLOListElement>(null);
  const now = movers.find(({ state }) => state === "now")?.id;
  // Where there is no room for all, whoever moves now is in the middle.
  useLayoutEffect(() => {
    const strip = list.current;
    const mover = now === undefined ? null : strip?.querySelector<HTMLElement>('[data-state="now"]');
    if (!strip || !mover) return;
    const off = mover.getBoundingClientRect().left - strip.getBoundingClientRect().left;
    strip.scrollLeft += off - (strip.clientWidth - mover.offsetWidth) / 2;
  }, [now]);
  if (movers.length < 2) return null;
  return (
    <ol ref={list} className="gw-strip" data-point="strip" aria-label={t("strip.title")}>
      {movers.map((mover) => (
        <li
          key={mover.id}
          className="gw-mover"
          data-state={mover.state}
          data-tails={mover.follows !== null}
          title={said(t, mover)}
        >
          <SideMark side={mover.side} size={16} />
          <span aria-hidden="true">{mover.id}</span>
          <span className="visually-hidden">{said(t, mover)}</span>
        </li>
      ))}
    </ol>
  );
}
