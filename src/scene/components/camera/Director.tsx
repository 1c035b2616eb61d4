import { useFrame } from "@react-three/fiber";
import { useCallback, useEffect, useMemo } from "react";
import { Vector3 } from "three";
import { Film, type Lens, type Look, look } from "../../camera/film.ts";
import { Reframing } from "../../camera/reframing.ts";
import { lookFrom, standAt } from "../../camera/stand-at.ts";
import { ORDER } from "../../order.ts";
import { useShown, useTools } from "../shown.ts";
import { useLead } from "./use-lead.ts";
import { useLens } from "./use-lens.ts";

const seen = look();
const eye = new Vector3();
const target = new Vector3();

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
    standAt(seen, tools.origin, tools.current.stage, eye, target);
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
