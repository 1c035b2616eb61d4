import type { GamePanel } from "../../context/panel.ts";
import { OrderDesk } from "./OrderDesk.tsx";

/** What the dogfight brings to the table page: its order pads. */
export const panel: GamePanel = {
  answers: { order: OrderDesk },
};
