import type { MatLook } from "../../sheet.ts";

export const look: MatLook = { tint: "#767854" };
