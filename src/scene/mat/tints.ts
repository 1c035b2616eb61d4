import type { PrintName } from "../../tabletop/mats.ts";

/** What a mat looks like from far away: its colour until it has been printed. */
export const TINTS: Readonly<Record<PrintName, string>> = {
  "channel-coast": "#587f86",
  "open-sea": "#4f6f7c",
  "kent-fields": "#7d8653",
  desert: "#b39a6d",
  "pacific-atoll": "#3f6d7f",
  front: "#857a58",
  thanet: "#5f848a",
  paper: "#ae9d79",
};
