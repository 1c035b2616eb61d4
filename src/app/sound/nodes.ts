const known = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise, always the same, once a context. */
export function noiseOf(context: BaseAudioContext): AudioBuffer {
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
export interface Stage {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
  /** What bends the pitch of its tones, in cents. */
  readonly bend?: AudioNode | undefined;
}

/** A gain that is silent until its envelope says otherwise. */
export function envelope({ context, out }: Stage): GainNode {
  const gain = context.createGain();
  gain.gain.value = 0;
  gain.connect(out);
  return gain;
}

export function filter(
  context: BaseAudioContext,
  type: BiquadFilterType,
  hertz: number,
  q = 0.7,
): BiquadFilterNode {
  const node = context.createBiquadFilter();
  node.type = type;
  node.frequency.value = hertz;
  node.Q.value = q;
  return node;
}

export function tone(stage: Stage, type: OscillatorType, hertz: number, seconds: number, into: AudioNode) {
  const node = stage.context.createOscillator();
  node.type = type;
  node.frequency.setValueAtTime(hertz, stage.at);
  stage.bend?.connect(node.detune);
  node.connect(into);
  node.start(stage.at);
  node.stop(stage.at + seconds);
  return node;
}

export function hiss({ context, at }: Stage, seconds: number, into: AudioNode): void {
  const node = context.createBufferSource();
  node.buffer = noiseOf(context);
  node.loop = true;
  node.connect(into);
  node.start(at);
  node.stop(at + seconds);
}

/** Up at once, then away as a struck thing sounds away. */
export function strike({ gain }: GainNode, at: number, peak: number, seconds: number): void {
  gain.setValueAtTime(peak, at);
  gain.exponentialRampToValueAtTime(peak / 1000, at + seconds);
  gain.setValueAtTime(0, at + seconds);
}

/** Comes, stays, and fades. */
export function swell({ gain }: GainNode, at: number, peak: number, seconds: number): void {
  const fade = Math.min(0.5, seconds * 0.4);
  gain.setValueAtTime(0, at);
  gain.linearRampToValueAtTime(peak, at + fade * 0.6);
  gain.setValueAtTime(peak, at + seconds - fade);
  gain.linearRampToValueAtTime(0, at + seconds);
}
