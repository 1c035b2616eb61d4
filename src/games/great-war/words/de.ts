import { badges } from "./badges.de.ts";
import { config } from "./config/de.ts";
import { events } from "./events/de.ts";
import { labels } from "./labels.de.ts";
import { outcomes } from "./outcomes.de.ts";
import type { Words } from "./phrases.ts";
import { problems } from "./problems/de.ts";
import { switches } from "./switches.de.ts";

export const de: Words = {
  ...badges,
  ...config,
  ...events,
  ...labels,
  ...outcomes,
  ...problems,
  ...switches,
};
