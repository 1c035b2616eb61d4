import type { PrintName } from "../../tabletop/mats.ts";
import type { Mat } from "../../tabletop/tabletop.ts";
import type { MatArt } from "./sheet.ts";

/** How each mat is drawn, fetched when a table is laid with it. */
export const ARTS: Readonly<Record<PrintName, (mat: Mat) => Promise<MatArt>>> = {
  "channel-coast": async () => (await import("./mats/channel-coast/art.ts")).coast,
  "open-sea": async () => (await import("./mats/open-sea/art.ts")).sea,
  "kent-fields": async () => (await import("./mats/kent-fields/art.ts")).kent,
  desert: async () => (await import("./mats/desert/art.ts")).desert,
  "pacific-atoll": async () => (await import("./mats/pacific-atoll/art.ts")).atoll,
  front: async (mat) => (await import("./mats/front/art.ts")).front(mat),
  paper: async () => (await import("./mats/paper/art.ts")).paper,
  thanet: async (mat) => (await import("./mats/thanet/art.ts")).thanet(mat),
};
