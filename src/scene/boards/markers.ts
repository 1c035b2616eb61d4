import { Group, Matrix4, Quaternion, Vector3 } from "three";
import type { CellTrack } from "../../tabletop/cell-track.ts";
import type { Counter } from "../../tabletop/counter.ts";
import { ease } from "../../tabletop/flight.ts";
import { type MarkerPlace, markerPlaces } from "../../tabletop/layout/board-layout.ts";
import { counterThickness } from "../../tabletop/layout/counter-layout.ts";
import { printCounter } from "../counters/face.ts";
import { liveryOf } from "../livery.ts";
import { type Print, PrintSheet } from "../stock/sheet.ts";
import { slabGeometry } from "../stock/slab.ts";
import { Stock } from "../stock/stock.ts";

type TrackMarker = CellTrack["markers"][number];

/** How long a marker takes to its new cell, in ms, and how high it is lifted, in inches. */
const MOVE = 600;
const LIFT = 0.5;
/** Inches above the board that it lies on. */
const BOARD = 0.06;

interface Placed {
  readonly marker: TrackMarker;
  readonly from: MarkerPlace;
  readonly to: MarkerPlace;
}

const Y = new Vector3(0, 1, 0);

function keyOf({ side, symbol, label }: TrackMarker): string {
  return JSON.stringify([side, symbol, label]);
}

/** A marker looks like a round counter. */
function counterOf({ id, title, side, symbol, label }: TrackMarker): Counter {
  const sided = side === undefined ? {} : { side };
  const signed = symbol ? { symbol } : {};
  return { id, title, label: symbol ? "" : (label ?? ""), shape: "round", x: 0, y: 0, ...sided, ...signed };
}

function placed(tracks: readonly CellTrack[] = []): ReadonlyMap<string, readonly [TrackMarker, MarkerPlace]> {
  const all = tracks.flatMap((track) => {
    const places = markerPlaces(track);
    return track.markers.map((marker, i): readonly [string, readonly [TrackMarker, MarkerPlace]] => [
      marker.id,
      [marker, places[i] as MarkerPlace],
    ]);
  });
  return new Map(all);
}

/** The markers of all tracks, in one draw call. They go from cell to cell at the beginning of what happens. */
export class Markers {
  readonly group = new Group();
  private readonly sheet = new PrintSheet(1);
  private stock: Stock | undefined;
  private all: readonly Placed[] = [];
  private readonly matrix = new Matrix4();
  private readonly at = new Vector3();
  private readonly size = new Vector3();
  private readonly turn = new Quaternion();

  /** `turn` in degrees is that of the reader. */
  set(before: readonly CellTrack[] | undefined, after: readonly CellTrack[], turn: number): void {
    const old = placed(before);
    this.all = [...placed(after).values()].map(([marker, to]) => ({
      marker,
      from: old.get(marker.id)?.[1] ?? to,
      to,
    }));
    this.turn.setFromAxisAngle(Y, (turn * Math.PI) / 180);
    this.sheet.keep(
      new Map(
        this.all.map(({ marker }): [string, Print] => [
          keyOf(marker),
          (pen) => printCounter(pen, counterOf(marker), 0),
        ]),
      ),
    );
    this.makeRoom();
    this.all.forEach(({ marker }, i) => {
      const face = this.sheet.tileOf(keyOf(marker));
      this.stock?.look(i, { face, back: face, edge: liveryOf(marker.side).edge });
    });
  }

  frame(now: number): void {
    const { stock, at, matrix } = this;
    if (!stock) return;
    const share = Math.max(0, Math.min(1, now / MOVE));
    for (let i = 0; i < this.all.length; i++) {
      const { from, to } = this.all[i] as Placed;
      const far = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
      const u = ease(share);
      const lift = far < 0.01 ? 0 : 4 * share * (1 - share) * LIFT;
      const size = from.size + (to.size - from.size) * u;
      at.set(
        from.x + (to.x - from.x) * u,
        BOARD + lift + counterThickness(size) / 2,
        -(from.y + (to.y - from.y) * u),
      );
      stock.mesh.setMatrixAt(i, matrix.compose(at, this.turn, this.size.setScalar(size)));
    }
    stock.mesh.instanceMatrix.needsUpdate = true;
  }

  reprint(): void {
    this.sheet.reprint();
  }

  dispose(): void {
    this.stock?.dispose();
    this.sheet.dispose();
  }

  private makeRoom(): void {
    const count = this.all.length;
    if (!this.stock || this.stock.capacity < count) {
      if (this.stock) this.group.remove(this.stock.mesh);
      this.stock?.dispose();
      const geometry = slabGeometry({ width: 1, height: 1, radius: 0.5, thickness: counterThickness(1) });
      this.stock = new Stock(geometry, this.sheet, count + 4);
      this.group.add(this.stock.mesh);
    }
    this.stock.count = count;
  }
}
