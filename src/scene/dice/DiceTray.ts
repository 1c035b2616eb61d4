import { Group, Mesh, MeshStandardMaterial } from "three";
import { awaited } from "../awaited.ts";
import { MAX_DICE } from "./kinds.ts";
import { layOut } from "./layout.ts";
import { DicePlayer } from "./player.ts";
import { DicePool } from "./pool.ts";
import type { BakedThrow, ThrowRequest } from "./throw.ts";
import { TRAY } from "./tray.ts";
import { BOTTOM, trayGeometry } from "./trayGeometry.ts";
import { trayTexture } from "./trayTexture.ts";

interface PlayOptions {
  /** 1 as fast as real dice, 2 twice as fast. */
  readonly speed?: number;
}

const LENGTH = 2 * (TRAY.halfLength + TRAY.wood);

/** A baize-lined wooden tray in which dice are thrown: at most one draw call for it and one a kind of dice. */
export class TrayGroup extends Group {
  private readonly box = new Mesh(
    trayGeometry(),
    new MeshStandardMaterial({ map: trayTexture(), roughness: 0.72 }),
  );
  private readonly pool = new DicePool(MAX_DICE);
  private readonly player: DicePlayer;
  /** Counts what was asked, so that a throw still being simulated gives way to a later request. */
  private asked = 0;

  /**
   * @param size Length of the tray over all in inches.
   * @param redraw Called when it looks different.
   * @param onImpact Called with the jolt in inches per second when dice hit something.
   */
  constructor(
    private readonly size: number,
    private readonly redraw: () => void,
    onImpact: (speed: number) => void,
  ) {
    super();
    this.player = new DicePlayer(this.pool, onImpact);
    this.box.castShadow = true;
    this.box.receiveShadow = true;
    this.add(this.box, this.pool.group);
    void awaited(this.pool.lettered.then((changed) => changed && redraw()));
  }

  /** Whether dice lie or tumble in it. */
  get holds(): boolean {
    return this.pool.holds;
  }

  /** Puts the middle of the tray's bottom to a place in the scene, in inches. */
  stand(x: number, y: number, z: number): void {
    const scale = this.size / LENGTH;
    this.position.set(x, y + BOTTOM * scale, z);
    this.scale.setScalar(scale);
    this.redraw();
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

  override dispose(): void {
    this.asked++;
    this.player.stop();
    this.pool.dispose();
    const { geometry, material } = this.box;
    geometry.dispose();
    material.map?.dispose();
    material.dispose();
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
