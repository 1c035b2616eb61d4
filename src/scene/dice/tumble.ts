import type { Timeline } from "../../tabletop/timeline.ts";
import { awaited } from "../awaited.ts";
import type { Player } from "../player.ts";
import { frameAt, type Go, goAt, goesOf, largeAt } from "./goes.ts";
import { type Rest, restOf } from "./held.ts";
import { layOut } from "./layout.ts";
import type { DicePool } from "./pool.ts";
import type { BakedThrow, ThrowRequest } from "./throw.ts";

type Bake = (request: ThrowRequest) => BakedThrow;

/** How dice are shown, and who is told of them. */
export interface TumbleOptions {
  /** Whether somebody finds dice slow. */
  readonly fast: () => boolean;
  /** Called when there is something new to see. */
  readonly redraw: () => void;
  /** Called with the jolt in inches per second when dice hit something. */
  readonly onImpact: (speed: number) => void;
}

/** What a player has shown of which timeline. */
type Shown = Pick<Player, "timeline" | "now" | "playing" | "instant">;

const NONE: readonly Go[] = [];

/** How long a throw may wait to be worked out, in ms. */
const PATIENCE = 500;

/** Resolves when the page has time, or can't wait any longer. */
function leisure(): Promise<unknown> {
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  return new Promise((done) => idle(done as () => void, { timeout: PATIENCE } as never));
}

/** Fetches the physics; a table that can't get them shows its dice without a tumble. */
function loadBake(): Promise<Bake> {
  return import("./bake.ts").then(
    ({ bake }) => bake,
    () => layOut,
  );
}

/** Shows the dice of a timeline as they are at an instant, whichever way it was come to. */
export class Tumble {
  private line: Timeline | undefined;
  private goes = NONE;
  private go: Go | undefined;
  private baked: BakedThrow | undefined;
  /** Where the dice that are shown come to rest; undefined without any. */
  rest: Rest | undefined;
  /** How large they are held, 0 to 1. */
  large = 0;
  /** The frame that was shown last. */
  private frame = -1;
  private bake: Bake | undefined;
  private coming = false;
  /** What is worked out before it is seen. */
  private ahead = NONE;
  private readonly falls = new WeakMap<Go, BakedThrow>();

  constructor(
    private readonly pool: DicePool,
    private readonly told: TumbleOptions,
  ) {}

  /** Shows the dice as they are now. Those that are yet to be thrown are not there. */
  show({ timeline, now, playing, instant }: Shown): void {
    if (timeline !== this.line) {
      this.line = timeline;
      this.goes = timeline ? goesOf(timeline) : NONE;
    }
    if (this.goes.length > 0 && !instant) this.prepare(timeline !== undefined && now < timeline.duration);
    const go = goAt(this.goes, now);
    const baked = go && this.thrown(go, instant);
    if (baked !== this.baked) this.load(go, baked);
    if (!go || !baked) return;
    this.large = largeAt(go, now);
    const before = this.frame;
    this.frame = frameAt(go, baked, now, this.told.fast());
    if (this.frame === before) return;
    this.pool.pose(baked, this.frame);
    if (playing) this.sound(baked, before);
  }

  /** Fetches the physics, and has throws that are yet to be seen worked out ahead. */
  private prepare(underway: boolean): void {
    if (!this.coming) {
      this.coming = true;
      void awaited(this.fetch());
    }
    if (!this.bake || !underway || this.ahead === this.goes) return;
    this.ahead = this.goes;
    void awaited(this.bakeAhead(this.goes));
  }

  private async fetch(): Promise<void> {
    this.bake = await loadBake();
    this.told.redraw();
  }

  /** Works throws out while the page has time, so that no frame waits for them. */
  private async bakeAhead(goes: readonly Go[]): Promise<void> {
    for (const go of goes) {
      await leisure();
      if (goes !== this.goes) return;
      this.thrown(go, false);
    }
  }

  /** How a go falls; undefined as long as nobody can tell. */
  private thrown(go: Go, instant: boolean): BakedThrow | undefined {
    if (instant) return go === this.go && this.baked?.frames === 1 ? this.baked : layOut(go.request);
    const known = this.falls.get(go) ?? this.bake?.(go.request);
    if (known) this.falls.set(go, known);
    return known;
  }

  private load(go: Go | undefined, baked: BakedThrow | undefined): void {
    this.go = go;
    this.baked = baked;
    this.frame = -1;
    this.rest = baked && restOf(baked);
    if (go && baked) this.pool.load(baked, go.request.dice);
    else this.pool.clear();
  }

  private sound({ impacts }: BakedThrow, before: number): void {
    for (const { frame, speed } of impacts)
      if (frame > before && frame <= this.frame) this.told.onImpact(speed);
  }
}
