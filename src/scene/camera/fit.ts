import { RADIANS } from "../layout.ts";
import type { Clear } from "./home.ts";

/** A point on the mat and above it, in inches from the mat's lower left corner. */
export interface ScenePoint {
  x: number;
  y: number;
  up: number;
}

/** The same along the three ways of an eye: what it sees beside and above its middle, and before it. */
export interface Along {
  right: number;
  above: number;
  ahead: number;
}

/** How a picture shows what is before it: half its height at an inch's distance, its shape, and the part to be used. */
interface Frame {
  readonly half: number;
  readonly aspect: number;
  readonly clear: Clear;
}

/**
 * Finds the place nearest to some points from which an eye that looks in one direction has all of them in a part of its
 * picture: each point keeps it behind four planes, and the innermost of these meet there. Allocates nothing.
 */
export class Fit {
  private readonly turn = { sin: 0, cos: 1 };
  private readonly tilt = { sin: 0, cos: 1 };
  private readonly at: Along = { right: 0, above: 0, ahead: 0 };
  /** How far beside and above the eye the planes are that the points leave, where it is nought ahead. */
  private readonly edge = { left: 0, right: 0, bottom: 0, top: 0 };

  constructor(private readonly frame: Frame) {}

  /** Begins anew with a direction: degrees clockwise from the table's 12 o'clock, and from straight above. */
  begin(heading: number, tilt: number): void {
    this.turn.sin = Math.sin(heading * RADIANS);
    this.turn.cos = Math.cos(heading * RADIANS);
    this.tilt.sin = Math.sin(tilt * RADIANS);
    this.tilt.cos = Math.cos(tilt * RADIANS);
    this.edge.left = this.edge.bottom = Infinity;
    this.edge.right = this.edge.top = -Infinity;
  }

  /** One more point that has to be seen. */
  add(x: number, y: number, up: number): void {
    const { edge, at } = this;
    const { half, aspect, clear } = this.frame;
    this.along(x, y, up, at);
    const [wide, high] = [at.ahead * half * aspect, at.ahead * half];
    edge.right = Math.max(edge.right, at.right - wide * clear.right);
    edge.left = Math.min(edge.left, at.right - wide * clear.left);
    edge.top = Math.max(edge.top, at.above - high * clear.top);
    edge.bottom = Math.min(edge.bottom, at.above - high * clear.bottom);
  }

  /** Writes where the eye is then, no farther ahead than `most`. */
  solve(most: number, out: Along): void {
    const { edge } = this;
    const { half, aspect, clear } = this.frame;
    const [wide, high] = [half * aspect, half];
    out.ahead = Math.min(
      most,
      (edge.left - edge.right) / (clear.right - clear.left) / wide,
      (edge.bottom - edge.top) / (clear.top - clear.bottom) / high,
    );
    out.right = (edge.left + edge.right + wide * (clear.left + clear.right) * out.ahead) / 2;
    out.above = (edge.bottom + edge.top + high * (clear.bottom + clear.top) * out.ahead) / 2;
  }

  /** Writes how far a point is along each way of the eye. */
  along(x: number, y: number, up: number, out: Along): void {
    const { turn, tilt } = this;
    const forward = x * turn.sin + y * turn.cos;
    out.right = x * turn.cos - y * turn.sin;
    out.above = forward * tilt.cos + up * tilt.sin;
    out.ahead = forward * tilt.sin - up * tilt.cos;
  }

  /** Writes which point that is. */
  across({ right, above, ahead }: Along, out: ScenePoint): void {
    const { turn, tilt } = this;
    const forward = above * tilt.cos + ahead * tilt.sin;
    out.x = right * turn.cos + forward * turn.sin;
    out.y = forward * turn.cos - right * turn.sin;
    out.up = above * tilt.sin - ahead * tilt.cos;
  }
}
