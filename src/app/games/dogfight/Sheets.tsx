import { useStore } from "zustand";
import type { PieceId } from "../../../core/game.ts";
import { recordOf } from "../../../games/dogfight/record.ts";
import type { View } from "../../../games/dogfight/view.ts";
import type { DeskProps } from "../../table/panel.ts";
import { eventsOf, momentAt, shownIndex, viewOf } from "../../table/selectors.ts";
import { SheetPaper } from "./SheetPaper.tsx";
import { sheetsOf } from "./sheetmodel.ts";

/** Record sheets of all aircraft at the moment that is looked at; the selected one first. */
export function Sheets({ store }: DeskProps) {
  const state = useStore(store);
  const view = viewOf(state) as View;
  const shown = shownIndex(state);
  const events = Array.from({ length: shown + 1 }, (_, index) => eventsOf(state, index)).flat();
  const start = (momentAt(state, 0).state as View).aircraft;
  const sheets = sheetsOf(view).map((sheet, index) => ({ sheet, startSpeed: start[index]?.speed }));
  const isSelected = (id: PieceId) => id === state.selected;
  const sorted = [...sheets].sort(
    (a, b) => Number(isSelected(b.sheet.airframe.id)) - Number(isSelected(a.sheet.airframe.id)),
  );
  return (
    <div className="df-sheets">
      {sorted.map(({ sheet, startSpeed }) => (
        <SheetPaper
          key={sheet.airframe.id}
          sheet={sheet}
          startSpeed={startSpeed}
          lines={recordOf(sheet.airframe.id, events)}
          selected={isSelected(sheet.airframe.id)}
          say={state.say}
        />
      ))}
    </div>
  );
}
