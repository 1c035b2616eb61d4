import type { words as english } from "../en/book.ts";
import { words as rulings } from "./book/rulings.ts";
import { words as altitudeRules } from "./ledger/altitude.ts";
import { words as baseRules } from "./ledger/base.ts";
import { words as bombersRules } from "./ledger/bombers.ts";
import { words as d12Rules } from "./ledger/d12.ts";
import { words as damageRules } from "./ledger/damage.ts";
import { words as fireRules } from "./ledger/fire.ts";
import { words as handsRules } from "./ledger/hands.ts";
import { words as houseRules } from "./ledger/house.ts";
import { words as pilotsRules } from "./ledger/pilots.ts";
import { words as rocketsRules } from "./ledger/rockets.ts";
import { words as rulingsRules } from "./ledger/rulings.ts";
import { words as typesRules } from "./ledger/types.ts";

/** Words of the rules as one plays them, and of every ruling. */
export const words: typeof english = {
  ...rulings,
  ...altitudeRules,
  ...baseRules,
  ...bombersRules,
  ...d12Rules,
  ...damageRules,
  ...fireRules,
  ...handsRules,
  ...houseRules,
  ...pilotsRules,
  ...rocketsRules,
  ...rulingsRules,
  ...typesRules,
};
