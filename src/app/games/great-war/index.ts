import type { GamePanel } from "../../context/panel.ts";
import { MovePads } from "./MovePads.tsx";

/** What the hex dogfight brings to the table page: its move editor. */
export const panel: GamePanel = {
  answers: { move: MovePads },
};
