import type { Catalogue, PhrasesOf } from "../../../core/phrase.ts";
import type { en } from "./en.ts";

/** Every sentence of this game and the figures it is made from; each language must have them all. */
export type Phrases = PhrasesOf<typeof en>;

/** The sentences of a language. */
export type Words = Catalogue<Phrases>;
