import type { MatLook } from "../../sheet.ts";

export const look: MatLook = { tint: "#8ba4a8", pale: true };
