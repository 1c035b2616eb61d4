import { describe, expect, it } from "vitest";
import { lastAnswers } from "../../../src/app/session/last-time.ts";
import { reportOf } from "../../../src/app/session/turns.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import { openFile, parseFile } from "../../../src/core/file/file.ts";
import type { Match } from "../../../src/core/match/match.ts";
import { battleOfBritain } from "../../../src/games/battle-of-britain/computer/game.ts";
import { must } from "../../core/duel.ts";
import { goldenText } from "../../goldens/files.ts";

const TEXT = goldenText("britain-campaign");

function opened(): Match {
  const open = openFile(battleOfBritain, must(parseFile(TEXT)), seededDice("again"));
  if (!open.ok) throw new Error(JSON.stringify(open.error));
  return open.value.match;
}

/** Moments at which the German orders his geschwader, each with its turn and what he answered. */
function moves(match: Match) {
  return match.moments.flatMap((moment, index) => {
    const prompt = moment.prompts.find(({ kind }) => kind === "german-move");
    const round = match.entries[match.moments[index + 1]?.entry ?? -1];
    if (!prompt || round?.kind !== "round") return [];
    return [{ index, prompt, turn: reportOf(match, moment).turn, text: round.answers.get(prompt.id) ?? "" }];
  });
}

describe("as last time", () => {
  const match = opened();
  const all = moves(match);
  const [first] = all;
  const next = all.find(({ turn }) => turn !== first?.turn);
  const until = (index: number): Match => ({ ...match, moments: match.moments.slice(0, index + 1) });

  it("is what the seat answered in the turn before, in its order", () => {
    if (!first || !next) throw new Error("the campaign is too short");
    const before = all.filter(({ turn }) => turn === first.turn).map(({ text }) => text);
    expect(lastAnswers(until(next.index), next.prompt)).toEqual(before);
  });

  it("is nothing in the first turn, whatever was answered in it", () => {
    for (const one of all.filter(({ turn }) => turn === first?.turn))
      expect(lastAnswers(until(one.index), one.prompt)).toEqual([]);
  });

  it("leaves out what has been answered again", () => {
    const later = all.find(({ turn, index }) => turn === next?.turn && index > (next?.index ?? 0));
    if (!next || !later) throw new Error("the campaign is too short");
    const [text = "", ...others] = lastAnswers(until(next.index), next.prompt);
    const entry = match.moments[next.index + 1]?.entry ?? -1;
    const entries = match.entries.map((round, at) =>
      at === entry && round.kind === "round"
        ? { ...round, answers: new Map([[next.prompt.id, text]]) }
        : round,
    );
    const answered = { ...until(later.index), entries };
    expect(lastAnswers(answered, later.prompt)).toEqual(others.filter((one) => one !== text));
  });
});
