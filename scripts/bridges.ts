/**
 * What battles of the Battle of Britain cost on average on each table, beside the campaign's own dice:
 * `npx tsx scripts/bridges.ts [BATTLES] [TABLE]`. Squadrons are drawn from the whole 11 Group and Luftflotte 2; cadets
 * fight on either table.
 */

import { bridges } from "../src/bridges/battle-of-britain/bridges.ts";
import type { Bridge } from "../src/bridges/bridge.ts";
import type { BattleTable } from "../src/core/battle-tables.ts";
import type { Dice } from "../src/core/dice/dice.ts";
import { seededChoices } from "../src/core/dice/random.ts";
import type { AnyAppraisedGame, Spawn } from "../src/core/game.ts";
import { readShape } from "../src/core/input/shape.ts";
import { type Match, now, type Played } from "../src/core/match/match.ts";
import { begin, play } from "../src/core/match/play.ts";
import type { Allocation } from "../src/games/battle-of-britain/grammar/order.ts";
import { read, tokensOf } from "../src/games/battle-of-britain/grammar/read.ts";
import { ownDice } from "../src/games/battle-of-britain/order/own-dice.ts";
import { setupFrom } from "../src/games/battle-of-britain/setup/from-config.ts";
import { sortedTypes } from "../src/games/battle-of-britain/state/look.ts";
import { TABLES } from "../src/games/battle-of-britain/tables/own.ts";
import { firstState } from "../src/games/battle-of-britain/turn/first-state.ts";
import { GAMES } from "../src/games/index.ts";
import { findGame } from "../src/games/registry.ts";
import { cadet } from "../src/opponents/cadet.ts";
import { answersOf } from "../src/opponents/match-answers.ts";

const [battles = 500, only] = [Number(process.argv[2] ?? 500), process.argv[3]];
const KINDS = { intercept: { british: 3, german: 3 }, dogfight: { british: 3, german: 6 } } as const;
type Kind = keyof typeof KINDS;
const STATE = firstState(setupFrom({}), seededChoices("state"));

function must<T>(played: Played<T>): T {
  if (played.ok) return played.value;
  throw new Error(JSON.stringify(played));
}

function below(dice: Dice, count: number): number {
  if (count < 2) return 0;
  return (dice.throw({ dice: [`d${count}`], by: "table", why: { key: "pick", values: {} } })[0] ?? 1) - 1;
}

/** So many squadrons of a whole Group or Luftflotte, by chance, in the order in which the campaign names them. */
function drawn(pool: string, count: number, dice: Dice): readonly string[] {
  const counts = TABLES.pools.find(({ id }) => id === pool)?.squadrons ?? {};
  const left = Object.entries(counts).flatMap(([type, many]) => Array.from({ length: many }, () => type));
  const all = Array.from({ length: count }, () => left.splice(below(dice, left.length), 1)[0] as string);
  return sortedTypes(STATE.setup, all);
}

function spawnOf(kind: Kind, by: BattleTable, dice: Dice) {
  const { british, german } = KINDS[kind];
  return {
    battle: kind,
    values: {
      wings: ["11A"],
      geschwader: "2A",
      by,
      square: "Q07",
      ace: false,
      turn: 1,
      players: ["british", "german"],
      british: drawn("11", british, dice),
      german: drawn("LF2", german, dice),
    },
  } satisfies Spawn;
}

/** Plays a battle to its end between cadets. */
function fought(bridge: Bridge, game: AnyAppraisedGame, spawn: Spawn, dice: Dice): string {
  const config = readShape(game.config, bridge.config(spawn));
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  let match: Match = must(begin(game, config.value, dice));
  while (now(match).prompts.length > 0)
    match = must(
      play(
        match,
        answersOf(game, match, () => cadet, dice),
        dice,
      ),
    );
  return bridge.answer(spawn, match);
}

const names = {
  type: (text: string) => TABLES.types.find(({ id }) => id.toLowerCase() === text)?.id,
  target: () => undefined,
  formation: () => undefined,
};

function costOf(text: string): readonly [Allocation, Allocation] {
  const order = read(tokensOf(text), names);
  if (!("kind" in order) || order.kind !== "result") throw new Error(text);
  return [order.british, order.german];
}

/** Mean squadrons lost and stood down: the British, then the Germans. */
class Mean {
  private readonly sums = [0, 0, 0, 0];
  private count = 0;

  add(cost: readonly [Allocation, Allocation]): void {
    this.count += 1;
    for (const [at, { lost, stood }] of cost.entries()) {
      this.sums[2 * at] = (this.sums[2 * at] ?? 0) + lost.length;
      this.sums[2 * at + 1] = (this.sums[2 * at + 1] ?? 0) + (stood === null ? 0 : 1);
    }
  }

  toString(): string {
    const [raf, rafDown, lw, lwDown] = this.sums.map((sum) => (sum / this.count).toFixed(2));
    return `RAF ${raf} lost, ${rafDown} stood down; Luftwaffe ${lw} lost, ${lwDown} stood down`;
  }
}

for (const line of bridges) {
  const by = line.by;
  if (only && only !== by) continue;
  const game = await findGame(GAMES, line.battle)?.load();
  if (!game) throw new Error(`no game ${line.battle}`);
  const bridge = await line.load();
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const [own, other] = [new Mean(), new Mean()];
    const began = process.cpuUsage();
    for (let nth = 0; nth < battles; nth++) {
      const dice = seededChoices(`bridge ${kind} ${nth}`);
      const spawn = spawnOf(kind, by, dice);
      other.add(costOf(fought(bridge, game, spawn, dice)));
      const { wings, geschwader, square, ace, british, german } = spawn.values;
      const battle = { kind, wings, geschwader, by, square, ace, british, german };
      own.add(ownDice(STATE, battle as never, (count) => below(dice, count)));
    }
    const { user } = process.cpuUsage(began);
    console.log(`${kind}, ${battles} battles (${(user / 1e6 / battles).toFixed(2)} s each)`);
    console.log(`  dice     ${own}`);
    console.log(`  ${by.padEnd(8)} ${other}`);
  }
}
