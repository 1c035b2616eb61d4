import type { Catalogue, PhrasesOf } from "../../../core/phrase.ts";
import type { campaign } from "./campaign/en.ts";
import type { en } from "./en.ts";
import type { problems } from "./problems/en.ts";

type ResourceRefusals = Pick<
  typeof campaign,
  "resource-used" | "resource-left" | "no-reserve" | "not-for-veteran"
>;
export type ProblemPhrases = PhrasesOf<typeof problems & ResourceRefusals>;

/** Every sentence of this game's rules and the figures it is made from; each language must have them all. */
export type Phrases = PhrasesOf<typeof en>;

/** What is wrong with a set-up. */
export type ConfigPhrases = Pick<Phrases, Extract<keyof Phrases, `config-${string}`>>;

/** The sentences of a language. */
export type Words = Catalogue<Phrases>;
