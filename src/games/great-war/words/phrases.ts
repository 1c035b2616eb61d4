import type { Catalogue, PhrasesOf } from "../../../core/phrase.ts";
import type { en } from "./en.ts";
import type { problems } from "./problems/en.ts";

/** Every sentence of this game and the figures it is made from; each language must have them all. */
export type Phrases = PhrasesOf<typeof en>;
export type ProblemPhrases = PhrasesOf<typeof problems>;
export type EventKey = Extract<keyof Phrases, `event.${string}`>;
export type ThrowKey = Extract<keyof Phrases, `throw.${string}`>;

/** The sentences of a language. */
export type Words = Catalogue<Phrases>;
