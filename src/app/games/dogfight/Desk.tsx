import { useStore } from "zustand";
import { now } from "../../../core/match.ts";
import type { View } from "../../../games/dogfight/view.ts";
import { later } from "../../later.ts";
import type { DeskProps } from "../../table/panel.ts";
import { deskPrompts, isReplay, viewOf } from "../../table/selectors.ts";
import type { TableState } from "../../table/session.ts";
import { OrderDesk } from "./OrderDesk.tsx";
import { type PanelText, usePanelWords } from "./words.ts";
import "./dogfight.css";

const FireDesk = later(async () => (await import("./FireDesk.tsx")).FireDesk);

function nothingToDo(state: TableState, t: PanelText): string {
  if (now(state.open.match).outcome) return t("desk.over");
  return isReplay(state) ? t("desk.watching") : t("desk.nothing");
}

/** Where the person at the screen answers: order pads in the order phase, shots in the fire phase. */
export function Desk({ store }: DeskProps) {
  const state = useStore(store);
  const t = usePanelWords();
  const prompts = deskPrompts(state);
  const view = viewOf(state) as View;
  const fire = prompts.find((prompt) => prompt.kind === "fire");
  if (fire) return <FireDesk key={`${fire.id}/${view.turn}`} state={state} view={view} prompt={fire} />;
  const orders = prompts.filter((prompt) => prompt.kind === "order");
  if (orders.length === 0) return <p className="df-idle">{nothingToDo(state, t)}</p>;
  // A new turn or another seat begins with clean pads.
  const key = `${state.viewer}/${view.turn}`;
  return <OrderDesk key={key} state={state} view={view} prompts={orders} />;
}
