import { app } from "./app.de.ts";
import { table } from "./table.de.ts";
import type { Words } from "./words.en.ts";

/** All shared words in German. */
export const words: Words = { ...app, ...table };
