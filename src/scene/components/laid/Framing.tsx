import { useThree } from "@react-three/fiber";
import { useLayoutEffect } from "react";
import { laidExtent, playedExtent } from "../../camera/laid.ts";
import { lineOf } from "../../stage.ts";
import { useTools } from "../shown.ts";

/** Tells the camera what is to be seen of a table on which more lies than pieces. */
export function Framing(): null {
  const { rig, current, latest, player } = useTools();
  const width = useThree(({ size }) => size.width);
  useLayoutEffect(() => {
    current.laid = (when) => {
      const { tabletop: after, edge } = latest.current;
      const { before = after } = lineOf(after, player) ?? {};
      // Cards that are swept away are seen until they are.
      const swept = playedExtent(before, edge) && !playedExtent(after, edge);
      const table = when === "before" || (when === "both" && swept) ? before : after;
      return (when !== "whole" && playedExtent(table, edge)) || laidExtent(table, edge, width);
    };
    rig.follow(false);
    return () => {
      current.laid = () => undefined;
    };
  }, [rig, current, latest, player, width]);
  return null;
}
