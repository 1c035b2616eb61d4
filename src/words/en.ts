import { app } from "./app.en.ts";
import { kernelEn } from "./kernel.en.ts";
import { table } from "./table.en.ts";

/** All shared words in English; the other languages must have the same keys with the same figures. */
export const words = { ...kernelEn, ...app, ...table };

export type Words = typeof words;
