import { describe, expect, it } from "vitest";
import { digest, heardFrom, score } from "../../../src/app/sound/score.ts";
import type { Cue, Piece } from "../../../src/tabletop/tabletop.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../../tabletop/fixtures.ts";

const TRACK = [pose(10, 10, 0), pose(13, 14, 30), pose(13, 20, 0)];
const PIECES: readonly Piece[] = [
  piece("R1", TRACK, { model: "great-war/sopwith-camel" }),
  piece("B1", [pose(20, 20, 180), pose(20, 17, 180)], { side: 1, model: "dogfight/b-17g" }),
];
const AT = { x: 5, y: 6 };
const die = { kind: "d6", face: 3, side: 0 } as const;

/** What may happen on a table, each kind of it, by a name. */
const CUES: Readonly<Record<string, Cue>> = {
  fly: { kind: "fly" },
  "one flies": { kind: "fly", pieces: ["B1"] },
  shot: { kind: "shot", from: "B1", to: "R1", weapon: "front", hit: true },
  "shot from the ground": { kind: "shot", from: { ...AT, level: 0 }, to: "R1", weapon: "front", hit: false },
  drop: { kind: "drop", from: "B1", at: AT },
  chute: { kind: "chute", piece: "B1" },
  destroyed: { kind: "fall", piece: "B1", how: "destroyed" },
  crashed: { kind: "fall", piece: "B1", how: "crashed" },
  leave: { kind: "leave", piece: "R1" },
  "leave of nobody": { kind: "leave", piece: "X9" },
  deal: { kind: "deal", from: "deck", cards: ["a", "b", "c"] },
  play: { kind: "play", card: "a" },
  shuffle: { kind: "shuffle", group: "deck" },
  push: { kind: "push", counters: ["c1"], path: [AT, { x: 9, y: 9 }] },
  battle: { kind: "battle", at: AT },
  losses: {
    kind: "losses",
    lost: [
      { of: ["c1"], side: 0 },
      { of: ["c2"], side: 1, to: "tray" },
    ] as unknown as Extract<Cue, { kind: "losses" }>["lost"],
  },
  reveal: {
    kind: "reveal",
    orders: [0, 0, 1].map((side, at) => ({ id: `${at}`, side: side as 0 | 1, text: "2" })),
  },
  dice: { kind: "dice", dice: [die, die], caption: "" },
  "six dice": { kind: "dice", dice: Array.from({ length: 6 }, () => die), caption: "" },
  turn: { kind: "turn", ids: ["a"] },
  burst: { kind: "burst", at: "R1", hit: true },
  mark: { kind: "mark", piece: "R1", mark: "jam" },
};

function rounded(_: string, value: unknown): unknown {
  return typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
}

type Heard = ReturnType<typeof score>;

function told(heard: Heard): readonly string[] {
  return heard.map(({ at, sound: { kind, ...more } }) => {
    const rest = JSON.stringify(more, rounded).replaceAll(/["{}]/g, "").replaceAll(",", " ");
    return `  ${rounded("", at)} ${kind} ${rest}`.trimEnd();
  });
}

function scored([name, cue]: readonly [string, Cue]): readonly string[] {
  const after = table(PIECES, [cue]);
  const line = timeline(beforeOf(after), after);
  const [clip] = line.clips;
  const all = score(line, false);
  if (!clip) return [`${name}: no clip`];
  const half = clip.start + clip.duration / 2;
  return [
    `${name}, ${rounded("", clip.duration)} ms`,
    ...told(all),
    " from the middle on",
    ...told(heardFrom(all, clip, half)),
    ...(cue.kind === "dice" ? [" with a tray", ...told(score(line, true))] : []),
  ];
}

describe("the score of each thing that may happen", () => {
  it("is as recorded", async () => {
    const text = Object.entries(CUES).flatMap(scored).join("\n");
    await expect(`${text}\n`).toMatchFileSnapshot("./recorded/scores.txt");
  });

  it("is as recorded for all of them in a row, and in short", async () => {
    const after = table(PIECES, Object.values(CUES));
    const all = score(timeline(beforeOf(after), after), false);
    const text = [...told(all), "in short", ...told(digest(all))].join("\n");
    await expect(`${text}\n`).toMatchFileSnapshot("./recorded/score-in-a-row.txt");
  });
});
