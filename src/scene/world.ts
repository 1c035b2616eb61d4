import { Color, Group, type Scene } from "three";
import type { Overlay } from "../tabletop/overlay.ts";
import type { Mat, Tabletop } from "../tabletop/tabletop.ts";
import { woodenBlock } from "./models/placeholder.ts";
import type { ModelShape } from "./models/shape.ts";
import type { Player } from "./player.ts";
import { createStage, moveStage, type Stage, setStage } from "./stage.ts";
import { Airframes } from "./table/airframes.ts";
import { Room } from "./table/room.ts";

const DIM_ROOM = new Color(0x120d0a);

function crewKey(stage: Stage): string {
  return stage.actors.map((actor) => `${actor.id}:${actor.after.model}`).join(" ");
}

/**
 * Everything drawn on and around the table, in layers. `show` takes what changes now and then, `frame` puts
 * everything where it is at the player's instant and allocates nothing.
 */
export class World {
  /** Its origin is the mat's lower left corner; the mat's middle is the middle of the scene. */
  readonly group = new Group();
  readonly stage = createStage();
  /** Called after each frame drawn. */
  afterFrame: (() => void) | undefined;
  private room: Room | undefined;
  private airframes: Airframes | undefined;
  private crews = "";
  private tabletop: Tabletop | undefined;
  private shapes: ReadonlyMap<string, ModelShape> = new Map();
  private readonly fallback = woodenBlock();

  constructor(
    private readonly player: Player,
    scene: Scene,
    private readonly shadows: boolean,
  ) {
    scene.background = DIM_ROOM;
  }

  show(tabletop: Tabletop, _overlay: Overlay): void {
    const { tabletop: old } = this;
    this.tabletop = tabletop;
    if (old?.mat !== tabletop.mat) this.layMat(tabletop.mat);
    setStage(this.stage, tabletop, this.player);
    this.castCrews();
  }

  /** Called when other models than before have been loaded. */
  useShapes(shapes: ReadonlyMap<string, ModelShape>): void {
    this.shapes = shapes;
    this.crews = "";
    this.castCrews();
  }

  frame(): void {
    if (!this.tabletop) return;
    moveStage(this.stage, this.tabletop, this.player);
    this.airframes?.frame(this.stage);
    this.afterFrame?.();
  }

  dispose(): void {
    this.room?.dispose();
    this.airframes?.dispose();
  }

  private layMat(mat: Mat): void {
    this.room?.dispose();
    if (this.room) this.group.remove(this.room.group);
    this.room = new Room(mat, this.shadows);
    this.group.add(this.room.group);
    this.group.position.set(-mat.width / 2, 0, mat.depth / 2);
  }

  private castCrews(): void {
    const crews = crewKey(this.stage);
    if (crews === this.crews) return;
    this.crews = crews;
    if (this.airframes) {
      this.group.remove(this.airframes.mesh);
      this.airframes.dispose();
    }
    this.airframes = new Airframes(this.stage.actors, this.shapes, this.fallback);
    this.group.add(this.airframes.mesh);
  }
}
