import { useStore } from "zustand";
import { boardOf, type View } from "../../../../games/great-war/view.ts";
import { later } from "../../../later.ts";
import type { DeskProps } from "../../../table/panel.ts";
import { viewOf } from "../../../table/selectors.ts";
import { GroundGuns } from "./GroundGuns.tsx";
import { SheetPaper } from "./SheetPaper.tsx";
import { padsOf } from "./sheetmodel.ts";
import "./sheets.css";

const Ledger = later(async () => (await import("../campaign/Ledger.tsx")).Ledger);

/** The side that a viewer plays; the first for whoever plays none. */
function ownSide({ setup, viewer }: View): 0 | 1 {
  return setup.seats.find(({ id }) => id === viewer)?.side === "german" ? 1 : 0;
}

/** Whether a mission of a campaign is in the air: then its pads come first, before it and after it the ledger. */
function isFlown({ phase }: View): boolean {
  return phase !== "campaign" && phase !== "over";
}

/** Status pads of all at the moment that is looked at, the viewer's own first; the selected one is open. */
export function Sheets({ store }: DeskProps) {
  const state = useStore(store);
  const view = viewOf(state) as View;
  const pads = padsOf(boardOf(view), ownSide(view));
  const isSelected = (id: string) => id === state.selected;
  const open = pads.find(({ airframe }) => isSelected(airframe.id)) ?? pads[0];
  return (
    <div className="gw-pads">
      {view.campaign && !isFlown(view) && <Ledger view={view} campaign={view.campaign} />}
      {pads.map((pad) => (
        <SheetPaper
          key={pad.airframe.id}
          pad={pad}
          open={pad === open}
          selected={isSelected(pad.airframe.id)}
          onOpen={() => state.select(pad.airframe.id)}
        />
      ))}
      <GroundGuns view={view} />
      {view.campaign && isFlown(view) && <Ledger view={view} campaign={view.campaign} />}
    </div>
  );
}
