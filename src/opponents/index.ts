import type { Bot } from "./bot.ts";
import { random } from "./random.ts";

/** Every computer player, by the name under which the command line and the menus find it. */
export const BOTS: readonly Bot[] = [random];
