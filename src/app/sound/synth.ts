import { type Calibre, type EngineKind, type Sound, type Surface, THUMP } from "./sounds.ts";

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
function engine(stage: Stage, { engine: kind, hertz, count, seconds }: Drone): void {
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

/** How guns of a calibre are heard: seconds from round to round, the pitch of their crack and of their thump, and how hard both are. */
interface Gun {
  readonly round: number;
  readonly crack: number;
  readonly thump: number;
  readonly hard: number;
}

const GUNS: Readonly<Record<Calibre, Gun>> = {
  rifle: { round: 0.055, crack: 1900, thump: 112, hard: 0.42 },
  heavy: { round: 0.078, crack: 1250, thump: 84, hard: 0.5 },
  cannon: { round: 0.105, crack: 780, thump: 62, hard: 0.6 },
  flak: { round: 0.4, crack: 420, thump: 48, hard: 0.75 },
};

/** A burst: a crack and a thump for every round. */
function guns(stage: Stage, calibre: Calibre, seconds: number): void {
  const { round, crack: pitch, thump: low, hard } = GUNS[calibre];
  const crack = envelope(stage);
  const thump = envelope(stage);
  const last = Math.max(stage.at, stage.at + seconds - round);
  for (let at = stage.at; at <= last; at += round) {
    strike(crack, at, hard, round * 0.8);
    strike(thump, at, hard, round * 0.9);
  }
  const band = filter(stage.context, "bandpass", pitch, 0.8);
  band.connect(crack);
  hiss(stage, seconds, band);
  tone(stage, "triangle", low, seconds, thump);
}

/** Felt swallows what wood sends back: a duller and shorter knock. */
const SURFACES: Readonly<
  Record<Surface, { readonly body: number; readonly edge: number; readonly loud: number }>
> = {
  felt: { body: 170, edge: 1150, loud: 0.8 },
  wood: { body: 270, edge: 2500, loud: 1 },
};

function knock(stage: Stage, on: Surface, force: number): void {
  const { body, edge: pitch, loud } = SURFACES[on];
  const below = envelope(stage);
  strike(below, stage.at, (0.1 + 0.35 * force) * loud, 0.07);
  tone(stage, "sine", body + 60 * force, 0.08, below);
  const edge = envelope(stage);
  strike(edge, stage.at, (0.15 + 0.5 * force) * loud, 0.035);
  const band = filter(stage.context, "bandpass", pitch, 1.1);
  band.connect(edge);
  hiss(stage, 0.05, band);
}

/** Card slides over card, and lies. */
function card(stage: Stage): void {
  const slide = envelope(stage);
  swell(slide, stage.at, 0.16, 0.11);
  const paper = filter(stage.context, "highpass", 2600);
  paper.connect(slide);
  hiss(stage, 0.11, paper);
  const lies = { ...stage, at: stage.at + 0.1 };
  const flat = envelope(lies);
  strike(flat, lies.at, 0.3, 0.05);
  const board = filter(lies.context, "bandpass", 900, 0.9);
  board.connect(flat);
  hiss(lies, 0.06, board);
}

/** Wood that scrapes over paper, as long as it is pushed. */
function rake(stage: Stage, seconds: number): void {
  const loud = envelope(stage);
  swell(loud, stage.at, 0.14, seconds);
  const scrape = filter(stage.context, "bandpass", 1400, 0.5);
  scrape.connect(loud);
  hiss(stage, seconds, scrape);
}

/** Seconds in which a room comes up, and how loud it is: hardly. */
const ROOM_COMES = 2;
const ROOM = 0.4;

/** The air of a room with people in it, far away; it goes on until its context ends. */
function room({ context, out, at }: Stage): void {
  const loud = context.createGain();
  loud.gain.setValueAtTime(0, at);
  loud.gain.linearRampToValueAtTime(ROOM, at + ROOM_COMES);
  loud.connect(out);
  const wall = filter(context, "lowpass", 240, 0.4);
  wall.connect(loud);
  const air = context.createBufferSource();
  air.buffer = noiseOf(context);
  air.loop = true;
  air.playbackRate.value = 0.37;
  air.connect(wall);
  air.start(at);
}

/** A shell goes off: a crack in the air, and what it shakes. */
function burst(stage: Stage): void {
  const crack = envelope(stage);
  strike(crack, stage.at, 0.45, 0.2);
  const band = filter(stage.context, "bandpass", 620, 0.6);
  band.connect(crack);
  hiss(stage, 0.25, band);
  thump(stage);
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
      engine(stage, sound);
      break;
    case "leave":
      engine(stage, { ...sound, count: 1 });
      break;
    case "guns":
      guns(stage, sound.calibre, sound.seconds);
      break;
    case "burst":
      burst(stage);
      break;
    case "knock":
      knock(stage, sound.on, sound.force);
      break;
    case "card":
      card(stage);
      break;
    case "rake":
      rake(stage, sound.seconds);
      break;
    case "fall":
      fall(stage, sound.spin, sound.seconds);
      break;
    case "chime":
      chime(stage);
      break;
    case "room":
      room(stage);
      break;
  }
}
