import type { MatLook } from "../../sheet.ts";

export const look: MatLook = { tint: "#ae9d79", pale: true };
