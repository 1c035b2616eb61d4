import type { BakedThrow } from "./throw.ts";

/** The least that a thing which shows dice has to do. */
export interface DiceStage {
  pose(baked: BakedThrow, moment: number): void;
}

/** Plays one baked throw at a time on a stage; nothing here allocates while it plays. */
export class DicePlayer {
  #baked: BakedThrow | undefined;
  #moment = 0;
  #speed = 1;
  #fresh = false;
  #heard = 0;
  #done: (() => void) | undefined;

  /** @param onImpact Called with the jolt in inches per second when dice hit something. */
  constructor(
    readonly stage: DiceStage,
    readonly onImpact: (speed: number) => void = () => {},
  ) {}

  get playing(): boolean {
    return this.#baked !== undefined;
  }

  /** Starts a throw from its first frame; a throw still under way ends where it is. Settles when the dice rest. */
  play(baked: BakedThrow, speed = 1): Promise<void> {
    this.stop();
    this.#baked = baked;
    this.#moment = 0;
    this.#heard = 0;
    this.#speed = speed;
    // The time since the last frame drawn is that of an idle table, not of this throw.
    this.#fresh = true;
    return new Promise((done) => {
      this.#done = done;
    });
  }

  /** Moves on by the seconds since the last frame. True while there is more to come. */
  advance(seconds: number): boolean {
    const baked = this.#baked;
    if (!baked) return false;
    if (!this.#fresh) this.#moment += Math.min(seconds, 0.1) * baked.rate * this.#speed;
    this.#fresh = false;
    this.#sound(baked);
    this.stage.pose(baked, Math.min(this.#moment, baked.frames - 1));
    if (this.#moment >= baked.frames - 1) this.stop();
    return this.playing;
  }

  /** Jumps to the end of the throw under way. */
  skip(): void {
    if (this.#baked) this.stage.pose(this.#baked, this.#baked.frames - 1);
    this.stop();
  }

  /** Forgets the throw under way and lets whoever waits for it go on. */
  stop(): void {
    const done = this.#done;
    this.#baked = undefined;
    this.#done = undefined;
    done?.();
  }

  #sound(baked: BakedThrow): void {
    for (; this.#heard < baked.impacts.length; this.#heard++) {
      const impact = baked.impacts[this.#heard];
      if (!impact || impact.frame > this.#moment) return;
      this.onImpact(impact.speed);
    }
  }
}
