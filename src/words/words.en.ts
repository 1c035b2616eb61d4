import { app } from "./app.en.ts";
import { table } from "./table.en.ts";

/** Words that all pages share, in English; the other languages must have the same keys with the same figures. */
export const words = { ...app, ...table };

export type Words = typeof words;
