import { campaign } from "./campaign.en.ts";
import { end } from "./end.en.ts";
import { fire } from "./fire.en.ts";
import { flow } from "./flow.en.ts";
import { ground } from "./ground.en.ts";
import { initiative } from "./initiative.en.ts";
import { move } from "./move.en.ts";

/** What happens and what is thrown for, in English. */
export const events = { ...campaign, ...end, ...fire, ...flow, ...ground, ...initiative, ...move };
