import { describe, expect, it } from "vitest";
import type { Dice, DiceSource } from "../../../src/core/dice/dice.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import { latestCheckpoint } from "../../../src/core/file/checkpoint.ts";
import { proofOf } from "../../../src/core/file/proof.ts";
import { resumeFile } from "../../../src/core/file/resume.ts";
import type { DiceSetting } from "../../../src/core/file/schema.ts";
import { seenMatch } from "../../../src/core/file/transcript.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import type { AnyGame, Viewer } from "../../../src/core/game.ts";
import { type Match, now } from "../../../src/core/match/match.ts";
import { amend, begin, play } from "../../../src/core/match/play.ts";
import { takeBack } from "../../../src/core/match/take-back.ts";
import type { GameEntry } from "../../../src/games/registry.ts";
import { wholeMoments } from "../../../src/protocol/moments.ts";
import { PackedMoments } from "../../../src/server/matches/moments.ts";
import { games } from "../../conformance/games.ts";
import { bidDuel, campaign, config, FIRST, faces, game, must, onward, texts } from "../../core/duel.ts";
import { Club, newStore, removeStores, unpacked } from "../../server/matches/club.ts";
import { fair, kept } from "../../server/matches/table.ts";
import { until } from "../../server/sockets/house.ts";
import { NUMBERS } from "../../toy-game/data/cards.ts";
import type { State } from "../../toy-game/rules/state.ts";
import { answer, houseOfTest, RemoteHouse, seatedAt } from "./house.ts";
import { linesIn, localOf } from "./local.ts";

removeStores();

houseOfTest();
const VIEWERS = ["red", "blue", "table"] as const;
const entry = games.find(({ meta }) => meta.id === "raid") as GameEntry;

/** What is sent of a match from a moment on, to who had `before` of it. */
function sent(match: Match, viewer: Viewer, from: number, before?: Match): Match {
  const places = match.moments.map((moment) => moment.entry);
  const more = unpacked(new PackedMoments(match, places, from).packed(viewer));
  const moments = wholeMoments(more.moments, before?.moments[from - 1]?.state);
  return seenMatch(game, { ...more, moments }, viewer, before);
}

async function lines(match: Match, viewer: Viewer, dice?: DiceSetting) {
  const local = await localOf(entry, match, viewer, dice);
  local.getState().look(viewer);
  return linesIn(local.getState());
}

/** Dice from a list that came from somewhere. */
function from(source: DiceSource, ...given: readonly number[]): Dice {
  return { ...faces(...given), source };
}

const { "red-target": _, R1: __, ...ANSWERED } = FIRST;

/** A duel whose clock answered for red, which the umpire changed. */
function changedDuel(): readonly Match[] {
  const begun = must(begin(game, config, from("seeded", 1, 2, 3, 4, 5, 6)));
  const idle = { idle: ["red-target", "R1"] };
  const late = must(play(begun, texts(ANSWERED), from("listed", 2, 6), idle));
  const amended = must(amend(late, "red score 3", "counted wrongly"));
  const next = onward(amended, { ...seededDice("next"), source: "listed" });
  const back = must(takeBack(next, 1, "red", ["blue"]));
  return [begun, late, amended, next, back, onward(back, { ...seededDice("again"), source: "secure" })];
}

/** A campaign whose battle nobody fought, or which was fought at another table. */
function battles(): readonly Match[] {
  const waiting = campaign();
  const [{ id = "" } = {}] = now(waiting).prompts.filter(({ spawn }) => spawn);
  const fought = { fought: new Map([[id, { format: 1, game: "dogfight" }]]) };
  const answers = texts({ [id]: "red 0 blue 1" });
  return [
    must(play(waiting, texts({}), { ...seededDice("at once"), source: "listed" }, { atOnce: [id] })),
    must(play(waiting, answers, seededDice("fought"), fought)),
    must(play(waiting, answers, seededDice("by hand"))),
  ];
}

/** A match that goes on from where it stood when the rules were changed, and what was played by them since. */
function goneOn(): readonly Match[] {
  const begun = bidDuel();
  const [open] = now(begun).prompts;
  if (!open) throw new Error("nothing is asked");
  const parse: AnyGame["parse"] = (text, prompt, ...rest) =>
    prompt.kind === "bid" && Number(text.slice("bid ".length)) > 2
      ? { ok: false, error: [{ code: "not-legal", values: {} }] }
      : game.parse(text, prompt, ...rest);
  const rules = { ...game, parse, meta: { ...game.meta, rules: game.meta.rules + 1 } };
  const file = { ...writeFile({ match: begun, dice: undefined }), checkpoints: [latestCheckpoint(begun)] };
  const resumed = must(resumeFile(rules, file, seededDice("live"))).match;
  expect(resumed.since?.rules).toBe(game.meta.rules);
  return [resumed, must(play(resumed, texts({ "blue-shove": "pass" }), faces()))];
}

describe.each(VIEWERS)("the log as %s is told of it", (viewer) => {
  it("has the lines of a match of this device, as it grows and all at once", async () => {
    let seen: Match | undefined;
    for (const match of changedDuel()) {
      const own = await lines(match, viewer);
      expect(await lines(sent(match, viewer, 0), viewer)).toEqual(own);
      seen = sent(match, viewer, Math.min(match.moments.length - 1, seen?.moments.length ?? 0), seen);
      expect(await lines(seen, viewer)).toEqual(own);
    }
    const kinds = (await lines(sent(changedDuel().at(-1) as Match, viewer, 0), viewer)).map(
      ({ kind }) => kind,
    );
    for (const kind of ["given", "amended", "taken-back"]) expect(kinds).toContain(kind);
  });

  it("has who decided battles, and where its dice came from", async () => {
    const kinds = new Set<string>();
    for (const match of battles()) {
      const [seen, typed] = [sent(match, viewer, 0), { typed: true } as const];
      const own = await lines(match, viewer, typed);
      expect(await lines(seen, viewer, typed)).toEqual(own);
      for (const { kind } of own) kinds.add(kind);
      expect(proofOf(seen)).toEqual(proofOf(match));
    }
    for (const kind of ["given", "source"]) expect(kinds).toContain(kind);
  });

  it("begins where older rules ended", async () => {
    let seen: Match | undefined;
    for (const match of goneOn()) {
      expect(await lines(sent(match, viewer, 0), viewer)).toEqual(await lines(match, viewer));
      seen = sent(match, viewer, match.moments.length - 1, seen);
      const own = await lines(match, viewer);
      expect(await lines(seen, viewer)).toEqual(own);
      expect(own[0]).toEqual({ kind: "older", rules: game.meta.rules });
      expect(proofOf(seen)).toEqual(proofOf(match));
    }
  });
});

it("tells nothing more of a round as is usual", () => {
  const begun = must(begin(game, config, from("secure", 1, 2, 3, 4, 5, 6)));
  const match = must(play(begun, texts(FIRST), from("secure", 2, 6)));
  const more = unpacked(
    new PackedMoments(
      match,
      match.moments.map((moment) => moment.entry),
      0,
    ).packed("red"),
  );
  expect(more.start).toBeUndefined();
  for (const played of more.played) expect(Object.keys(played)).toEqual(["throws"]);
});

it("knows that real dice are read out, and which those were", async () => {
  const live = { ...seededDice("live"), source: "secure" as const };
  const house = await RemoteHouse.open(new Club(newStore(), { live }));
  const { code } = await house.host("raid", { scenario: "duel" }, { typed: true });
  const room = await house.come(code, { kind: "watch" });
  const players = await seatedAt(house, code, ["red", "blue"]);
  const begun = await kept(house.club.store, code);
  const { hands } = now(begun).state as State;
  const same = NUMBERS.find((card) => Object.values(hands).every((hand) => hand.includes(card)));
  // Who bids the same throws for it.
  for (const [seat, answers] of await fair(begun, "typed"))
    answer(
      players.get(seat),
      seat,
      answers.map(([id, text]) => [id, id === `${seat}-bid` ? `bid ${same}` : text]),
    );
  await until(() => {
    house.club.tick();
    return room.store.getState().needs !== null;
  });
  while (room.remote.match.moments.length === 1) {
    const before = room.remote.store.getState().table;
    if (room.store.getState().needs) room.store.getState().rollHere();
    await until(() => room.remote.match.moments.length > 1 || room.remote.store.getState().table !== before);
  }
  const all = [...players.values(), room];
  await until(() => all.every(({ remote }) => remote.match.moments.length === 2));
  const match = await kept(house.club.store, code);
  for (const { remote, store } of all) {
    const own = await lines(match, remote.store.getState().viewer, { typed: true });
    expect(linesIn(store.getState())).toEqual(own);
    expect(remote.match.entries[0]).toMatchObject({ source: "typed" });
    expect(proofOf(remote.match)).toEqual(proofOf(match));
    expect(store.getState().open.dice).toEqual({ typed: true });
  }
  await house.close();
});
