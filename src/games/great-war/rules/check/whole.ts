import type { Problem } from "../../../../core/game.ts";
import { checkTables } from "../../data/check-tables.ts";
import type { PricesConfig, WholeConfig } from "../../data/config/config.ts";
import { checkOwnTypes } from "../../data/designs.ts";
import { LONGEST_NAME, refuseConfig } from "../../data/refusals.ts";
import { boardOf } from "../setup/whole-config.ts";
import { checkAircraft } from "./aircraft.ts";
import { Checker } from "./checker.ts";
import { checkFront } from "./front.ts";
import { checkGround } from "./ground.ts";

const LEAST_BOARD = 10;
const LARGEST_BOARD = 60;
const MOST_TURNS = 60;
const STRONGEST_WIND = 2;
const MOST_WORTH = 100;
const MAT = /^[a-z0-9-]{1,40}$/;
const DATE = /^191[4-8]-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const DAYS: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const LEAP_YEAR = "1916-02-29";

/** Whether a text is a day of the years 1914 to 1918. */
function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const month = Number(text.slice(5, 7));
  return text === LEAP_YEAR || Number(text.slice(8)) <= (DAYS[month - 1] ?? 0);
}

function checkBoard(config: WholeConfig, check: Checker): void {
  const { columns, rows, mat } = boardOf(config);
  check.number("board.columns", columns, LEAST_BOARD, LARGEST_BOARD);
  check.number("board.rows", rows, LEAST_BOARD, LARGEST_BOARD);
  if (!MAT.test(mat)) check.badName("mat", "board.mat", mat);
}

function checkPrices(prices: PricesConfig | undefined, path: string, check: Checker): void {
  for (const [name, worth] of Object.entries(prices ?? {})) {
    if (worth !== undefined) check.number(`${path}.${name}`, worth, 0, MOST_WORTH);
  }
}

function checkTerms({ date, wind, turns, goal, prices }: WholeConfig, check: Checker): void {
  if (date !== undefined && !isDate(date)) {
    check.problems.push(refuseConfig("config-date", { path: "date", found: date.slice(0, LONGEST_NAME) }));
  }
  if (wind) {
    check.number("wind.facing", wind.facing, 0, 5);
    check.number("wind.strength", wind.strength, 0, STRONGEST_WIND);
  }
  if (turns !== undefined) check.number("turns", turns, 1, MOST_TURNS);
  else if (goal && goal !== "last-side") check.problems.push(refuseConfig("config-turns", { path: "turns" }));
  checkPrices(prices?.allied, "prices.allied", check);
  checkPrices(prices?.german, "prices.german", check);
}

/** What is wrong with a set-up that is written out; nothing when it can be played. */
export function checkWhole(config: WholeConfig): readonly Problem[] {
  const tables = config.tables ? checkTables(config.tables) : [];
  if (tables.length > 0) return tables;
  const types = checkOwnTypes(config);
  if (types.length > 0) return types;
  const check = new Checker();
  checkBoard(config, check);
  if (check.problems.length > 0) return check.problems;
  checkTerms(config, check);
  checkFront(config, check);
  checkAircraft(config, check);
  checkGround(config, check);
  return check.problems;
}
