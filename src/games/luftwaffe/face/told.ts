import { factsIn } from "../../../face/told.ts";
import type { Phrases } from "../words/phrases.ts";

/** The figures of all facts. */
export type Facts = Phrases;

/** The figures of all events of one kind. */
export const valuesOf = factsIn<Phrases>();
