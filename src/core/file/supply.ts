import { type Dice, type DiceSource, recordedDice, splitDice } from "../dice/dice.ts";
import { seededDice } from "../dice/random.ts";
import type { Played } from "../match/match.ts";
import { fail } from "../result.ts";
import type { DiceSetting } from "./schema.ts";

/**
 * The dice with which a match goes on after `used` faces, of which `spent` came from a list of faces to come. Shuffles and
 * hidden draws come from the seed or from `live`: nobody lists them, nobody reads them out.
 */
export function diceOf(setting: DiceSetting | undefined, used: number, live: Dice, spent = 0): Dice {
  if (setting === undefined) return live;
  if ("seed" in setting) return seededDice(setting.seed, used);
  const open =
    "faces" in setting ? recordedDice(setting.faces, spent, "listed") : recordedDice([], 0, "typed");
  return splitDice(open, live);
}

/** What a step of a file records of its dice. */
interface Recorded {
  readonly rolls?: readonly number[] | undefined;
  readonly draws?: readonly number[] | undefined;
  /** Where they came from, if not from where the match began with. */
  readonly source?: DiceSource | undefined;
}

/** The faces that a step drew: those that everybody saw fall, and those of shuffles and hidden draws. */
export interface Drawn {
  readonly rolls: readonly number[];
  readonly draws: readonly number[];
}

/** Faces that a hand-written file lists ahead, and how many of them are spent. */
export class Supply {
  private spent = 0;
  constructor(
    private readonly setting: DiceSetting | undefined,
    private readonly live: Dice,
    /** Where recorded faces came from, unless a step tells otherwise. */
    private readonly source: DiceSource | undefined,
  ) {}

  /** Plays with the recorded faces where there are any, else with the setting's dice. */
  draw<T>(
    { rolls, draws, source = this.source }: Recorded,
    used: number,
    act: (dice: Dice) => Played<T>,
    drawn: (value: T) => Drawn,
  ): Played<T> {
    const rest = diceOf(this.setting, used, this.live, this.spent);
    const open = rolls ? recordedDice(rolls, 0, source) : rest;
    const played = act(rolls || draws ? splitDice(open, draws ? recordedDice(draws) : rest) : rest);
    if (!played.ok) return played;
    const fell = drawn(played.value);
    if (!rolls) this.spent += fell.rolls.length;
    return surplus("rolls", rolls, fell.rolls) ?? surplus("draws", draws, fell.draws) ?? played;
  }

  rest(): DiceSetting | undefined {
    const { setting } = this;
    return setting && "faces" in setting ? { faces: setting.faces.slice(this.spent) } : setting;
  }
}

/** Recorded faces must be just those that are drawn; that they are no fewer is told by the throw that lacks them. */
function surplus(
  field: keyof Drawn,
  recorded: readonly number[] | undefined,
  drawn: readonly number[],
): Played<never> | undefined {
  if (!recorded || recorded.length === drawn.length) return undefined;
  const values = { field, recorded: recorded.length, rolled: drawn.length };
  return fail([{ prompt: null, code: "rolls-surplus", values }]);
}
