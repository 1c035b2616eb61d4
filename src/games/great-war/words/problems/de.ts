import { campaign } from "./campaign.de.ts";
import { end } from "./end.de.ts";
import { fire } from "./fire.de.ts";
import { initiative } from "./initiative.de.ts";
import { move } from "./move.de.ts";

/** Why an order is refused, in German. */
export const problems = { ...campaign, ...end, ...fire, ...initiative, ...move };
