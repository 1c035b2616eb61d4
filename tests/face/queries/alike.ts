import type { Dice } from "../../../src/core/dice/dice.ts";
import type { AnyGame, Viewer } from "../../../src/core/game.ts";
import { answerQuestion } from "../../../src/face/queries/answer.ts";
import type { Asker } from "../../../src/face/queries/asker.ts";
import { matchAt } from "./match-at.ts";

interface Asking {
  askerOf(match: ReturnType<typeof matchAt>, viewer: Viewer, more?: Partial<Asker>): Asker;
}

/** A key of a catalogue that nobody has said: `sheet.title`. */
const UNSAID = /^[a-z][a-z-]*(\.[a-z-]+)+$/;

/** What is wrong with the answers to some questions that a viewer asks of a state: none is empty, or a key instead of a sentence. */
export async function unsaid(
  { askerOf }: Asking,
  game: AnyGame,
  state: unknown,
  viewer: Viewer,
  lines: readonly string[],
): Promise<readonly string[]> {
  const asker = askerOf(matchAt(game, state), viewer);
  const wrong: string[] = [];
  for (const line of lines) {
    const answered = await answerQuestion(asker, line);
    const told = answered.ok ? answered.value : answered.error;
    if (told.length === 0) wrong.push(`${line}: nothing`);
    for (const sentence of told)
      if (sentence === "" || UNSAID.test(sentence) || /undefined|null|NaN|\[object/.test(sentence))
        wrong.push(`${line}: ${sentence}`);
  }
  return wrong;
}

/** Questions that are answered otherwise of what a viewer sees than of a world that he imagines from it. */
export async function toldApart(
  { askerOf }: Asking,
  game: AnyGame,
  state: unknown,
  viewer: Viewer,
  lines: readonly string[],
  dice: Dice,
): Promise<readonly string[]> {
  const match = matchAt(game, state);
  const world = game.imagine(game.view(state, viewer), dice);
  const [seen, imagined] = [
    askerOf(match, viewer),
    askerOf(match, viewer, { view: game.view(world, viewer) }),
  ];
  const apart: string[] = [];
  for (const line of lines) {
    const answers = [await answerQuestion(seen, line), await answerQuestion(imagined, line)];
    if (JSON.stringify(answers[0]) !== JSON.stringify(answers[1])) apart.push(line);
  }
  return apart;
}
