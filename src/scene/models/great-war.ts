import FIGURES from "../../../models/great-war/figures.json";
import { shelfOf } from "./shelf.ts";

/** The miniatures of the Great War, fetched when a table first wants one. */
export const GREAT_WAR = shelfOf(
  FIGURES,
  import.meta.glob<string>("../../../models/great-war/*.glb", {
    query: "?url",
    import: "default",
    eager: true,
  }),
);
