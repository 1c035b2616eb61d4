import { beforeEach, expect, test } from "vitest";
import { Mixer } from "../../../src/app/sound/mixer.ts";
import { played, SoundCard } from "./sound-card.ts";

const VOLUMES = { master: 100, engines: 50, guns: 80, dice: 0, signals: 100, room: 20 };

beforeEach(() => {
  played.length = 0;
});

function mixer(): Mixer {
  return new Mixer(new SoundCard() as unknown as BaseAudioContext, VOLUMES);
}

test("each group has a channel of its own, as loud as it is heard, behind the limit of them all", () => {
  mixer();
  expect(played.filter((line) => /value|connect/.test(line))).toEqual([
    "waveshaper1.connect out",
    "gain2.connect waveshaper1",
    ...["gain3", "gain4", "gain5", "gain6", "gain7"].map((channel) => `${channel}.connect gain2`),
    "gain2.gain.value = 1",
    ...[
      "gain3.gain.value = 0.25",
      "gain4.gain.value = 0.64",
      "gain5.gain.value = 0",
      "gain6.gain.value = 1",
      "gain7.gain.value = 0.04",
    ],
  ]);
});

test("volumes change softly", () => {
  const one = mixer();
  played.length = 0;
  one.set({ ...VOLUMES, master: 50, dice: 100 });
  expect(played).toEqual([
    "gain2.gain.setTargetAtTime 0.25 1 0.02",
    "gain3.gain.setTargetAtTime 0.25 1 0.02",
    "gain4.gain.setTargetAtTime 0.64 1 0.02",
    "gain5.gain.setTargetAtTime 1 1 0.02",
    "gain6.gain.setTargetAtTime 1 1 0.02",
    "gain7.gain.setTargetAtTime 0.04 1 0.02",
  ]);
});

test("a voice is as loud as it is near, bends its pitch as it moves, and dies away", () => {
  const voice = mixer().voice("engines", ["R1"]);
  played.length = 0;
  voice.hear(100, 0);
  voice.hear(60, 1000);
  voice.stop();
  expect(played).toMatchInlineSnapshot(`
    [
      "gain9.gain.value = 0.551238",
      "gain9.gain.setTargetAtTime 0.768317 1 0.06",
      "constantsource10.offset.setTargetAtTime 0 1 0.06",
      "gain8.gain.setTargetAtTime 0 1 0.02",
      "constantsource10.stop 1.24",
    ]
  `);
});
