import { DEFAULT_VOLUMES, type Volumes } from "../../../src/app/settings/volumes.ts";
import { Mixer } from "../../../src/app/sound/mixer.ts";
import { GROUP_OF, type Sound } from "../../../src/app/sound/sounds.ts";
import { sounds } from "../../../src/app/sound/synth.ts";

const RATE = 24_000;

/** What was heard: the root of the mean square of all samples, and the loudest one. */
export interface Heard {
  readonly rms: number;
  readonly peak: number;
}

/** Renders sounds that all begin at once through the mixer, for so many seconds. */
async function render(played: readonly Sound[], volumes: Volumes, seconds: number): Promise<Heard> {
  const context = new OfflineAudioContext(1, RATE * seconds, RATE);
  const mixer = new Mixer(context, volumes);
  for (const sound of played) sounds(context, { out: mixer.channel(GROUP_OF[sound.kind]) }, 0.02, sound);
  const samples = (await context.startRendering()).getChannelData(0);
  let [sum, peak] = [0, 0];
  for (const sample of samples) {
    sum += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  return { rms: Math.sqrt(sum / samples.length), peak };
}

/** How loud each ear hears a sound: the roots of the mean squares of both channels. */
async function ears(sound: Sound, seconds: number): Promise<readonly [left: number, right: number]> {
  const context = new OfflineAudioContext(2, RATE * seconds, RATE);
  const mixer = new Mixer(context, DEFAULT_VOLUMES);
  sounds(context, { out: mixer.channel(GROUP_OF[sound.kind]) }, 0.02, sound);
  const rendered = await context.startRendering();
  const [left = 0, right = 0] = [0, 1].map((channel) => {
    const samples = rendered.getChannelData(channel);
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  });
  return [left, right];
}

export interface SoundWindow {
  render: typeof render;
  ears: typeof ears;
}

Object.assign(window, { render, ears } satisfies SoundWindow);
