import {
  BufferGeometry,
  type Camera,
  CanvasTexture,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshLambertMaterial,
  SRGBColorSpace,
  type Vector3,
} from "three";
import { type BoardPlace, chartPlace, markerPlaces, trackPlace } from "../../tabletop/layout/board-layout.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Aimed, Layer, Shown } from "../layer.ts";
import { Markers } from "./markers.ts";
import { type Packed, type Packing, packed } from "./pack.ts";
import { printChart, printTrack } from "./print.ts";

type Pen = CanvasRenderingContext2D;

/** How thick a board is, in inches. */
const THICK = 0.06;

/** Something printed on a board of its own. */
interface Board {
  readonly place: BoardPlace;
  readonly print: (pen: Pen) => void;
}

function boardsOf({ tracks = [], charts = [] }: Tabletop): readonly Board[] {
  return [
    ...tracks.map((track) => ({ place: trackPlace(track), print: (pen: Pen) => printTrack(pen, track) })),
    ...charts.map((chart) => ({ place: chartPlace(chart), print: (pen: Pen) => printChart(pen, chart) })),
  ];
}

/** The corners of a board's upper face and of its four sides, as shares of its width, its height and its depth. */
const FACES = [
  { normal: [0, 1, 0], corners: ["010", "110", "111", "011"] },
  { normal: [0, 0, 1], corners: ["000", "100", "110", "010"] },
  { normal: [0, 0, -1], corners: ["101", "001", "011", "111"] },
  { normal: [1, 0, 0], corners: ["100", "101", "111", "110"] },
  { normal: [-1, 0, 0], corners: ["001", "000", "010", "011"] },
] as const;

interface Parts {
  readonly positions: number[];
  readonly normals: number[];
  readonly uvs: number[];
}

/** Adds a board with its part of the sheet on its upper face; its sides show the colour of the sheet's edge there. */
function addBoard(
  parts: Parts,
  { x, y, width, depth }: BoardPlace,
  at: Packed,
  sheet: Packing,
  turned: boolean,
): void {
  for (const [face, { normal, corners }] of FACES.entries())
    for (const i of [0, 1, 2, 0, 2, 3]) {
      const [across, up, away] = [...(corners[i] as string)].map(Number) as [number, number, number];
      parts.positions.push(x + across * width, up * THICK, -(y - (1 - away) * depth));
      parts.normals.push(...normal);
      const [u, v] = face > 0 ? [0.01, 0.5] : turned ? [1 - across, 1 - away] : [across, away];
      parts.uvs.push(
        (at.left + u * at.width) / sheet.width,
        1 - (at.top + (1 - v) * at.height) / sheet.height,
      );
    }
}

/** Tracks and charts: boards of printed card on the mat or beside it, in one draw call, and the markers on them. */
export class BoardLayer extends Group implements Layer {
  private readonly canvas = document.createElement("canvas");
  private readonly texture = new CanvasTexture(this.canvas);
  private readonly mesh: Mesh<BufferGeometry, MeshLambertMaterial>;
  private readonly markers = new Markers();
  private boards: readonly Board[] = [];
  private packing: Packing = packed([]);
  private shown: Shown | undefined;
  private printed = "";

  constructor() {
    super();
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.anisotropy = 8;
    this.mesh = new Mesh(new BufferGeometry(), new MeshLambertMaterial({ map: this.texture }));
    this.mesh.frustumCulled = false;
    this.mesh.receiveShadow = this.mesh.castShadow = true;
    this.add(this.mesh, this.markers.group);
  }

  show(shown: Shown): void {
    this.shown = shown;
    const { tabletop, line, edge } = shown;
    this.markers.set(line?.before.tracks, tabletop.tracks ?? [], edge === 1 ? 180 : 0);
    const key = JSON.stringify([
      edge,
      tabletop.tracks?.map(({ markers: _, ...rest }) => rest),
      tabletop.charts,
    ]);
    if (key === this.printed) return;
    this.printed = key;
    this.boards = boardsOf(tabletop);
    this.lay(edge === 1);
    this.print();
  }

  look(): void {}

  frame(now: number, _camera: Camera): void {
    this.markers.frame(this.shown?.line ? now : Infinity);
  }

  advance(): boolean {
    return false;
  }

  reprint(): void {
    this.print();
    this.markers.reprint();
  }

  aimed(): Aimed | undefined {
    return undefined;
  }

  locate(id: string, out: Vector3): boolean {
    const { tracks = [], charts = [] } = this.shown?.tabletop ?? {};
    for (const track of tracks) {
      const index = track.markers.findIndex((marker) => marker.id === id);
      const place = index < 0 ? undefined : markerPlaces(track)[index];
      if (place) out.set(place.x, THICK, -place.y);
      if (place) return true;
    }
    const track = tracks.find((one) => one.id === id);
    const chart = charts.find((one) => one.id === id);
    const place = track ? trackPlace(track) : chart && chartPlace(chart);
    if (place) out.set(place.x + place.width / 2, THICK, -(place.y - place.depth / 2));
    return place !== undefined;
  }

  override dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.texture.dispose();
    this.markers.dispose();
  }

  private lay(turned: boolean): void {
    this.packing = packed(this.boards.map(({ place }) => place));
    const parts: Parts = { positions: [], normals: [], uvs: [] };
    for (const [i, { place }] of this.boards.entries())
      addBoard(parts, place, this.packing.places[i] as Packed, this.packing, turned);
    this.mesh.visible = this.boards.length > 0;
    const { geometry } = this.mesh;
    geometry.dispose();
    geometry.setAttribute("position", new Float32BufferAttribute(parts.positions, 3));
    geometry.setAttribute("normal", new Float32BufferAttribute(parts.normals, 3));
    geometry.setAttribute("uv", new Float32BufferAttribute(parts.uvs, 2));
  }

  private print(): void {
    const { packing, canvas } = this;
    const resized = canvas.width !== packing.width || canvas.height !== packing.height;
    if (resized) {
      canvas.width = packing.width;
      canvas.height = packing.height;
      this.texture.dispose();
    }
    const pen = canvas.getContext("2d");
    if (!pen) return;
    this.boards.forEach(({ print }, i) => {
      const { left, top, width, height } = packing.places[i] as Packed;
      pen.save();
      pen.beginPath();
      pen.rect(left, top, width, height);
      pen.clip();
      pen.translate(left, top);
      pen.scale(packing.scale, packing.scale);
      print(pen);
      pen.restore();
    });
    this.texture.needsUpdate = true;
  }
}
