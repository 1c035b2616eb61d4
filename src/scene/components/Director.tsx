import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo } from "react";
import { Vector3 } from "three";
import { Film, type Lens, type Look, look } from "../camera/film.ts";
import type { HomeView } from "../camera/home.ts";
import { clearOf } from "../clear.ts";
import { CLOSE_SHARE } from "../inset.ts";
import { heightIn, RADIANS } from "../layout.ts";
import { ORDER } from "../order.ts";
import type { Stage } from "../stage.ts";
import { type TableTools, useShown, useTools } from "./shown.ts";

/** Where the tray begins that is held close, from -1 to 1 across. */
const TRAY = 1 - 2 * CLOSE_SHARE;
/** Inches around a model from which on the eye rises over it, and from which on it is all above. */
const [NEAR, OVER] = [4.5, 2];
/** How much higher than a model the eye is then. */
const ABOVE = 2;
/** The eye is never lower than this. */
const LOWEST = 1.4;

/** How a home view looks, seen from a mat's lower left corner. */
function lookOf({ position, target }: HomeView, origin: Vector3): Look {
  const [x, y, z] = target;
  const [right, up, back] = [position[0] - x, position[1] - y, position[2] - z];
  const distance = Math.hypot(right, up, back);
  return {
    x: x - origin.x,
    y: origin.z - z,
    up: y,
    heading: Math.atan2(-right, back) / RADIANS,
    tilt: Math.acos(up / distance) / RADIANS,
    distance,
  };
}

/** How high the eye has to be so as not to go through a model, in inches. */
function clearHeight({ actors, air }: Stage, x: number, y: number, up: number): number {
  let height = Math.max(up, LOWEST);
  for (let i = 0; i < actors.length; i++) {
    const actor = actors[i] as Stage["actors"][number];
    const away = Math.hypot(actor.pose.x - x, actor.pose.y - y);
    if (away >= NEAR || actor.pose.present === 0) continue;
    const share = Math.min(1, (NEAR - away) / (NEAR - OVER));
    const least = heightIn(actor, { air }) + ABOVE;
    if (least > up) height = Math.max(height, up + (least - up) * share * share * (3 - 2 * share));
  }
  return height;
}

/** Shows the film of what happens: leads the camera in every frame, and holds the dice close while they fall. */
class Directing {
  private shot = -1;
  private readonly seen = look();
  private readonly eye = new Vector3();
  private readonly target = new Vector3();
  private film: Film | undefined;

  constructor(
    private readonly make: () => Film,
    private readonly measure: () => Lens,
    private readonly table: TableTools,
  ) {}

  /** Shows an instant of the film, in ms. */
  show(ms: number): void {
    const { seen, table } = this;
    // The table is looked at as it is when the film begins.
    this.film ??= this.make();
    const { film } = this;
    const shot = film.shotAt(ms);
    const enters = shot !== this.shot;
    if (enters) film.lens = this.measure();
    this.shot = shot;
    film.at(ms, seen);
    this.stand();
    table.inset.near = film.dice(ms);
    table.rig.lead(this.eye, this.target, enters && film.isCut(shot));
  }

  /** Back to the table. */
  leave(): void {
    this.shot = -1;
    this.table.inset.near = 0;
    this.table.rig.release(this.film?.endsWithCut() ?? false);
  }

  private stand(): void {
    const { origin, current } = this.table;
    const { x, y, up, heading, tilt, distance } = this.seen;
    const back = distance * Math.sin(tilt * RADIANS);
    const eyeX = x - back * Math.sin(heading * RADIANS);
    const eyeY = y - back * Math.cos(heading * RADIANS);
    const high = clearHeight(current.stage, eyeX, eyeY, up + distance * Math.cos(tilt * RADIANS));
    this.target.set(origin.x + x, up, origin.z - y);
    this.eye.set(origin.x + eyeX, high, origin.z - eyeY);
  }
}

/** The film of what has just happened, while somebody shows the table to those who look on. */
export function Director() {
  const { line, edge, stage } = useShown();
  const tools = useTools();
  const size = useThree((state) => state.size);
  const { player, rig, latest, origin } = tools;
  useEffect(() => {
    rig.directed = true;
    return () => {
      rig.directed = false;
      tools.inset.near = 0;
    };
  }, [rig, tools]);
  const directing = useMemo(() => {
    if (!line) return undefined;
    const measure = (): Lens => ({
      half: Math.tan((rig.perspective.fov * RADIANS) / 2),
      aspect: size.width / size.height,
      clear: clearOf(latest.current.clearArea?.(), size),
      tray: TRAY,
    });
    const make = () => {
      const table = lookOf(rig.homeView(), origin);
      const opens = latest.current.opensTurn === true;
      return new Film({ line, table, edge, opens, elsewhere: stage.elsewhere }, measure());
    };
    return new Directing(make, measure, tools);
  }, [line, edge, stage, size, rig, latest, origin, tools]);
  // Whoever has moved the camera keeps it until the next turn begins.
  useEffect(() => {
    if (line && latest.current.opensTurn && player.now < line.duration) rig.yield();
  }, [line, player, rig, latest]);
  useFrame(() => {
    if (line && player.now < line.duration) directing?.show(player.now);
    else directing?.leave();
  }, ORDER.eye);
  return null;
}
