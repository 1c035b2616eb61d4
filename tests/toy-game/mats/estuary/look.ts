import type { MatLook } from "../../../../src/scene/mat/sheet.ts";

export const look: MatLook = { tint: "#7f9c9a" };
