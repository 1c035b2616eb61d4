import type { TableFace } from "../../../face/table.ts";
import type { View } from "../view.ts";
import { tabletopOf } from "./tabletop.ts";

/** The table's part of the face. */
export const table: TableFace<View> = {
  tabletop: tabletopOf,
};
