import { useFrame, useThree } from "@react-three/fiber";
import { useCallback, useState } from "react";
import { Vector3 } from "three";
import type { Timeline } from "../../../tabletop/timeline.ts";
import { followed, type Way } from "../../camera/followed.ts";
import { Reframing } from "../../camera/reframing.ts";
import { ORDER } from "../../order.ts";
import { isTaken } from "../rig/use-rig.ts";
import { useShown, useTools } from "../shown.ts";
import { useLens } from "./use-lens.ts";

/** A way of the camera, and for what it was worked out: the table is looked at as it was when it was first seen. */
interface Reel {
  way?: Way;
  line?: Timeline;
  asked?: number;
  top?: boolean;
  follows?: boolean;
  /** Whether some of it has been seen, but not its end. */
  leads?: boolean;
}

const position = new Vector3();
const target = new Vector3();

/** Works out the way of the camera while something happens, as the table is looked at now. */
function useMaking(): (line: Timeline, top: boolean, follows: boolean) => Way {
  const { edge, selected } = useShown();
  const { rig, current, latest, origin } = useTools();
  const get = useThree((state) => state.get);
  const measure = useLens();
  return useCallback(
    (line, top, follows) => {
      const reframing = new Reframing(rig.framings(top), line.duration);
      const isLaid = latest.current.wholeMat === true || current.laid("both") !== undefined;
      if (top || !follows || isLaid) return reframing;
      return followed(reframing, measure(), get().size.width, { line, current, origin, edge, selected });
    },
    [rig, current, latest, origin, edge, selected, get, measure],
  );
}

/** Goes with the fight while something happens to a table that no film shows: as far as it has come at that instant. */
export function useWay(): void {
  const { line, directed } = useShown();
  const { player, eye, rig, latest } = useTools();
  const [reel] = useState((): Reel => ({}));
  const make = useMaking();
  const wayOf = (of: Timeline): Way => {
    const now = {
      line: of,
      asked: rig.moved.asked,
      top: eye.isTop(),
      follows: latest.current.follows === true,
    };
    const { way } = reel;
    if (
      way &&
      reel.line === of &&
      reel.asked === now.asked &&
      reel.top === now.top &&
      reel.follows === now.follows
    )
      return way;
    const made = make(of, now.top, now.follows);
    Object.assign(reel, now, { way: made });
    return made;
  };
  useFrame(() => {
    const { now } = player;
    const leads = line !== undefined && (now < line.duration || (reel.leads === true && reel.line === line));
    const isFree = rig.moved.came && !isTaken(rig.moved) && !latest.current.settings.reducedMotion;
    reel.leads = leads && isFree && !directed && now < line.duration;
    if (!leads || !isFree || directed) return;
    const zoom = wayOf(line).at(now, position, target);
    eye.follow(position, target, zoom);
  }, ORDER.eye);
}
