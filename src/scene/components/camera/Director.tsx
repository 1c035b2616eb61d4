import { useFrame, useThree } from "@react-three/fiber";
import { useCallback, useEffect, useMemo } from "react";
import { Vector3 } from "three";
import { clearOf } from "../../camera/clear.ts";
import { Film, type Lens, type Look, look } from "../../camera/film.ts";
import { LENS } from "../../camera/places.ts";
import { Reframing } from "../../camera/reframing.ts";
import { heightIn, RADIANS } from "../../layout.ts";
import { ORDER } from "../../order.ts";
import type { Stage } from "../../stage.ts";
import { type TableTools, useShown, useTools } from "../shown.ts";
import { useLead } from "./use-lead.ts";

/** Where the dice begin while they fall, from -1 to 1 across. */
const DICE = 1 - 2 * 0.36;
/** Inches around a model from which on the eye rises over it, and from which on it is all above. */
const [NEAR, OVER] = [4.5, 2];
/** How much higher than a model the eye is then. */
const ABOVE = 2;
/** The eye is never lower than this. */
const LOWEST = 1.4;

/** Writes how it looks to see one place from another, from a mat's lower left corner. */
function lookFrom(position: Vector3, { x, y, z }: Vector3, origin: Vector3, out: Look): void {
  const [right, up, back] = [position.x - x, position.y - y, position.z - z];
  out.x = x - origin.x;
  out.y = origin.z - z;
  out.up = y;
  out.distance = Math.hypot(right, up, back);
  out.heading = Math.atan2(-right, back) / RADIANS;
  out.tilt = Math.acos(up / out.distance) / RADIANS;
}

/** How high the eye has to be so as not to go through a model, in inches. */
function clearHeight({ actors, air }: Stage, x: number, y: number, up: number): number {
  let height = Math.max(up, LOWEST);
  for (const actor of actors) {
    const away = Math.hypot(actor.pose.x - x, actor.pose.y - y);
    if (away >= NEAR || actor.pose.present === 0) continue;
    const share = Math.min(1, (NEAR - away) / (NEAR - OVER));
    const least = heightIn(actor, { air }) + ABOVE;
    if (least > up) height = Math.max(height, up + (least - up) * share * share * (3 - 2 * share));
  }
  return height;
}

const seen = look();
const eye = new Vector3();
const target = new Vector3();

/** Writes where the eye stands that looks at the table so, above whatever it would go through. */
function standAt({ x, y, up, heading, tilt, distance }: Look, { origin, current }: TableTools): void {
  const back = distance * Math.sin(tilt * RADIANS);
  const eyeX = x - back * Math.sin(heading * RADIANS);
  const eyeY = y - back * Math.cos(heading * RADIANS);
  const high = clearHeight(current.stage, eyeX, eyeY, up + distance * Math.cos(tilt * RADIANS));
  target.set(origin.x + x, up, origin.z - y);
  eye.set(origin.x + eyeX, high, origin.z - eyeY);
}

/** What is known of the picture, as it is now. */
function useLens(): () => Lens {
  const { latest } = useTools();
  const size = useThree((state) => state.size);
  return useCallback(
    () => ({
      half: Math.tan((LENS * RADIANS) / 2),
      aspect: size.width / size.height,
      clear: clearOf(latest.current.clearArea?.(), size),
      dice: DICE,
    }),
    [latest, size],
  );
}

/** Makes the film of what has just happened, when it is first shown: the table is looked at as it is then. */
function useMaking(): (lens: Lens) => Film | undefined {
  const { line, edge, stage } = useShown();
  const { rig, latest, origin } = useTools();
  return useCallback(
    (lens) => {
      if (!line) return undefined;
      const opens = latest.current.opensTurn === true;
      const reframing = new Reframing(rig.framings(), line.duration);
      const table = (ms: number, out: Look) => {
        reframing.at(ms, eye, target);
        lookFrom(eye, target, origin, out);
      };
      return new Film({ line, table, edge, opens, elsewhere: stage.elsewhere }, lens);
    },
    [line, edge, stage, rig, latest, origin],
  );
}

/** The film that is shown, how it is made, and for what: the table is looked at as it was when it was first seen. */
interface Reel {
  readonly make: (lens: Lens) => Film | undefined;
  readonly measure: () => Lens;
  film?: Film;
  asked?: number;
}

/** Shows the film of what happens: leads the camera in every frame. */
function useFilm(): void {
  const { line } = useShown();
  const tools = useTools();
  const { player, rig } = tools;
  const { lead, release } = useLead();
  const measure = useLens();
  const make = useMaking();
  const reel = useMemo((): Reel => ({ make, measure }), [make, measure]);
  useFrame(() => {
    const { now } = player;
    const { asked } = rig.moved;
    if (line && now < line.duration && (!reel.film || reel.asked !== asked))
      Object.assign(reel, { film: make(measure()), asked });
    const { film } = reel;
    if (!film || !line || now >= line.duration) {
      release(film?.endsWithCut() ?? false);
      return;
    }
    film.at(now, seen);
    standAt(seen, tools);
    lead(eye, target);
  }, ORDER.eye);
}

/** The film of what has just happened, while somebody shows the table to those who look on. */
export function Director() {
  const { line } = useShown();
  const { player, rig, latest } = useTools();
  const { direct } = useLead();
  useEffect(() => {
    direct(true);
    return () => direct(false);
  }, [direct]);
  // Whoever has moved the camera keeps it until the next turn begins.
  useEffect(() => {
    if (line && latest.current.opensTurn && player.now < line.duration) rig.yield();
  }, [line, player, rig, latest]);
  useFilm();
  return null;
}
