import { app } from "./app.de.ts";
import type { Words } from "./en.ts";
import { kernelDe } from "./kernel.de.ts";
import { table } from "./table.de.ts";

/** All shared words in German. */
export const words: Words = { ...kernelDe, ...app, ...table };
