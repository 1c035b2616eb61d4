import type { words as english } from "../en/setup.ts";

/** Words of the dogfight's set-up, in German. */
export const words: typeof english = {
  options: () => "Hausregeln",
};
