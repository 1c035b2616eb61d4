import type { MatName } from "../../tabletop/mats.ts";
import type { MatArt } from "./sheet.ts";

/** How each mat is drawn, fetched when a table is laid with it. */
export const ARTS: Readonly<Record<MatName, () => Promise<MatArt>>> = {
  "channel-coast": async () => (await import("./coast.ts")).coast,
  "open-sea": async () => (await import("./sea.ts")).sea,
  "kent-fields": async () => (await import("./kent.ts")).kent,
  desert: async () => (await import("./desert.ts")).desert,
  "pacific-atoll": async () => (await import("./atoll.ts")).atoll,
};

/** What a mat looks like from far away: its colour until it has been printed. */
export const TINTS: Readonly<Record<MatName, string>> = {
  "channel-coast": "#587f86",
  "open-sea": "#4f6f7c",
  "kent-fields": "#7d8653",
  desert: "#b39a6d",
  "pacific-atoll": "#3f6d7f",
};
