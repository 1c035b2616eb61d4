import type { TableFace } from "../../../face/table.ts";
import type { Order } from "../grammar/order.ts";
import type { View } from "../view/view.ts";
import { tabletop } from "./tabletop.ts";

/** What the campaign brings to the table page. */
export const table = { tabletop } satisfies TableFace<View, Order>;
