import type { GamePanel } from "../../context/panel.ts";
import { OrderPads } from "./OrderPads.tsx";

/** What the dogfight brings to the table page: its order pads. */
export const panel: GamePanel = {
  answers: { order: OrderPads },
};
