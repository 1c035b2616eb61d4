import type { Catalogue, PhrasesOf } from "../../../core/phrase.ts";
import type { config } from "./config/en.ts";
import type { en } from "./en.ts";
import type { events } from "./events/en.ts";
import type { goals } from "./goals.en.ts";
import type { problems } from "./problems/en.ts";

type EarningPhrases = Pick<PhrasesOf<typeof goals>, "scores" | "victory" | "draw">;
/** What happens, what is earned by it and how it ends. */
export type EventPhrases = PhrasesOf<typeof events> & EarningPhrases;
export type ProblemPhrases = PhrasesOf<typeof problems>;
export type ConfigPhrases = PhrasesOf<typeof config>;

/** Every sentence of this game and the figures it is made from; each language must have them all. */
export type Phrases = PhrasesOf<typeof en>;

/** The sentences of a language. */
export type Words = Catalogue<Phrases>;
