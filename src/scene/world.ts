import { type Camera, Color, Group, type Scene } from "three";
import { type ArcOverlay, fieldsAt, NO_OVERLAY, type Overlay, sameFields } from "../tabletop/overlay.ts";
import type { Mat, SideIndex, Spot, Tabletop } from "../tabletop/tabletop.ts";
import { awaited } from "./awaited.ts";
import { LateChart } from "./chart/late.ts";
import { isInField } from "./choose.ts";
import { LateEffects } from "./effects/late.ts";
import { hasPuffs } from "./effects/smoke.ts";
import { fontsReady } from "./fonts.ts";
import { LateLayers } from "./layers/late.ts";
import { fetchDials, type MakeDials, Miniatures } from "./miniatures.ts";
import { loadModels, type Modelled, modelKey } from "./models/load.ts";
import { woodenBlock } from "./models/placeholder.ts";
import type { ModelShape } from "./models/shape.ts";
import { Ghosts } from "./overlay/ghosts.ts";
import { Labels } from "./overlay/labels.ts";
import { LateDrawing } from "./overlay/late.ts";
import type { Player } from "./player.ts";
import type { TableSettings } from "./props.ts";
import { type Actor, createStage, lineOf, moveStage, type Stage, setStage } from "./stage.ts";
import { WINCH } from "./table/airframes.ts";
import { Room } from "./table/room.ts";

const DIM_ROOM = new Color(0x0b0807);

/** What decides whether the pieces have to be set up anew: who they are, their types, stands and clouds. */
function castKey(tabletop: Tabletop, ids: readonly string[]): string {
  const models = tabletop.pieces.map(
    (piece) => `${piece.id}:${modelKey(piece)}:${piece.side}:${piece.kind ?? ""}`,
  );
  return JSON.stringify([tabletop.altitude, tabletop.scale !== undefined, ids, models, tabletop.clouds]);
}

/** What stands under the pieces and is loaded with them. */
function under(actors: readonly Actor[]): readonly Modelled[] {
  return actors.some(({ after }) => after.kind === "balloon") ? [WINCH] : [];
}

function sameMat(a: Mat | undefined, b: Mat): boolean {
  if (a?.kind !== b.kind || a.width !== b.width || a.depth !== b.depth) return false;
  if (JSON.stringify(a.words) !== JSON.stringify(b.words)) return false;
  return a.features === b.features || JSON.stringify(a.features) === JSON.stringify(b.features);
}

/**
 * Everything drawn on and around the table, in layers. `show` takes what changes now and then, `frame` puts
 * everything where it is at the player's instant and allocates nothing.
 */
export class World {
  /** Its origin is the mat's lower left corner; the mat's middle is the middle of the scene. */
  readonly group = new Group();
  readonly stage: Stage;
  /** Called after each frame drawn. */
  afterFrame: (() => void) | undefined;
  /** Called when a frame with the pieces in it is drawn for the first time. */
  onStand: (() => void) | undefined;
  /** Called when something has come that may lie beside the mat. */
  onLaid: (() => void) | undefined;
  private room: Room | undefined;
  private miniatures: Miniatures | undefined;
  private cast = "";
  private looks = -1;
  private gone = false;
  private stands = false;
  private tabletop: Tabletop | undefined;
  private overlay: Overlay = NO_OVERLAY;
  private shapes: ReadonlyMap<string, ModelShape> = new Map();
  private readonly fallback = woodenBlock();
  private readonly drawing: LateDrawing;
  private readonly labels: Labels;
  private readonly ghosts = new Ghosts();
  private readonly effects: LateEffects;
  private readonly chart: LateChart;
  /** Map, boards, counters and cards. */
  readonly layers: LateLayers;
  private edge: SideIndex = 0;
  private selected: string | undefined;
  private hovered: string | undefined;
  private spot: Spot | undefined;
  private onField = false;
  /** The fields of fire from the place of an envelope that somebody points at. */
  private pointed: readonly ArcOverlay[] = [];
  private numbers = false;

  constructor(
    private readonly player: Player,
    private readonly scene: Scene,
    private readonly settings: Pick<TableSettings, "shadows" | "modelScale">,
    private readonly redraw: () => void,
  ) {
    this.stage = createStage(settings.modelScale);
    scene.background = DIM_ROOM;
    this.drawing = new LateDrawing(redraw);
    this.labels = new Labels(redraw);
    this.effects = new LateEffects(redraw);
    this.chart = new LateChart(redraw);
    this.group.add(this.drawing.group, this.labels.chips.mesh, this.ghosts.group);
    this.layers = new LateLayers(redraw, () => this.onLaid?.());
    this.stage.elsewhere = (id, out) => this.layers.locate(id, out);
    this.group.add(this.effects.group, this.chart.group, this.layers.group);
    void awaited(fontsReady().then(() => this.reprint()));
  }

  /** `edge` is the one at the bottom of the screen. */
  show(tabletop: Tabletop, overlay: Overlay, edge: SideIndex): void {
    const { tabletop: old } = this;
    this.edge = edge;
    this.tabletop = tabletop;
    this.overlay = overlay;
    if (!sameMat(old?.mat, tabletop.mat)) this.layMat(tabletop.mat);
    setStage(this.stage, tabletop, this.player);
    const line = lineOf(tabletop, this.player);
    this.pointed = fieldsAt(overlay.envelopes, this.spot);
    this.draw();
    this.layers.show({ tabletop, overlay, line, edge, air: this.stage.air });
    this.labels.show(this.stage, overlay, tabletop);
    this.ghosts.show(overlay.ghosts, this.shapeOf, this.stage);
    this.drawChart();
    void awaited(this.fetchModels(tabletop));
  }

  /** How large letters are written, 1 as usual. */
  setLettering(lettering: number): void {
    this.labels.chips.setLettering(lettering);
    this.redraw();
  }

  /** What is looked at: the selected piece, and whether the hexes are numbered. */
  look(selected: string | undefined, numbers: boolean): void {
    if (selected === this.selected && numbers === this.numbers) return;
    this.selected = selected;
    this.numbers = numbers;
    this.layers.look({ hovered: this.hovered, selected });
    this.drawChart();
  }

  /** The piece, counter or card under the pointer, or none. */
  hover(id: string | undefined): void {
    if (id === this.hovered) return;
    this.hovered = id;
    this.layers.look({ hovered: id, selected: this.selected });
    this.drawChart();
    this.redraw();
  }

  /** The point of the mat under the pointer, where nothing stands on it. */
  point(spot: Spot | undefined): void {
    this.spot = spot;
    if (this.isOnField() !== this.onField) {
      this.drawChart();
      this.redraw();
    }
    const pointed = fieldsAt(this.overlay.envelopes, spot);
    if (sameFields(pointed, this.pointed)) return;
    this.pointed = pointed;
    this.draw();
    this.redraw();
  }

  /** The piece whose name lies at a point of the picture, from -1 to 1 with y up. */
  named(x: number, y: number): string | undefined {
    return this.labels.aimed(this.stage, x, y);
  }

  /** Called when the player took up another timeline. */
  restage(): void {
    if (this.tabletop) this.show(this.tabletop, this.overlay, this.edge);
  }

  frame(camera: Camera): void {
    if (!this.tabletop) return;
    const { stage, miniatures, player } = this;
    moveStage(stage, this.tabletop, player);
    if (stage.looks !== this.looks && miniatures) {
      this.looks = stage.looks;
      miniatures.look(stage);
      this.labels.look(stage);
      this.effects.look(stage);
    }
    miniatures?.frame(stage);
    this.chart.frame(stage, camera);
    this.labels.others = this.chart.slips;
    this.labels.frame(stage, camera);
    this.layers.frame(player.now, camera);
    const line = lineOf(this.tabletop, player);
    this.drawing.frame(line, player.now);
    this.effects.frame(stage, line?.clips[player.clip]);
    if (miniatures && !this.stands) this.standUp();
  }

  /** Moves on what a hand has stirred, by seconds; true while there is more to come. */
  advance(seconds: number): boolean {
    return this.layers.advance(seconds, this.player.instant);
  }

  dispose(): void {
    this.gone = true;
    this.layers.dispose();
    this.room?.dispose();
    if (this.room) this.scene.remove(this.room.group);
    this.miniatures?.dispose();
    this.drawing.dispose();
    this.labels.chips.dispose();
    this.ghosts.dispose();
    this.effects.dispose();
    this.chart.dispose();
  }

  private standUp(): void {
    this.stands = true;
    this.onStand?.();
    void awaited(this.drawing.fetch());
    void awaited(this.labels.layApart());
    if (!this.effects.laid) void awaited(this.effects.fetch().then(() => this.light()));
  }

  /** Lays smoke and fire for the pieces that stand. */
  private light(): void {
    if (this.gone || !this.tabletop) return;
    this.effects.lay(this.stage, this.tabletop);
    this.looks = -1;
    this.redraw();
  }

  private readonly shapeOf = (piece: Modelled): ModelShape =>
    this.shapes.get(modelKey(piece)) ?? this.fallback;

  private draw(): void {
    const { tabletop, overlay, stage, player, pointed } = this;
    if (tabletop) this.drawing.draw(tabletop, overlay, stage.air, lineOf(tabletop, player), pointed);
  }

  /** Whether somebody points at fields of fire: at the piece they belong to, at one that stands in them, or at the mat. */
  private isOnField(): boolean {
    const { hovered, selected, tabletop, overlay, stage, spot } = this;
    if (!tabletop) return false;
    if (hovered !== undefined && hovered === selected) return true;
    const piece = stage.actors.find(({ id }) => id === hovered);
    return isInField(overlay, tabletop.mat, piece?.pose ?? spot);
  }

  private drawChart(): void {
    const { stage, tabletop, overlay, numbers } = this;
    if (!tabletop) return;
    const looked = this.hovered ?? this.selected;
    const pointed = this.isOnField();
    this.onField = pointed;
    const charted = { stage, tabletop, overlay, looked, numbers, pointed };
    this.labels.ranked = charted;
    this.chart.show(charted);
  }

  private layMat(mat: Mat): void {
    if (this.room) this.scene.remove(this.room.group);
    this.room?.dispose();
    this.room = new Room(mat, this.settings.shadows);
    void awaited(this.room.print().then((printed) => printed && this.redraw()));
    this.scene.add(this.room.group);
    this.group.position.set(-mat.width / 2, 0, mat.depth / 2);
  }

  /** Sets the pieces up once the models they need are there. */
  private async fetchModels(tabletop: Tabletop): Promise<void> {
    const { actors } = this.stage;
    const key = castKey(
      tabletop,
      actors.map((actor) => actor.id),
    );
    if (key === this.cast) return;
    this.cast = key;
    const [shapes, makeDials] = await Promise.all([
      loadModels([...actors.map((actor) => actor.after), ...under(actors)]),
      fetchDials(this.stage),
      hasPuffs(this.stage, tabletop) ? this.effects.fetch() : undefined,
    ]);
    this.shapes = shapes;
    if (this.gone || key !== this.cast) return;
    this.setUp(makeDials);
  }

  private setUp(makeDials: MakeDials | undefined): void {
    if (this.miniatures) this.group.remove(this.miniatures.group);
    this.miniatures?.dispose();
    this.miniatures = new Miniatures(this.stage, this.shapeOf, makeDials);
    this.group.add(this.miniatures.group);
    this.ghosts.show(this.overlay.ghosts, this.shapeOf, this.stage);
    this.light();
  }

  private reprint(): void {
    if (this.gone) return;
    this.miniatures?.reprint(this.stage);
    this.labels.chips.reprint();
    this.layers.reprint();
    this.redraw();
  }
}
