import type { PrintName } from "../../tabletop/mats.ts";
import type { Mat } from "../../tabletop/tabletop.ts";
import type { MatArt } from "./sheet.ts";

/** How each mat is drawn, fetched when a table is laid with it. */
export const ARTS: Readonly<Record<PrintName, (mat: Mat) => Promise<MatArt>>> = {
  "channel-coast": async () => (await import("./coast.ts")).coast,
  "open-sea": async () => (await import("./sea.ts")).sea,
  "kent-fields": async () => (await import("./kent.ts")).kent,
  desert: async () => (await import("./desert.ts")).desert,
  "pacific-atoll": async () => (await import("./atoll.ts")).atoll,
  front: async (mat) => (await import("./front.ts")).front(mat),
  paper: async () => (await import("./paper.ts")).paper,
  thanet: async (mat) => (await import("./thanet.ts")).thanet(mat),
};
