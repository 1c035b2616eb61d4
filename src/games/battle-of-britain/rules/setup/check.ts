import { checkCommands } from "../../../../core/commands.ts";
import type { Problem } from "../../../../core/game.ts";
import { LAST_TURN } from "../../data/calendar.ts";
import type { Config } from "../../data/config.ts";
import { formationsIn } from "../../data/formations.ts";
import { TABLES } from "../../data/own.ts";
import { isScenario, SCENARIO_IDS } from "../../data/scenarios.ts";
import { SIDES } from "../../data/sides.ts";
import type { Tables } from "../../data/tables.ts";
import { checkTables } from "./check-tables.ts";
import { commandedIn, optionsFrom, wholeConfig } from "./from-config.ts";
import { MOST_TARGETS } from "./options.ts";
import { refuseConfig } from "./refuse-config.ts";

const LONGEST = 24;
const quoted = (text: string): string => text.slice(0, LONGEST);

function checkNumber(
  field: string,
  rule: string,
  found: number,
  from: number,
  to: number,
): readonly Problem[] {
  if (Number.isInteger(found) && found >= from && found <= to) return [];
  return [refuseConfig("config-number", rule, { field, found, from, to })];
}

/** BB-136, BB-R57; BB-H1: any span of turns. */
function checkNumbers(whole: Config): readonly Problem[] {
  const { targets, drawBelow } = optionsFrom(whole);
  const { from, to } = whole.turns ?? { from: 1, to: LAST_TURN };
  const turns = [
    ...checkNumber("turns.from", "BB-68", from, 1, LAST_TURN),
    ...checkNumber("turns.to", "BB-68", to, 1, LAST_TURN),
  ];
  return [
    ...checkNumber("options.targets", "BB-136", targets, 1, MOST_TARGETS),
    ...checkNumber("options.drawBelow", "BB-R57", drawBelow, 1, MOST_TARGETS),
    ...turns,
    ...(turns.length === 0 && from > to ? [refuseConfig("config-turns", "BB-68", { from, to })] : []),
  ];
}

/** Formations that the tables have, each once, of either side. */
function checkFormations(found: readonly string[], tables: Tables): readonly Problem[] {
  const known = formationsIn(tables).map(({ id }) => id);
  const strange = found.filter((id) => !known.includes(id));
  const twice = found.filter((id, at) => found.indexOf(id) !== at);
  const wings = new Set(tables.airfields.map(({ wing }) => wing));
  const missing = SIDES.filter((side) => !found.some((id) => wings.has(id) === (side === "british")));
  return [
    ...strange.map((id) => refuseConfig("config-formation", "BB-1", { found: quoted(id) })),
    ...twice.map((id) => refuseConfig("config-formation-twice", "BB-1", { found: quoted(id) })),
    ...missing.map((side) => refuseConfig("config-side", "BB-1", { side })),
  ];
}

/** BB-H9: who bids for a side plays all of it. */
function checkSeats(whole: Config): readonly Problem[] {
  if (!whole.seats) return [];
  if (optionsFrom(whole).bid) return [refuseConfig("config-bid-seats", "BB-R57", {})];
  return checkCommands(whole.seats, commandedIn(whole));
}

/** What is wrong with a set-up of the right shape. */
export function check(config: Config): readonly Problem[] {
  const { scenario } = config;
  if (scenario !== undefined && !isScenario(scenario))
    return [refuseConfig("config-scenario", "BB-14", { found: quoted(scenario), known: [...SCENARIO_IDS] })];
  const whole = wholeConfig(config);
  const tables = whole.tables ?? TABLES;
  const wrong = whole.tables ? checkTables(whole.tables) : [];
  if (wrong.length > 0) return wrong;
  return [
    ...checkNumbers(whole),
    ...(whole.formations ? checkFormations(whole.formations, tables) : []),
    ...checkSeats(whole),
  ];
}
