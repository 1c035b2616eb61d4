import { expect, test } from "vitest";
import { recordedDice } from "../../src/core/dice/dice.ts";
import { seededDice } from "../../src/core/dice/random.ts";
import { openFile, parseFile } from "../../src/core/file/file.ts";
import type { MatchFile } from "../../src/core/file/schema.ts";
import type { AnyGame, Prompt } from "../../src/core/game.ts";
import { hashOf } from "../../src/core/hash.ts";
import type { Moment } from "../../src/core/match/match.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame } from "../../src/games/registry.ts";
import { must } from "../core/duel.ts";
import { someRecorded } from "../extent.ts";
import { goldenText } from "./files.ts";

/** Matches in which every game asks much of what it can ask, and that fold in no time. */
const RECORDED = [
  ...["britain-raid", "britain-every-switch", "bounce", "fortresses", "cards-night", "cards-every-switch"],
  ...["great-war-bombing", "great-war-trench-strafing", "reich-basic", "reich-schweinfurt"],
];

/** So often a question of one kind is looked at in a match, so many of its answers, and so many answers by chance. */
const LOOKED_AT = 2;
const MOST = 60;
const CHANCES = 3;
/** So many of the answers of a match are tried as answers to each question that is looked at. */
const TRIED = 40;

/** How many answers are offered, a part of the hash of their texts, and what is answered by chance. */
function offered(game: AnyGame, { state }: Moment, prompt: Prompt): string {
  const view = game.view(state, prompt.seat);
  const texts: string[] = [];
  for (const order of game.options(prompt, view, new Map())) {
    texts.push(game.print(order));
    if (texts.length === MOST) break;
  }
  const chosen = Array.from({ length: CHANCES }, (_, nth) =>
    game.print(game.sample(prompt, view, new Map(), seededDice(`asked ${nth}`))),
  );
  return `${texts.length} ${hashOf(texts).slice(0, 8)}; ${[...new Set(chosen)].join(" | ")}`;
}

/** How a text is taken as an answer: `ok`, or the codes of why not. */
type Taken = (text: string) => { readonly codes: string; readonly told: unknown };

function takerOf(game: AnyGame, { state }: Moment, prompt: Prompt): Taken {
  const view = game.view(state, prompt.seat);
  return (text) => {
    const read = game.parse(text, prompt, view, new Map());
    if (read.ok) return { codes: "ok", told: game.print(read.value) };
    return { codes: read.error.map(({ code }) => code).join("+"), told: read.error };
  };
}

/** How answers to all that is asked in a match are taken as answers to one question, and a part of the hash of what is said of them. */
function taken(take: Taken, texts: readonly string[]): string {
  const answers = texts.map(take);
  const counts = new Map<string, number>();
  for (const { codes } of answers) counts.set(codes, (counts.get(codes) ?? 0) + 1);
  const sums = [...counts].map(([codes, count]) => `${count} ${codes}`);
  return `  ${hashOf(answers.map(({ told }) => told)).slice(0, 8)}; ${sums.join(", ")}`;
}

/** Answers from all over a recorded match. */
function answersOf({ entries = [] }: MatchFile): readonly string[] {
  const texts = entries.flatMap((entry) => ("answers" in entry ? Object.values(entry.answers) : []));
  const all = [...new Set(texts)];
  const every = Math.ceil(all.length / TRIED);
  return all.filter((_, place) => place % every === 0);
}

/** What is asked in a recorded match for the first times, each kind of question on lines of its own. */
async function asked(name: string): Promise<string> {
  const file = must(parseFile(goldenText(name)));
  const game = await findGame(GAMES, file.game)?.load(file.config);
  if (!game) throw new Error(`no game ${file.game}`);
  const { moments } = must(openFile(game, file, recordedDice([]))).match;
  const texts = answersOf(file);
  const lines: string[] = [];
  const seen = new Map<string, number>();
  for (const [place, moment] of moments.entries())
    for (const prompt of moment.prompts) {
      const times = seen.get(prompt.kind) ?? 0;
      if (times === LOOKED_AT) continue;
      seen.set(prompt.kind, times + 1);
      lines.push(`${place} ${prompt.kind} ${prompt.id}: ${offered(game, moment, prompt)}`);
      lines.push(taken(takerOf(game, moment, prompt), texts));
    }
  return `${lines.join("\n")}\n`;
}

// A rule that is changed on purpose changes what is offered: `npx vitest run tests/goldens/asked.test.ts -u` records it anew.
test.each(someRecorded(RECORDED, 2))(
  "what is asked in %s has the answers that are recorded, and refuses others as it is recorded",
  async (name) => {
    await expect(await asked(name)).toMatchFileSnapshot(`./asked/${name}.txt`);
  },
);
