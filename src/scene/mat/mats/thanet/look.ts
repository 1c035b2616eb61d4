import type { MatLook } from "../../sheet.ts";

export const look: MatLook = { tint: "#5f848a" };
