import type { Vector3 } from "three";
import { turnBetween } from "../../tabletop/flight.ts";
import { livePose } from "../../tabletop/live.ts";
import { poseAt } from "../../tabletop/stance.ts";
import type { SideIndex } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import { heightIn, RADIANS } from "../layout.ts";
import type { Stage } from "../stage.ts";
import { inAction, roomIn } from "./action.ts";
import { type Lens, type Look, look } from "./film.ts";
import { type Along, Fit } from "./fit.ts";
import { TALL, used } from "./home.ts";
import { downShare, type LedFlight, ledFlight } from "./led-flight.ts";
import type { Reframing } from "./reframing.ts";
import { lookFrom, standAt } from "./stand-at.ts";

/** A way of the camera while something happens, a function of the instant. */
export interface Way {
  /** Writes where the camera stands and what it looks at in an instant, in ms; how it magnifies. */
  at(ms: number, position: Vector3, target: Vector3): number;
}

/** What happens, and who sees it. */
interface Seen {
  readonly line: Timeline;
  /** The table as it stands in the instant that is asked for. */
  readonly current: { readonly stage: Stage };
  /** The mat's lower left corner, in the scene. */
  readonly origin: Vector3;
  readonly edge: SideIndex;
  readonly selected?: string | undefined;
}

/** At least this share of the picture is used, whatever lies on it. */
const USED = 0.6;
/** Degrees from straight above from which a flight is seen, and the least inches to its leader. */
const [TILT, NEAREST] = [68, 10];
/** The same on a tall screen, in which as low a look would have more of what is beyond the mat than of the mat. */
const TALL_TILT = 50;
/** How far the eye goes round towards the tail of a leader who flies across, in degrees; less for one who flies to it or away. */
const LEANS = 40;
/** Inches from an aircraft's middle to its wing tips and its nose, and to what is above it. */
const [WINGS, TOP] = [1.7, 0.6];
const SIDES = [-1, 1] as const;
/** A leader's way of late: so many ms before the instant. */
const BEHIND = [0, 250, 500, 750] as const;

/** The way of the camera down behind the leader of a flight, from how the table is looked at and back to it. */
class Following implements Way {
  private readonly fit: Fit;
  private readonly tilt: number;
  private readonly pose = livePose();
  private readonly table = look();
  private readonly now = look();
  private readonly eye: Along = { right: 0, above: 0, ahead: 0 };
  private readonly away: Along = { right: 0, above: 0, ahead: 0 };

  constructor(
    private readonly reframing: Reframing,
    lens: Lens,
    private readonly ids: ReadonlySet<string>,
    private readonly flight: LedFlight,
    private readonly seen: Seen,
  ) {
    this.tilt = lens.aspect < TALL.aspect ? TALL_TILT : TILT;
    this.fit = new Fit({ ...lens, clear: used(lens.clear, USED) });
  }

  at(ms: number, position: Vector3, target: Vector3): number {
    const { table, now, flight, seen } = this;
    const zoom = this.reframing.at(ms, position, target);
    const share = downShare(flight, ms);
    if (share <= 0) return zoom;
    lookFrom(position, target, seen.origin, table);
    this.keep(share, position);
    now.heading = table.heading + turnBetween(table.heading, this.behind(ms)) * share;
    now.tilt = table.tilt + (this.tilt - table.tilt) * share;
    this.stand(share);
    standAt(now, seen.origin, seen.current.stage, position, target);
    return zoom;
  }

  /** Keeps how far from the nearest place the eye is at the table, as long as it is not all down. */
  private keep(share: number, { x, y, z }: Vector3): void {
    const { fit, table, eye, away, seen } = this;
    this.near(table);
    fit.along(x - seen.origin.x, seen.origin.z - z, y, away);
    away.right = (away.right - eye.right) * (1 - share);
    away.above = (away.above - eye.above) * (1 - share);
    away.ahead = (away.ahead - eye.ahead) * (1 - share);
  }

  /** Writes the look of this instant, in the direction in which the eye looks. */
  private stand(share: number): void {
    const { fit, now, table, eye, away } = this;
    const leader = this.near(now);
    eye.right += away.right;
    eye.above += away.above;
    eye.ahead += away.ahead;
    now.distance = table.distance + (leader - eye.ahead - table.distance) * share;
    eye.ahead += now.distance;
    fit.across(eye, now);
  }

  /** Finds the nearest place to have all in the picture in a direction; gives how far the leader is along it. */
  private near({ heading, tilt }: Look): number {
    const { fit, ids, eye, seen, flight } = this;
    const { stage } = seen.current;
    let leader = 0;
    fit.begin(heading, tilt);
    for (const actor of stage.actors) {
      if (!ids.has(actor.id)) continue;
      const { x, y } = actor.pose;
      const up = heightIn(actor, stage);
      fit.along(x, y, up, eye);
      if (actor.id === flight.leader) leader = eye.ahead;
      fit.add(x, y, 0);
      for (const side of SIDES) {
        fit.add(x + side * WINGS, y, up + TOP);
        fit.add(x, y + side * WINGS, up + TOP);
      }
    }
    fit.solve(leader - NEAREST, eye);
    return leader;
  }

  /** The direction in degrees from behind the leader, as far as the eye goes round for it: his tail swings out in a turn. */
  private behind(ms: number): number {
    const { pose, flight, seen } = this;
    let [right, away] = [0, 0];
    for (const before of BEHIND) {
      poseAt(seen.line, flight.leader, Math.max(0, ms - before), pose);
      right += Math.sin(pose.heading * RADIANS);
      away += Math.cos(pose.heading * RADIANS);
    }
    const edge = seen.edge === 1 ? 180 : 0;
    return edge + LEANS * Math.sin(Math.atan2(right, away) - edge * RADIANS);
  }
}

/** Goes with the fight, and down behind whoever leads a flight after opened orders. */
export function followed(reframing: Reframing, lens: Lens, width: number, seen: Seen): Way {
  const flight = ledFlight(seen.line, seen.edge);
  if (!flight) return reframing;
  const shown = inAction(seen.current.stage.actors, seen.selected, roomIn(width)).map(({ id }) => id);
  return new Following(reframing, lens, new Set([flight.leader, ...shown]), flight, seen);
}
