import type { Dice } from "../../../../src/core/dice/dice.ts";
import { seededChoices, seededDice } from "../../../../src/core/dice/random.ts";
import type { Prompt } from "../../../../src/core/game.ts";
import { hexDistance } from "../../../../src/core/geometry/hex.ts";
import { type Match, now } from "../../../../src/core/match/match.ts";
import { begin, play } from "../../../../src/core/match/play.ts";
import { greatWar } from "../../../../src/games/great-war/computer/game.ts";
import { fly, moveSceneOf } from "../../../../src/games/great-war/rules/move/index.ts";
import { rosterOf } from "../../../../src/games/great-war/rules/setup/roster.ts";
import { boardOf, type View } from "../../../../src/games/great-war/rules/view/view.ts";
import { drawMove } from "../written.ts";

/** Moves that a pilot thinks of. */
const THOUGHTS = 12;

/** Of some random moves the one that ends nearest to an enemy at about his altitude, so that there is a fight. */
function hunt(prompt: Prompt, view: View, choices: Dice): string {
  const board = boardOf(view);
  const index = rosterOf(view.setup).indexOf.get(prompt.about ?? "") ?? 0;
  const scene = moveSceneOf(board, index);
  const enemies = board.aircraft.filter(
    ({ status }, other) =>
      status === "flying" && view.setup.airframes[other]?.side !== view.setup.airframes[index]?.side,
  );
  const thoughts = Array.from({ length: THOUGHTS }, () => {
    const order = drawMove(scene, choices, prompt.seat);
    const { hex, altitude } = fly(scene, order).end;
    const away = enemies.map((one) => hexDistance(hex, one.hex) + Math.abs(altitude - one.altitude) / 50);
    return { text: order.text, away: Math.min(...away) };
  });
  return thoughts.reduce((best, one) => (one.away < best.away ? one : best)).text;
}

/** Answers asked for before a match is cut off. */
const MOST = 2000;

/** A match of a scenario in which everybody hunts the nearest enemy and fires at whatever he can. */
export function played(scenario: string, seed: string): Match {
  const [dice, choices] = [seededDice(seed), seededChoices(seed)];
  const begun = begin(greatWar as never, { scenario }, dice);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  let match = begun.value;
  for (let answers = 0; answers < MOST && !now(match).outcome; answers++) {
    const { prompts, state } = now(match);
    const open = prompts[0]?.opens === "together" ? prompts : prompts.slice(0, 1);
    const texts = new Map(
      open.map((prompt) => {
        const view = greatWar.view(state as never, prompt.seat) as View;
        if (prompt.kind === "move") return [prompt.id, hunt(prompt, view, choices)];
        const shot =
          prompt.kind === "fire" &&
          [...greatWar.options(prompt, view, new Map())].find(
            (order) => order.kind === "fire" && order.target !== null,
          );
        return [prompt.id, (shot || greatWar.sample(prompt, view, new Map(), choices)).text];
      }),
    );
    const next = play(match, texts, dice);
    if (!next.ok) throw new Error(JSON.stringify(next));
    match = next.value;
  }
  return match;
}
