import type { Phrases } from "../words/phrases.ts";

/** The figures of all facts. */
export type Facts = Phrases;
