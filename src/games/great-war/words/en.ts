import { badges } from "./badges.en.ts";
import { config } from "./config/en.ts";
import { events } from "./events/en.ts";
import { labels } from "./labels.en.ts";
import { outcomes } from "./outcomes.en.ts";
import { problems } from "./problems/en.ts";
import { switches } from "./switches.en.ts";

export const en = {
  ...badges,
  ...config,
  ...events,
  ...labels,
  ...outcomes,
  ...problems,
  ...switches,
};
