import { type Sound, THUMP } from "./sounds.ts";

const known = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise, always the same, once a context. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const found = known.get(context);
  if (found) return found;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let index = 0; index < samples.length; index++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[index] = seed / 0x8000_0000 - 1;
  }
  known.set(context, buffer);
  return buffer;
}

/** Where a sound goes, and when it begins, in seconds of the context's clock. */
interface Stage {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
  /** What bends the pitch of its tones, in cents. */
  readonly bend?: AudioNode | undefined;
}

/** A gain that is silent until its envelope says otherwise. */
function envelope({ context, out }: Stage): GainNode {
  const gain = context.createGain();
  gain.gain.value = 0;
  gain.connect(out);
  return gain;
}

function filter(context: BaseAudioContext, type: BiquadFilterType, hertz: number, q = 0.7): BiquadFilterNode {
  const node = context.createBiquadFilter();
  node.type = type;
  node.frequency.value = hertz;
  node.Q.value = q;
  return node;
}

function tone(stage: Stage, type: OscillatorType, hertz: number, seconds: number, into: AudioNode) {
  const node = stage.context.createOscillator();
  node.type = type;
  node.frequency.setValueAtTime(hertz, stage.at);
  stage.bend?.connect(node.detune);
  node.connect(into);
  node.start(stage.at);
  node.stop(stage.at + seconds);
  return node;
}

function hiss({ context, at }: Stage, seconds: number, into: AudioNode): void {
  const node = context.createBufferSource();
  node.buffer = noiseOf(context);
  node.loop = true;
  node.connect(into);
  node.start(at);
  node.stop(at + seconds);
}

/** Up at once, then away as a struck thing sounds away. */
function strike({ gain }: GainNode, at: number, peak: number, seconds: number): void {
  gain.setValueAtTime(peak, at);
  gain.exponentialRampToValueAtTime(peak / 1000, at + seconds);
  gain.setValueAtTime(0, at + seconds);
}

/** Comes, stays, and fades. */
function swell({ gain }: GainNode, at: number, peak: number, seconds: number): void {
  const fade = Math.min(0.5, seconds * 0.4);
  gain.setValueAtTime(0, at);
  gain.linearRampToValueAtTime(peak, at + fade * 0.6);
  gain.setValueAtTime(peak, at + seconds - fade);
  gain.linearRampToValueAtTime(0, at + seconds);
}

/** The drone of engines: two saws that beat, an octave below them, and the rush of the air; nearer, then away. */
function engine(stage: Stage, hertz: number, count: number, seconds: number): void {
  const { context, at } = stage;
  const loud = envelope(stage);
  swell(loud, at, 0.2 + 0.05 * Math.min(4, count), seconds);
  const body = filter(context, "lowpass", hertz * 5.5);
  body.connect(loud);
  const beat = 1 + 0.006 * Math.min(4, count);
  for (const [type, pitch] of [
    ["sawtooth", hertz],
    ["sawtooth", hertz * beat],
    ["square", hertz / 2],
  ] as const) {
    const { frequency } = tone(stage, type, pitch * 0.98, seconds, body);
    frequency.linearRampToValueAtTime(pitch * 1.035, at + seconds / 2);
    frequency.linearRampToValueAtTime(pitch * 0.95, at + seconds);
  }
  const air = context.createGain();
  air.gain.value = 0.35;
  air.connect(loud);
  const rush = filter(context, "bandpass", 480, 0.6);
  rush.connect(air);
  hiss(stage, seconds, rush);
}

/** Seconds from one round to the next. */
const ROUND = 0.062;

/** A burst: a crack and a thump for every round. */
function guns(stage: Stage, seconds: number): void {
  const crack = envelope(stage);
  const thump = envelope(stage);
  for (let at = stage.at; at < stage.at + seconds - ROUND; at += ROUND) {
    strike(crack, at, 0.5, ROUND * 0.8);
    strike(thump, at, 0.5, ROUND * 0.9);
  }
  const band = filter(stage.context, "bandpass", 1500, 0.8);
  band.connect(crack);
  hiss(stage, seconds, band);
  tone(stage, "triangle", 92, seconds, thump);
}

function knock(stage: Stage, force: number): void {
  const wood = envelope(stage);
  strike(wood, stage.at, 0.1 + 0.35 * force, 0.07);
  tone(stage, "sine", 240 + 60 * force, 0.08, wood);
  const edge = envelope(stage);
  strike(edge, stage.at, 0.15 + 0.5 * force, 0.035);
  const band = filter(stage.context, "bandpass", 2300, 1.1);
  band.connect(edge);
  hiss(stage, 0.05, band);
}

/** It hits the ground. */
function thump(stage: Stage): void {
  const low = envelope(stage);
  strike(low, stage.at, 0.6, 0.55);
  const { frequency } = tone(stage, "sine", 96, 0.6, low);
  frequency.exponentialRampToValueAtTime(34, stage.at + 0.4);
  const dust = envelope(stage);
  strike(dust, stage.at, 0.35, 0.45);
  const muffled = filter(stage.context, "lowpass", 420);
  muffled.connect(dust);
  hiss(stage, 0.5, muffled);
}

function fall(stage: Stage, spin: boolean, seconds: number): void {
  const down = Math.max(0.1, seconds - THUMP);
  const loud = envelope(stage);
  swell(loud, stage.at, spin ? 0.24 : 0.11, down);
  const { frequency } = tone(stage, spin ? "sawtooth" : "sine", spin ? 74 : 1350, down, loud);
  frequency.exponentialRampToValueAtTime(spin ? 128 : 320, stage.at + down);
  if (spin) stutter(loud, stage.at, down);
  thump({ ...stage, at: stage.at + down });
}

/** An engine that fires and misses as the aircraft spins. */
function stutter({ gain }: GainNode, at: number, seconds: number): void {
  gain.cancelScheduledValues(at);
  for (let beat = 0; beat < seconds / 0.13; beat++)
    gain.setTargetAtTime(beat % 3 === 2 ? 0.03 : 0.24, at + beat * 0.13, 0.02);
  gain.setTargetAtTime(0, at + seconds - 0.06, 0.02);
}

/** Two small bells, the second a fifth higher. */
function chime(stage: Stage): void {
  for (const [delay, hertz] of [
    [0, 659],
    [0.16, 988],
  ] as const) {
    const at = stage.at + delay;
    for (const [partial, peak, seconds] of [
      [1, 0.26, 1.1],
      [2.76, 0.07, 0.5],
    ] as const) {
      const bell = envelope(stage);
      strike(bell, at, peak, seconds);
      tone({ ...stage, at }, "sine", hertz * partial, seconds, bell);
    }
  }
}

/** Puts a sound onto a context's clock: every node starts, stops and is forgotten by itself. */
export function sounds(
  context: BaseAudioContext,
  { out, bend }: Pick<Stage, "out" | "bend">,
  at: number,
  sound: Sound,
): void {
  const stage = { context, out, at, bend };
  switch (sound.kind) {
    case "engine":
      engine(stage, sound.hertz, sound.count, sound.seconds);
      break;
    case "leave":
      engine(stage, sound.hertz, 1, sound.seconds);
      break;
    case "guns":
      guns(stage, sound.seconds);
      break;
    case "knock":
      knock(stage, sound.force);
      break;
    case "fall":
      fall(stage, sound.spin, sound.seconds);
      break;
    case "chime":
      chime(stage);
      break;
  }
}
