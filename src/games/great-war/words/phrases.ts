import type { Catalogue } from "../../../core/phrase.ts";
import type { CampaignPhrases } from "./campaign/phrases.ts";
import type { DataPhrases } from "./data/phrases.ts";
import type { EndPhrases } from "./end/phrases.ts";
import type { FirePhrases } from "./fire/phrases.ts";
import type { FlowPhrases } from "./flow/phrases.ts";
import type { GroundPhrases } from "./ground/phrases.ts";
import type { InitiativePhrases } from "./initiative/phrases.ts";
import type { LabelPhrases } from "./labels/phrases.ts";
import type { MovePhrases } from "./move/phrases.ts";
import type { switches } from "./switches/en.ts";

/** Names of switches and what they do need no figures. */
type SwitchPhrases = { readonly [Key in keyof typeof switches]: Record<never, never> };

/** Every sentence of this game and the figures it is made from; each language must have them all. */
export type Phrases = CampaignPhrases &
  DataPhrases &
  EndPhrases &
  FirePhrases &
  FlowPhrases &
  GroundPhrases &
  InitiativePhrases &
  LabelPhrases &
  MovePhrases &
  SwitchPhrases;

/** The sentences of a language. */
export type Words = Catalogue<Phrases>;
