import { beforeEach, expect, test } from "vitest";
import type { Calibre, EngineKind, Sound, Surface } from "../../../src/app/sound/sounds.ts";
import { sounds } from "../../../src/app/sound/synth.ts";
import { EARCONS } from "../../../src/face/queries/earcons.ts";
import { type Tick, ticksOf } from "../../../src/face/queries/ticks.ts";
import { played, SoundCard } from "./sound-card.ts";

const ENGINES: readonly EngineKind[] = ["inline", "radial", "rotary", "jet", "rocket"];
const CALIBRES: readonly Calibre[] = ["rifle", "heavy", "cannon", "flak"];
const SURFACES: readonly Surface[] = ["felt", "wood"];

const SOUNDS: readonly (readonly [string, Sound])[] = [
  ...ENGINES.map(
    (engine) => [`engine-${engine}`, { kind: "engine", engine, hertz: 90, count: 2, seconds: 2 }] as const,
  ),
  ["leave", { kind: "leave", engine: "inline", hertz: 110, seconds: 1 }],
  ...CALIBRES.map((calibre) => [`guns-${calibre}`, { kind: "guns", calibre, seconds: 0.3 }] as const),
  ...SURFACES.map((on) => [`knock-${on}`, { kind: "knock", on, force: 0.5 }] as const),
  ["burst", { kind: "burst" }],
  ["card", { kind: "card" }],
  ["rake", { kind: "rake", seconds: 1 }],
  ["room", { kind: "room" }],
  ["fall-spinning", { kind: "fall", spin: true, seconds: 1.2 }],
  ["fall", { kind: "fall", spin: false, seconds: 1 }],
  ["chime", { kind: "chime" }],
  ...EARCONS.map((earcon) => [`earcon-${earcon}`, { kind: "earcon", earcon, clock: 8 }] as const),
  ["earcon-nowhere", { kind: "earcon", earcon: "hit" }],
  ...[true, false].map((friend) => {
    const [tick] = ticksOf([{ clock: 3, distance: 8, above: 2, friend }]);
    return [`tick-${friend ? "own" : "other"}`, { kind: "tick", ...(tick as Tick) }] as const;
  }),
];

beforeEach(() => {
  played.length = 0;
});

test.each(SOUNDS)("what a sound card is asked for is as recorded: %s", async (name, sound) => {
  const card = new SoundCard() as unknown as BaseAudioContext;
  sounds(card, { out: card.createGain() }, 1, sound);
  await expect(`${played.join("\n")}\n`).toMatchFileSnapshot(`./recorded/${name}.txt`);
});
