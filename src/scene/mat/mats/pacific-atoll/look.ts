import type { MatLook } from "../../sheet.ts";

export const look: MatLook = { tint: "#3f6d7f" };
