import { beforeEach, expect, test } from "vitest";
import type { Sound } from "../../../src/app/sound/sounds.ts";
import { sounds } from "../../../src/app/sound/synth.ts";
import { played, SoundCard } from "./sound-card.ts";

const SOUNDS: readonly Sound[] = [
  { kind: "engine", hertz: 90, count: 2, seconds: 2 },
  { kind: "leave", hertz: 110, seconds: 1 },
  { kind: "guns", seconds: 0.3 },
  { kind: "knock", force: 0.5 },
  { kind: "fall", spin: true, seconds: 1.2 },
  { kind: "fall", spin: false, seconds: 1 },
  { kind: "chime" },
];

beforeEach(() => {
  played.length = 0;
});

test.each(
  SOUNDS.map((sound) => [`${sound.kind}${"spin" in sound && sound.spin ? "-spinning" : ""}`, sound] as const),
)("what a sound card is asked for is as recorded: %s", async (name, sound) => {
  const card = new SoundCard() as unknown as BaseAudioContext;
  sounds(card, { out: card.createGain() }, 1, sound);
  await expect(`${played.join("\n")}\n`).toMatchFileSnapshot(`./recorded/${name}.txt`);
});
