import type { MatLook } from "../../sheet.ts";

export const look: MatLook = { tint: "#8c9292", pale: true };
