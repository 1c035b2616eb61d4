import type { MatLook } from "../../sheet.ts";

export const look: MatLook = { tint: "#6f7d72" };
