import { app } from "./app.en.ts";

/** All shared words in English; the other languages must have the same keys with the same figures. */
export const words = { ...app };

export type Words = typeof words;
