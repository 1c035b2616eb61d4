/** What was done with a sound card, in order, a line each. */
export const played: string[] = [];

function figure(value: unknown): string {
  if (typeof value === "number") return Number(value.toPrecision(6)).toString();
  if (value instanceof Float32Array)
    return `curve of ${value.length}, ${figure(value.reduce((sum, one, at) => sum + one * at, 0))}`;
  return String(value);
}

let nodes = 0;

/** A part of a sound card that does nothing but tell what is done with it. */
function part(name: string): object {
  const parts = new Map<string, object>();
  const told = (key: string, ...given: readonly unknown[]) =>
    void played.push([`${name}.${key}`, ...given.map(figure)].join(" "));
  return new Proxy(
    {},
    {
      get(_, key) {
        if (key === Symbol.toPrimitive || key === "toString") return () => name;
        if (typeof key !== "string" || key === "then") return undefined;
        if (/^(gain|pan|frequency|detune|offset|Q|playbackRate|delayTime)$/.test(key)) {
          const found = parts.get(key) ?? part(`${name}.${key}`);
          parts.set(key, found);
          return found;
        }
        return (...given: readonly unknown[]) => told(key, ...given);
      },
      set(_, key, value) {
        told(`${String(key)} =`, value);
        return true;
      },
    },
  );
}

/** A sound card without a sound. */
export class SoundCard {
  readonly currentTime = 1;
  readonly sampleRate = 8000;
  readonly destination = part("out");
  state = "running";

  constructor() {
    nodes = 0;
    for (const kind of [
      "Gain",
      "Oscillator",
      "WaveShaper",
      "BiquadFilter",
      "BufferSource",
      "ConstantSource",
      "StereoPanner",
    ]) {
      Object.assign(this, { [`create${kind}`]: () => part(`${kind.toLowerCase()}${++nodes}`) });
    }
  }

  createBuffer(channels: number, length: number, rate: number): object {
    played.push(`buffer ${channels} ${length} ${rate}`);
    const data = new Float32Array(length);
    return { getChannelData: () => data, toString: () => `noise ${figure(data)}` };
  }

  suspend(): Promise<void> {
    played.push("suspend");
    return Promise.resolve();
  }

  resume(): Promise<void> {
    played.push("resume");
    return Promise.resolve();
  }

  close(): Promise<void> {
    played.push("close");
    return Promise.resolve();
  }
}
