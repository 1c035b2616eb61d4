import { MAX_DICE } from "./kinds.ts";
import { layOut } from "./layout.ts";
import { DicePlayer } from "./player.ts";
import type { DicePool } from "./pool.ts";
import type { BakedThrow, ThrowRequest } from "./throw.ts";

interface PlayOptions {
  /** 1 as fast as real dice, 2 twice as fast. */
  readonly speed?: number;
}

/** Throws dice into a tray, one throw at a time. */
export class Thrower {
  private readonly player: DicePlayer;
  /** Counts what was asked, so that a throw still being simulated gives way to a later request. */
  private asked = 0;

  /**
   * @param redraw Called when it looks different.
   * @param onImpact Called with the jolt in inches per second when dice hit something.
   */
  constructor(
    private readonly pool: DicePool,
    private readonly redraw: () => void,
    onImpact: (speed: number) => void,
  ) {
    this.player = new DicePlayer(pool, onImpact);
  }

  /** Moves on by seconds. True while there is more to come. */
  advance(seconds: number): boolean {
    return this.player.advance(seconds);
  }

  /** Lets the dice tumble; settles when they rest, or when something else is asked of the tray. */
  async play(request: ThrowRequest, { speed = 1 }: PlayOptions = {}): Promise<void> {
    const mine = this.take();
    const bake = await loadBake();
    for (const go of split(request)) {
      if (mine !== this.asked) return;
      const baked = bake(go);
      this.put(baked, go);
      await this.player.play(baked, speed);
    }
  }

  /** Lays the result into the tray at once. */
  show(request: ThrowRequest): void {
    this.take();
    const last = split(request).at(-1);
    if (last) this.put(layOut(last), last);
  }

  empty(): void {
    this.take();
    this.pool.clear();
    this.redraw();
  }

  /** Forgets what is under way: nobody looks any more. */
  stop(): void {
    this.take();
  }

  private take(): number {
    this.player.stop();
    return ++this.asked;
  }

  private put(baked: BakedThrow, { dice }: ThrowRequest): void {
    this.pool.load(baked, dice);
    this.redraw();
  }
}

/** Fetches the physics; a table that can't get them shows its dice without a tumble. */
async function loadBake(): Promise<(request: ThrowRequest) => BakedThrow> {
  return import("./bake.ts").then(
    ({ bake }) => bake,
    () => layOut,
  );
}

/** As many goes as a throw takes; a tray holds so many dice at once. */
function split({ dice, seed }: ThrowRequest): ThrowRequest[] {
  const parts: ThrowRequest[] = [];
  for (let from = 0; from < dice.length; from += MAX_DICE)
    parts.push({ dice: dice.slice(from, from + MAX_DICE), seed: seed + from });
  return parts;
}
