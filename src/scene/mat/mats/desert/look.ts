import type { MatLook } from "../../sheet.ts";

export const look: MatLook = { tint: "#b39a6d" };
