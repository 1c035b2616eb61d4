/**
 * What battles of a campaign cost on average on each table, beside the campaign's own dice:
 * `npx tsx scripts/bridges.ts [CAMPAIGN] [BATTLES] [TABLE] [KIND]`. Forces are drawn by chance; cadets fight on either table.
 */

import type { Bridge } from "../src/bridges/bridge.ts";
import type { Dice } from "../src/core/dice/dice.ts";
import { seededChoices } from "../src/core/dice/random.ts";
import type { AnyAppraisedGame, Spawn } from "../src/core/game.ts";
import { readShape } from "../src/core/input/shape.ts";
import { type Match, now, type Played } from "../src/core/match/match.ts";
import { begin, play } from "../src/core/match/play.ts";
import { GAMES } from "../src/games/index.ts";
import { findGame } from "../src/games/registry.ts";
import { cadet } from "../src/opponents/cadet.ts";
import { answersOf } from "../src/opponents/match-answers.ts";
import { battleOfBritain } from "./bridges/battle-of-britain.ts";
import { luftwaffe } from "./bridges/luftwaffe.ts";
import type { Trial } from "./bridges/trial.ts";

const CAMPAIGNS: Readonly<Record<string, Trial>> = { "battle-of-britain": battleOfBritain, luftwaffe };
const [campaign = "battle-of-britain", count = "500", onlyTable, onlyKind] = process.argv.slice(2);
const battles = Number(count);
const trial = CAMPAIGNS[campaign];
if (!trial) {
  console.error(
    `Nothing is tried of bridges of ${campaign}; there are ${Object.keys(CAMPAIGNS).join(", ")}.`,
  );
  process.exit(1);
}

function must<T>(played: Played<T>): T {
  if (played.ok) return played.value;
  throw new Error(JSON.stringify(played));
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

/** Mean figures of some answers. */
class Mean {
  private sums: readonly number[] = [];
  private count = 0;

  add(figures: readonly number[]): void {
    this.count += 1;
    this.sums = figures.map((figure, at) => figure + (this.sums[at] ?? 0));
  }

  get values(): readonly string[] {
    return this.sums.map((sum) => (sum / this.count).toFixed(2));
  }
}

for (const { by, battle: id, load } of trial.lines) {
  if (onlyTable && onlyTable !== by) continue;
  const game = await findGame(GAMES, id)?.load();
  if (!game) throw new Error(`no game ${id}`);
  const bridge = await load();
  for (const kind of trial.kinds.filter((one) => !onlyKind || onlyKind === one)) {
    const [own, other] = [new Mean(), new Mean()];
    const began = process.cpuUsage();
    for (let nth = 0; nth < battles; nth++) {
      const dice = seededChoices(`bridge ${kind} ${nth}`);
      const battle = trial.drawn(kind, by, dice);
      other.add(trial.figures(fought(bridge, game, battle.spawn, dice)));
      own.add(trial.figures(battle.byDice(dice)));
    }
    const { user } = process.cpuUsage(began);
    console.log(`${kind}, ${battles} battles (${(user / 1e6 / battles).toFixed(2)} s each)`);
    console.log(`  dice     ${trial.told(own.values)}`);
    console.log(`  ${by.padEnd(8)} ${trial.told(other.values)}`);
  }
}
