import type { words as english } from "../en/book.ts";
import { words as combat } from "./book/combat.ts";
import { words as drawings } from "./book/drawings.ts";
import { words as ending } from "./book/ending.ts";
import { words as firing } from "./book/firing.ts";
import { words as ground } from "./book/ground.ts";
import { words as height } from "./book/height.ts";
import { words as machines } from "./book/machines.ts";
import { words as moving } from "./book/moving.ts";
import { words as orderOfPlay } from "./book/order-of-play.ts";
import { words as orders } from "./book/orders.ts";
import { words as start } from "./book/start.ts";
import { words as tables } from "./book/tables.ts";
import { words as balanceRules } from "./ledger/balance.ts";
import { words as combatRules } from "./ledger/combat.ts";
import { words as criticalsRules } from "./ledger/criticals.ts";
import { words as defaultsRules } from "./ledger/defaults.ts";
import { words as groundRules } from "./ledger/ground.ts";
import { words as houseRules } from "./ledger/house.ts";
import { words as initiativeRules } from "./ledger/initiative.ts";
import { words as movementRules } from "./ledger/movement.ts";
import { words as rulingsRules } from "./ledger/rulings.ts";
import { words as tablesRules } from "./ledger/tables.ts";
import { words as tailingRules } from "./ledger/tailing.ts";
import { words as targetsRules } from "./ledger/targets.ts";
import { words as turnRules } from "./ledger/turn.ts";
import { words as typesRules } from "./ledger/types.ts";

export const words: typeof english = {
  ...combat,
  ...drawings,
  ...ending,
  ...firing,
  ...ground,
  ...height,
  ...machines,
  ...moving,
  ...orderOfPlay,
  ...orders,
  ...start,
  ...tables,
  ...balanceRules,
  ...combatRules,
  ...criticalsRules,
  ...defaultsRules,
  ...groundRules,
  ...houseRules,
  ...initiativeRules,
  ...movementRules,
  ...rulingsRules,
  ...tablesRules,
  ...tailingRules,
  ...targetsRules,
  ...turnRules,
  ...typesRules,
};
