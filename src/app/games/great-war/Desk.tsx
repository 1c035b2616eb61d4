import { useStore } from "zustand";
import { now } from "../../../core/match.ts";
import type { View } from "../../../games/great-war/view.ts";
import { later } from "../../later.ts";
import type { DeskProps } from "../../table/panel.ts";
import { deskPrompts, isReplay, viewOf } from "../../table/selectors.ts";
import type { TableState } from "../../table/session.ts";
import { ChoiceDesk } from "./ChoiceDesk.tsx";
import { MoveDesk } from "./MoveDesk.tsx";
import { type PanelText, usePanelWords } from "./words.ts";
import "./great-war.css";

const CampaignDesk = later(async () => (await import("./campaign/CampaignDesk.tsx")).CampaignDesk);

function nothingToDo(state: TableState, t: PanelText): string {
  if (now(state.open.match).outcome) return t("desk.over");
  return isReplay(state) ? t("desk.watching") : t("desk.nothing");
}

/** Where the person at the screen answers: the move editor, or whatever else is asked. */
export function Desk({ store }: DeskProps) {
  const state = useStore(store);
  const t = usePanelWords();
  const prompts = deskPrompts(state);
  const view = viewOf(state) as View;
  const [first] = prompts;
  if (!first) return <p className="gw-idle">{nothingToDo(state, t)}</p>;
  // Every question begins with a clean desk.
  const key = `${state.viewer}/${state.open.match.moments.length}`;
  if (first.kind === "move") return <MoveDesk key={key} state={state} view={view} prompts={prompts} />;
  if (first.kind === "campaign")
    return <CampaignDesk key={key} state={state} view={view} prompts={prompts} />;
  return <ChoiceDesk key={key} state={state} view={view} prompts={prompts} />;
}
