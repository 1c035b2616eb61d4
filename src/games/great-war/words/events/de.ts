import { campaign } from "./campaign.de.ts";
import { end } from "./end.de.ts";
import { fire } from "./fire.de.ts";
import { flow } from "./flow.de.ts";
import { ground } from "./ground.de.ts";
import { initiative } from "./initiative.de.ts";
import { move } from "./move.de.ts";

/** What happens and what is thrown for, in German. */
export const events = { ...campaign, ...end, ...fire, ...flow, ...ground, ...initiative, ...move };
