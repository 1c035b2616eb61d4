import { SOUND_GROUPS, type SoundGroup, type Volumes } from "../settings/volumes.ts";

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
  voice(group: SoundGroup): Voice {
    const gain = this.context.createGain();
    gain.connect(this.channel(group));
    return new Voice(this.context, gain);
  }

  private turn({ gain }: GainNode, percent: number): void {
    gain.setTargetAtTime(gainOf(percent), this.context.currentTime, SOFTLY / 3);
  }
}

/** Sounds that may have to stop before their time. */
export class Voice {
  constructor(
    private readonly context: BaseAudioContext,
    readonly out: GainNode,
  ) {}

  stop(): void {
    const { context, out } = this;
    out.gain.setTargetAtTime(0, context.currentTime, SOFTLY / 3);
    setTimeout(() => out.disconnect(), SOFTLY * 4000);
  }
}
