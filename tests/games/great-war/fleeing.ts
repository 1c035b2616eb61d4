import type { Dice } from "../../../src/core/dice/dice.ts";
import { rowOf } from "../../../src/core/geometry/hex-map.ts";
import type { MoveOrder, Order } from "../../../src/games/great-war/rules/grammar/order.ts";
import { fly, type MoveScene, moveSceneOf } from "../../../src/games/great-war/rules/move/index.ts";
import { rosterOf } from "../../../src/games/great-war/rules/setup/roster.ts";
import { boardOf, type View } from "../../../src/games/great-war/rules/view/view.ts";
import { promptByPrompt } from "../../../src/opponents/prompt-by-prompt.ts";
import { drawMove } from "./written.ts";

/** Moves drawn before one is chosen. */
const DRAWN = 40;
/** What it counts to be home, to have crashed or done anything but flee, and to point homewards, in rows. */
const HOME = 100;
const CRASHED = 200;
const TURNED = 6;
const IDLE = ["pass", "hold", "keep", "none"];

/** How much nearer home a move brings: rows towards the own edge, 0 for the Allies' near one. */
function homeward(scene: MoveScene, order: MoveOrder, side: number): number {
  const { end, leaves, overdive, bombAt } = fly(scene, order);
  if (leaves === "home" && !order.strafe && !bombAt) return HOME;
  if (leaves || end.altitude <= 0 || overdive || order.strafe || bombAt) return -CRASHED;
  const row = rowOf(end.hex);
  const off = Math.min(
    (end.facing + 6 - (side === 0 ? 3 : 0)) % 6,
    (6 - end.facing + (side === 0 ? 3 : 0)) % 6,
  );
  return (side === 0 ? row : -row) - TURNED * off;
}

function chooseMove(scene: MoveScene, side: number, seat: string, dice: Dice): Order | undefined {
  const drawn = Array.from({ length: DRAWN }, () => drawMove(scene, dice, seat));
  return drawn.toSorted((a, b) => homeward(scene, b, side) - homeward(scene, a, side))[0];
}

/** A player who only flies home: attempts nothing, fires at nobody. */
export const fleeing = promptByPrompt("fleeing", (game, prompt, view, own, dice) => {
  const board = boardOf(view as View);
  const who = rosterOf(board.setup).indexOf.get(prompt.about ?? prompt.id) ?? 0;
  const side = board.setup.airframes[who]?.side ?? 0;
  if (prompt.kind === "move") return chooseMove(moveSceneOf(board, who), side, prompt.seat, dice);
  const options = [...game.options(prompt, view, own)] as Order[];
  return options.find(({ text }) => IDLE.includes(text)) ?? options[0];
});
