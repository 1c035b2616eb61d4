import type { Earcon } from "../../face/queries/earcons.ts";
import { heardAt, type Tick } from "../../face/queries/ticks.ts";
import { EARCON_NOTES, type Note } from "./earcon-notes.ts";
import { envelope, filter, hiss, type Stage, strike, tone } from "./nodes.ts";

/** Seconds in which a note comes, so that it does not click, and the share of it after which it fades. */
const COMES = 0.006;
const STAYS = 0.55;

/** Puts a stage to the left or the right, and behind a wall where nothing high comes through. */
function placed(stage: Stage, { pan, cutoff }: Pick<Tick, "pan" | "cutoff">): Stage {
  const { context, out } = stage;
  const side = context.createStereoPanner();
  side.pan.value = pan;
  side.connect(out);
  const wall = filter(context, "lowpass", cutoff);
  wall.connect(side);
  return { ...stage, out: wall };
}

function note(stage: Stage, { wave, at: delay, seconds, hertz, to, peak }: Note): void {
  const at = stage.at + delay;
  const here = { ...stage, at };
  const loud = envelope(here);
  loud.gain.setValueAtTime(0, at);
  loud.gain.linearRampToValueAtTime(peak, at + COMES);
  loud.gain.setValueAtTime(peak, at + seconds * STAYS);
  loud.gain.linearRampToValueAtTime(0, at + seconds);
  if (wave === "noise") {
    const band = filter(stage.context, "bandpass", hertz, 0.8);
    if (to !== undefined) {
      band.frequency.setValueAtTime(hertz, at);
      band.frequency.exponentialRampToValueAtTime(to, at + seconds);
    }
    band.connect(loud);
    hiss(here, seconds, band);
    return;
  }
  const { frequency } = tone(here, wave, hertz, seconds, loud);
  if (to !== undefined) frequency.exponentialRampToValueAtTime(to, at + seconds);
}

/** A signal, from o'clock where it has a place. */
export function earcon(stage: Stage, name: Earcon, clock: number | undefined): void {
  const there = placed(stage, heardAt(clock));
  for (const one of EARCON_NOTES[name]) note(there, one);
}

/** How long a tick sounds, in seconds, and how loud it is when it is nearest. */
const TICK = 0.11;
const LOUDEST = 0.8;

/** One of those that are around somebody: a soft one for one's own side, a hard one for the other, of one pitch. */
export function tick(stage: Stage, one: Omit<Tick, "at">): void {
  const { hertz, gain, own } = one;
  const there = placed(stage, one);
  const loud = envelope(there);
  strike(loud, stage.at, gain * LOUDEST * (own ? 1 : 0.6), TICK);
  tone(there, own ? "sine" : "square", hertz, TICK, loud);
}
