import { campaign } from "./campaign.en.ts";
import { end } from "./end.en.ts";
import { fire } from "./fire.en.ts";
import { initiative } from "./initiative.en.ts";
import { move } from "./move.en.ts";

/** Why an order is refused, in English. */
export const problems = { ...campaign, ...end, ...fire, ...initiative, ...move };
