import type { GamePanel } from "../../context/panel.ts";
import { MoveDesk } from "./MoveDesk.tsx";

/** What the hex dogfight brings to the table page: its move editor. */
export const panel: GamePanel = {
  answers: { move: MoveDesk },
};
