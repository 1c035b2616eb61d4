import type { Problem } from "../../../../core/game.ts";
import { nearest } from "../../../../core/input/nearest.ts";
import type { Config } from "../../data/config/config.ts";
import { TABLES } from "../../data/own.ts";
import { refuseConfig } from "../../data/refusals.ts";
import { CAMPAIGN_TYPES } from "../../data/squadrons.ts";
import { typesOf } from "../setup/roster.ts";

/** A set of tables for the campaign has every type of its squadrons. */
export function checkCampaign({ tables = TABLES }: Config): readonly Problem[] {
  const known = [...typesOf(tables).keys()];
  return CAMPAIGN_TYPES.filter((type) => !known.includes(type)).map((found) =>
    refuseConfig("config-type", { path: "scenario", found, known: nearest(found, known) }),
  );
}
