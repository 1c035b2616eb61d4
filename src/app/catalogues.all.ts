import type { Texts } from "./catalogues.ts";

/** The catalogues of all rooms in every language, by file: for a language that has no list of its own. */
export const files = import.meta.glob<{ readonly words: Texts }>("./**/words.*.ts");
