import { SOUND_GROUPS, type SoundGroup, type Volumes } from "../settings/volumes.ts";

/** Inches from the eye to the fight at which sounds are as loud as they are made: as a player sits at his edge. */
const SEAT = 40;
/** How loud it gets before one's nose and how soft across the room, and how fast it grows towards one. */
const [SOFTEST, LOUDEST] = [0.45, 2];
const GROWTH = 0.65;

/** How loud something is at a distance from the eye, in inches: 1 as a player hears it from his edge. */
export function loudnessAt(distance: number): number {
  return Math.max(SOFTEST, Math.min(LOUDEST, (SEAT / Math.max(1, distance)) ** GROWTH));
}

/** Cents for each inch a second at which something comes nearer, and how far a pitch is bent at most. */
const CENTS = 9;
const MOST_CENTS = 140;
/** A longer or shorter time than so many ms between two looks tells nothing of a speed. */
const [SHORTEST, LONGEST] = [1, 250];

/** By how many cents a sound is bent that was `before` and is now so many inches away: higher as it comes, lower as it goes. */
export function bendOf(before: number, now: number, ms: number): number {
  if (ms < SHORTEST || ms > LONGEST) return 0;
  const speed = ((before - now) / ms) * 1000;
  return Math.max(-MOST_CENTS, Math.min(MOST_CENTS, speed * CENTS));
}

/** Seconds in which a volume changes and a stopped sound dies away. */
const SOFTLY = 0.06;
/** Below this everything passes as it is; above, it bends towards 1 and never gets there. */
const KNEE = 0.5;
const POINTS = 1025;

/** A curve that bends what is too loud instead of cutting it off. */
function softLimit(): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(POINTS);
  for (let index = 0; index < POINTS; index++) {
    const x = (index / (POINTS - 1)) * 2 - 1;
    const over = Math.max(0, Math.abs(x) - KNEE) / (1 - KNEE);
    const loud = over > 0 ? KNEE + (0.95 - KNEE) * Math.tanh(over * 1.1) : Math.abs(x);
    curve[index] = Math.sign(x) * loud;
  }
  return curve;
}

/** Loudness is heard by its square, more or less. */
function gainOf(percent: number): number {
  return (percent / 100) ** 2;
}

/** The mixer: a channel a group, one volume for all, and a limit that nothing gets over. */
export class Mixer {
  private readonly master: GainNode;
  private readonly channels: ReadonlyMap<SoundGroup, GainNode>;

  constructor(
    private readonly context: BaseAudioContext,
    volumes: Volumes,
  ) {
    const limit = context.createWaveShaper();
    limit.curve = softLimit();
    limit.connect(context.destination);
    this.master = context.createGain();
    this.master.connect(limit);
    this.channels = new Map(
      SOUND_GROUPS.map((group) => {
        const channel = context.createGain();
        channel.connect(this.master);
        return [group, channel];
      }),
    );
    this.master.gain.value = gainOf(volumes.master);
    for (const [group, channel] of this.channels) channel.gain.value = gainOf(volumes[group]);
  }

  /** Where a group's sounds go. */
  channel(group: SoundGroup): AudioNode {
    return this.channels.get(group) ?? this.master;
  }

  /** Sets all volumes, softly. */
  set(volumes: Volumes): void {
    this.turn(this.master, volumes.master);
    for (const [group, channel] of this.channels) this.turn(channel, volumes[group]);
  }

  /** A place of its own for sounds that may have to stop together. */
  voice(group: SoundGroup, of: readonly string[] = []): Voice {
    return new Voice(this.context, this.channel(group), of);
  }

  private turn({ gain }: GainNode, percent: number): void {
    gain.setTargetAtTime(gainOf(percent), this.context.currentTime, SOFTLY / 3);
  }
}

/** Sounds of some pieces that come nearer and go away, and may have to stop before their time. */
export class Voice {
  readonly out: GainNode;
  /** What bends the pitch of its tones, in cents. */
  readonly bend: ConstantSourceNode;
  private readonly nearness: GainNode;
  private far: number | undefined;
  private at = 0;

  constructor(
    private readonly context: BaseAudioContext,
    channel: AudioNode,
    /** The pieces that it comes from, by their ids. */
    readonly of: readonly string[],
  ) {
    this.out = context.createGain();
    this.nearness = context.createGain();
    this.out.connect(this.nearness);
    this.nearness.connect(channel);
    this.bend = context.createConstantSource();
    this.bend.offset.value = 0;
    this.bend.start();
  }

  /** It comes from so many inches away at an instant of the timeline, in ms. */
  hear(far: number, at: number): void {
    const { context, nearness, bend } = this;
    const loud = loudnessAt(far);
    if (this.far === undefined) nearness.gain.value = loud;
    else {
      nearness.gain.setTargetAtTime(loud, context.currentTime, SOFTLY);
      bend.offset.setTargetAtTime(bendOf(this.far, far, at - this.at), context.currentTime, SOFTLY);
    }
    this.far = far;
    this.at = at;
  }

  stop(): void {
    const { context, out, nearness, bend } = this;
    out.gain.setTargetAtTime(0, context.currentTime, SOFTLY / 3);
    bend.stop(context.currentTime + SOFTLY * 4);
    setTimeout(() => nearness.disconnect(), SOFTLY * 4000);
  }
}
