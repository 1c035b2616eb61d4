import { ALTITUDE } from "./altitude.ts";
import { BASE } from "./base.ts";
import { BOMBERS } from "./bombers.ts";
import { D12 } from "./d12.ts";
import { DAMAGE } from "./damage.ts";
import { FIRE } from "./fire.ts";
import { HANDS } from "./hands.ts";
import { HOUSE } from "./house.ts";
import { PILOTS } from "./pilots.ts";
import { ROCKETS } from "./rockets.ts";
import { RULINGS } from "./rulings.ts";
import { TYPES } from "./types.ts";

export { PARTS } from "./rule.ts";

/** Every rule of the card dogfight, one line each; a test fails when one is not cited where it is carried out. */
export const LEDGER = [
  ...ALTITUDE,
  ...FIRE,
  ...BOMBERS,
  ...DAMAGE,
  ...D12,
  ...ROCKETS,
  ...HANDS,
  ...PILOTS,
  ...TYPES,
  ...RULINGS,
  ...BASE,
  ...HOUSE,
];
