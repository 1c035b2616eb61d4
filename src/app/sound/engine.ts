import { envelope, filter, hiss, type Stage, swell, tone } from "./nodes.ts";
import type { EngineKind } from "./sounds.ts";

/** How an engine of a kind is heard. */
interface Voicing {
  /** Its tones, as shares of its pitch. */
  readonly tones: readonly (readonly [OscillatorType, number])[];
  /** Where its overtones end, as a share of its pitch. */
  readonly body: number;
  /** How deep and how often, as a share of its pitch, it beats: single cylinders, or an ignition that is cut. */
  readonly beats: readonly [depth: number, share: number];
  /** The rush of the air or of its flame: how loud, and about which pitch in hertz. */
  readonly rush: readonly [loud: number, hertz: number];
}

const ENGINES: Readonly<Record<EngineKind, Voicing>> = {
  inline: {
    tones: [
      ["sawtooth", 1],
      ["square", 0.5],
    ],
    body: 5.5,
    beats: [0, 1],
    rush: [0.35, 480],
  },
  radial: {
    tones: [
      ["square", 0.82],
      ["sawtooth", 0.41],
    ],
    body: 4,
    beats: [0.3, 0.2],
    rush: [0.4, 360],
  },
  rotary: {
    tones: [
      ["sawtooth", 1.25],
      ["square", 0.62],
    ],
    body: 6.5,
    beats: [0.45, 0.14],
    rush: [0.3, 700],
  },
  jet: {
    tones: [
      ["triangle", 7.5],
      ["sine", 11.3],
    ],
    body: 20,
    beats: [0, 1],
    rush: [1.2, 900],
  },
  rocket: { tones: [["sawtooth", 0.6]], body: 3, beats: [0.2, 0.5], rush: [1.5, 260] },
};

/** What an engine is asked for. */
interface Drone {
  readonly engine: EngineKind;
  readonly hertz: number;
  readonly count: number;
  readonly seconds: number;
}

/** Beats a gain so many times a second, by a share of it. */
function beat(stage: Stage, { gain }: GainNode, depth: number, hertz: number, seconds: number): void {
  const by = stage.context.createGain();
  by.gain.value = depth;
  by.connect(gain);
  tone({ ...stage, bend: undefined }, "square", hertz, seconds, by);
}

/** The drone of engines: tones that beat against each other, and the rush of the air; nearer, then away. */
export function engine(stage: Stage, { engine: kind, hertz, count, seconds }: Drone): void {
  const { context, at } = stage;
  const { tones, body: top, beats, rush: flow } = ENGINES[kind];
  const loud = envelope(stage);
  swell(loud, at, 0.2 + 0.05 * Math.min(4, count), seconds);
  const body = filter(context, "lowpass", hertz * top);
  const beaten = context.createGain();
  body.connect(beaten);
  beaten.connect(loud);
  if (beats[0] > 0) beat(stage, beaten, beats[0], hertz * beats[1], seconds);
  const others = 1 + 0.006 * Math.min(4, count);
  const [[first, share] = ["sawtooth", 1], ...rest] = tones;
  for (const [type, of] of [[first, share], [first, share * others], ...rest] as typeof tones) {
    const pitch = hertz * of;
    const { frequency } = tone(stage, type, pitch * 0.98, seconds, body);
    frequency.linearRampToValueAtTime(pitch * 1.035, at + seconds / 2);
    frequency.linearRampToValueAtTime(pitch * 0.95, at + seconds);
  }
  const air = context.createGain();
  air.gain.value = flow[0];
  air.connect(loud);
  const rush = filter(context, "bandpass", flow[1], 0.6);
  rush.connect(air);
  hiss(stage, seconds, rush);
}
