import { config } from "./config/en.ts";
import { events } from "./events/en.ts";
import { frame } from "./frame.en.ts";
import { problems } from "./problems/en.ts";

export const en = { ...events, ...problems, ...config, ...frame };
