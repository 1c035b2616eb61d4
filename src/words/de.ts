import { app } from "./app.de.ts";
import type { Words } from "./en.ts";
import { table } from "./table.de.ts";

/** All shared words in German. */
export const words: Words = { ...app, ...table };
