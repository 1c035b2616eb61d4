import { type BatchedMesh, type InstancedMesh, Matrix4, Object3D } from "three";
import { itemAt } from "../../core/item-at.ts";
import type { CounterFlight } from "../../tabletop/counter-flight.ts";
import { RADIANS } from "../layout.ts";
import type { ModelShape } from "../models/shape.ts";
import type { Seat } from "../table/airframes.ts";
import type { CounterActor, CounterCast } from "./cast.ts";

/** Spans to the right, up and back from the first of a formation, aircraft by aircraft. */
type Slot = readonly [right: number, up: number, back: number];

/** Three boxes of three: the lead, the high one to the right, the low one to the left. */
const BOX: readonly Slot[] = [
  [0, 0, 0],
  [-0.62, -0.1, 0.5],
  [0.62, 0.1, 0.5],
  [1.35, 0.62, 0.85],
  [-1.35, -0.55, 0.85],
  [0.75, 0.52, 1.3],
  [-0.75, -0.62, 1.3],
  [1.95, 0.72, 1.3],
  [-1.95, -0.48, 1.3],
];
const FINGER_FOUR: readonly Slot[] = [
  [0, 0, 0],
  [-0.85, -0.05, 0.6],
  [0.85, 0.05, 0.6],
  [1.7, 0.1, 1.2],
];
const SLOTS = { box: BOX, "finger-four": FINGER_FOUR } as const;

/** How large miniatures over counters are: large ones less so, that a box of bombers has room over the map. */
function spanOf({ reach }: ModelShape): number {
  return 0.31 * Math.sqrt(2 * reach);
}

/** A miniature over a counter. */
export interface Flyer {
  readonly actor: CounterActor;
  readonly flight: CounterFlight;
  readonly slot: Slot;
}

/** All miniatures over the counters of a table. */
export function flyersOf({ actors }: CounterCast): readonly Flyer[] {
  return actors.flatMap((actor) =>
    (actor.after.flights ?? []).flatMap((flight) =>
      Array.from({ length: flight.count }, (_, at): Flyer => {
        const slots = SLOTS[flight.formation];
        return { actor, flight, slot: itemAt(slots, at % slots.length) };
      }),
    ),
  );
}

/** What decides which miniatures fly: as long as it is the same they need not be made anew. */
export function flyersKey(flyers: readonly Flyer[]): string {
  return flyers.map(({ flight }) => flight.model).join(" ");
}

const dummy = new Object3D();
const spinner = new Matrix4();
const hub = new Matrix4();

/** Miniatures stay over the place that their counter is about, even if that makes way for others. */
function stand({ actor: { live }, flight, slot: [right, up, back] }: Flyer, span: number): void {
  const angle = flight.heading * RADIANS;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const [aside, behind] = [right * span, back * span];
  dummy.position.set(
    live.x - live.asideX + aside * cosine - behind * sine,
    live.up + flight.up + up * span,
    -(live.y - live.asideY - aside * sine - behind * cosine),
  );
  dummy.rotation.set(0, -angle, 0);
}

/** Puts every miniature into its place over its counter. */
export function placeFlyers(mesh: BatchedMesh, seats: readonly Seat[], flyers: readonly Flyer[]): void {
  for (const [i, flyer] of flyers.entries()) {
    const seat = seats[i];
    if (!seat) continue;
    const span = spanOf(seat.shape);
    stand(flyer, span);
    dummy.scale.setScalar(Math.max(1e-5, (span / (2 * seat.shape.reach)) * flyer.actor.live.present));
    dummy.updateMatrix();
    mesh.setMatrixAt(seat.airframe, dummy.matrix);
    for (const [p, id] of seat.propellers.entries()) {
      const propeller = seat.shape.propellers[p];
      if (!propeller) continue;
      hub.makeTranslation(propeller.hub);
      mesh.setMatrixAt(id, spinner.multiplyMatrices(dummy.matrix, hub));
    }
  }
}

/** How long a contrail is and how wide, in spans. */
const TRAIL = { length: 3.4, width: 0.34 } as const;

/** Lays a contrail behind every miniature that draws one; the others have none. */
export function layContrails(mesh: InstancedMesh, seats: readonly Seat[], flyers: readonly Flyer[]): void {
  for (const [i, flyer] of flyers.entries()) {
    const span = seats[i] ? spanOf(seats[i].shape) : 0;
    stand(flyer, span);
    const there = flyer.flight.trails ? flyer.actor.live.present : 0;
    dummy.scale.set(
      Math.max(1e-5, TRAIL.width * span * there),
      1,
      Math.max(1e-5, TRAIL.length * span * there),
    );
    dummy.updateMatrix();
    mesh.setMatrixAt(i, dummy.matrix);
  }
  mesh.instanceMatrix.needsUpdate = true;
}
