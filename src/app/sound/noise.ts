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
