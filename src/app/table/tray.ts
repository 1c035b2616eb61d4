import { type Dice, recordedDice, sidesOf, type ThrowRequest } from "../../core/dice.ts";
import { type DiceSetting, diceOf } from "../../core/file.ts";
import type { Problem } from "../../core/game.ts";
import { facesDrawn, type Match } from "../../core/match.ts";

/** Faces listed ahead, and live dice when they have run out. */
function aheadThenLive(faces: readonly number[], live: Dice): Dice {
  const listed = recordedDice(faces);
  let left = faces.length;
  return {
    throw: (request) =>
      request.dice.map((kind) => {
        const source = left > 0 ? listed : live;
        left -= 1;
        return source.throw({ ...request, dice: [kind] })[0] as number;
      }),
  };
}

/** The dice for the next round of a match on this table; `typed` are the real dice read out so far. */
export function diceFor(
  match: Match,
  setting: DiceSetting | undefined,
  typed: readonly number[],
  live: Dice,
): Dice {
  if (setting && "typed" in setting) return recordedDice(typed);
  if (setting && "faces" in setting) return aheadThenLive(setting.faces, live);
  return diceOf(setting, facesDrawn(match), live);
}

/** The setting that is left when `used` more faces have been drawn. */
export function settingAfter(setting: DiceSetting | undefined, used: number): DiceSetting | undefined {
  if (!setting || !("faces" in setting)) return setting;
  return setting.faces.length > used ? { faces: setting.faces.slice(used) } : undefined;
}

/** What is wrong with faces read from real dice; undefined when they fit the throw. */
export function typedProblem(request: ThrowRequest, faces: readonly number[]): Problem | undefined {
  if (faces.length !== request.dice.length) {
    return { code: "typed-count", values: { given: faces.length, wanted: request.dice.length } };
  }
  const wrong = request.dice.findIndex((kind, index) => !fits(faces[index], sidesOf(kind)));
  if (wrong < 0) return undefined;
  const kind = request.dice[wrong] as string;
  return { code: "dice-face", values: { face: faces[wrong] ?? null, die: kind } };
}

function fits(face: number | undefined, sides: number): boolean {
  return face !== undefined && Number.isInteger(face) && face >= 1 && face <= sides;
}
