import type { Texts } from "./catalogues.ts";

/** The catalogues of all rooms in this language, by file; one is fetched when its room's words are wanted. */
export const files = import.meta.glob<{ readonly words: Texts }>("./**/words.de.ts");
