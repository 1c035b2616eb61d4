import { config } from "./config/de.ts";
import { events } from "./events/de.ts";
import { frame } from "./frame.de.ts";
import type { Words } from "./phrases.ts";
import { problems } from "./problems/de.ts";
import { reasons } from "./reasons/de.ts";

export const de: Words = { ...events, ...problems, ...config, ...frame, ...reasons };
