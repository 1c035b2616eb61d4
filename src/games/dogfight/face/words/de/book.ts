import type { words as english } from "../en/book.ts";
import { words as drawings } from "./book/drawings.ts";
import { words as ending } from "./book/ending.ts";
import { words as extras } from "./book/extras.ts";
import { words as hangar } from "./book/hangar.ts";
import { words as orders } from "./book/orders.ts";
import { words as shooting } from "./book/shooting.ts";
import { words as source } from "./book/source.ts";
import { words as start } from "./book/start.ts";
import { words as altitudeRules } from "./ledger/altitude.ts";
import { words as houseRules } from "./ledger/house.ts";
import { words as ordersRules } from "./ledger/orders.ts";
import { words as publishedRules } from "./ledger/published.ts";
import { words as rulingsRules } from "./ledger/rulings.ts";

export const words: typeof english = {
  ...drawings,
  ...ending,
  ...extras,
  ...hangar,
  ...orders,
  ...shooting,
  ...source,
  ...start,
  ...altitudeRules,
  ...houseRules,
  ...ordersRules,
  ...publishedRules,
  ...rulingsRules,
};
