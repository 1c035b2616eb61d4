import type { MatLook } from "../../sheet.ts";

export const look: MatLook = { tint: "#93a08c", pale: true };
