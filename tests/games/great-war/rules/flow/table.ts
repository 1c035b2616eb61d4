import { recordedDice } from "../../../../../src/core/dice/dice.ts";
import type { AnswerTexts } from "../../../../../src/core/match/entry.ts";
import { type Match, now } from "../../../../../src/core/match/match.ts";
import { begin, play } from "../../../../../src/core/match/play.ts";
import { greatWar } from "../../../../../src/games/great-war/computer/game.ts";
import type { Config } from "../../../../../src/games/great-war/data/config/config.ts";
import type { State } from "../../../../../src/games/great-war/rules/state/state.ts";

/** A match at a test's table, whose dice fall as the test says. */
export class Table {
  match: Match;

  constructor(config: Config, faces: readonly number[] = []) {
    const problems = greatWar.check(config);
    if (problems.length > 0) throw new Error(JSON.stringify(problems));
    const begun = begin(greatWar, config, recordedDice(faces));
    if (!begun.ok) throw new Error(JSON.stringify(begun));
    this.match = begun.value;
  }

  /** Answers the open prompts; every die that falls must be given. */
  play(answers: Readonly<Record<string, string>>, faces: readonly number[] = []): this {
    const texts: AnswerTexts = new Map(Object.entries(answers));
    const played = play(this.match, texts, recordedDice(faces));
    if (!played.ok) throw new Error(JSON.stringify(played));
    this.match = played.value;
    return this;
  }

  get state(): State {
    return now(this.match).state as State;
  }

  /** Open prompts as `id kind`. */
  get asked(): readonly string[] {
    return now(this.match).prompts.map(({ id, kind }) => `${id} ${kind}`);
  }

  /** Keys of the latest events without their prefix. */
  get told(): readonly string[] {
    return now(this.match).events.map(({ key }) => key.replace("event.", ""));
  }
}

/** One Camel low on the board, one Dr.I far above it, facing each other; 20 hexes of board. */
export function duel(options: Config["options"] = {}, changes: Partial<Config> = {}): Config {
  return {
    date: "1918-04-21",
    board: { columns: 20, rows: 20 },
    options: { archie: false, wind: false, ...options },
    aircraft: [
      { id: "A1", side: "allied", type: "sopwith-camel", hex: "1015", facing: 0, altitude: 2000, speed: 8 },
      { id: "G1", side: "german", type: "fokker-dr-i", hex: "1005", facing: 3, altitude: 3000, speed: 8 },
    ],
    ...changes,
  };
}
