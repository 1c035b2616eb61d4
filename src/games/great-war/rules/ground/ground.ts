import type { GroundPart } from "../parts.ts";
import { carryOut } from "./carry-out.ts";
import { groundCombat } from "./combat.ts";
import { aceNearGuns } from "./defences.ts";
import { spotting } from "./spotting.ts";
import { noteAttacks, winch } from "./winch.ts";

/** Guns, bombs, targets and balloons: sections 9.4 and 4.10 of the rules. */
export const ground: GroundPart = {
  carryOut,
  combat: groundCombat,
  noteAttacks,
  spotting,
  winch,
  aceNearGuns,
};
