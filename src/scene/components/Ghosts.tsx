import { useLayoutEffect, useRef } from "react";
import type { Mesh } from "three";
import { setStill } from "../../tabletop/flight.ts";
import { livePose } from "../../tabletop/live.ts";
import { type Ghost, isSeen } from "../../tabletop/overlay.ts";
import { sideColour } from "../colours.ts";
import { airHeight, place } from "../layout.ts";
import { loadedModel } from "../models/load.ts";
import { drawnScale } from "../models/size.ts";
import { useShown } from "./shown.ts";

/** A see-through model at the end of an order that is being written. */
function GhostModel({ ghost }: { readonly ghost: Ghost }) {
  const { air, modelScale } = useShown().stage;
  const model = useRef<Mesh>(null);
  const shape = loadedModel(ghost);
  const colour = sideColour(ghost.side);
  useLayoutEffect(() => {
    const end = ghost.track.at(-1);
    if (!end || !model.current) return;
    const pose = livePose();
    setStill(end, pose);
    place(model.current, pose, airHeight(air, end.level));
    model.current.scale.setScalar(drawnScale(shape, undefined, modelScale));
  }, [ghost, air, modelScale, shape]);
  return (
    <mesh ref={model} geometry={shape.airframe} renderOrder={3}>
      <meshStandardMaterial
        color={colour}
        emissive={colour}
        emissiveIntensity={0.35}
        transparent
        opacity={0.5}
        roughness={0.9}
      />
    </mesh>
  );
}

/** See-through models at the ends of the orders that are being written. */
export function Ghosts() {
  const { ghosts } = useShown().overlay;
  const drawn = ghosts.filter(
    (ghost) => ghost.weight === undefined && ghost.track.length > 0 && isSeen(ghost),
  );
  return drawn.map((ghost, at) => <GhostModel key={`${ghost.piece} ${at.toString()}`} ghost={ghost} />);
}
