import { engine } from "./engine.ts";
import { envelope, filter, hiss, noiseOf, type Stage, strike, swell, tone } from "./nodes.ts";
import { earcon, tick } from "./signals.ts";
import { type Calibre, type Sound, type Surface, THUMP } from "./sounds.ts";

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
    case "earcon":
      earcon(stage, sound.earcon, sound.clock);
      break;
    case "tick":
      tick(stage, sound);
      break;
    case "room":
      room(stage);
      break;
  }
}
