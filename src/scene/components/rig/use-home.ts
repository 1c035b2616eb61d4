import { useThree } from "@react-three/fiber";
import { useMemo } from "react";
import { type Home, homeOf, type Known } from "../../camera/places.ts";

/** Where the camera of the table in this root is at home. */
export function useHome({ latest, current }: Known): Home {
  const get = useThree((state) => state.get);
  return useMemo(() => homeOf({ latest, current }, get), [latest, current, get]);
}
