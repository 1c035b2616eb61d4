import type { MatLook } from "../../sheet.ts";

export const look: MatLook = { tint: "#4f6f7c" };
