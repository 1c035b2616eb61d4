import type { words as english } from "../en/book.ts";
import { words as aircraft } from "./book/aircraft.ts";
import { words as altitude } from "./book/altitude.ts";
import { words as bombers } from "./book/bombers.ts";
import { words as cards } from "./book/cards.ts";
import { words as fire } from "./book/fire.ts";
import { words as missions } from "./book/missions.ts";
import { words as positions } from "./book/positions.ts";
import { words as rulings } from "./book/rulings.ts";
import { words as start } from "./book/start.ts";
import { words as wingmen } from "./book/wingmen.ts";
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
import { words as setUp } from "./setup.ts";

/** Die Regeln, wie man sie spielt, die Absprachen und jede Regel mit ihrer Nummer. */
export const words: typeof english = {
  ...setUp,
  ...aircraft,
  ...altitude,
  ...bombers,
  ...cards,
  ...fire,
  ...missions,
  ...positions,
  ...rulings,
  ...start,
  ...wingmen,
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
