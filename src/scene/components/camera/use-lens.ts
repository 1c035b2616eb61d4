import { useThree } from "@react-three/fiber";
import { useCallback } from "react";
import { clearOf } from "../../camera/clear.ts";
import type { Lens } from "../../camera/film.ts";
import { LENS } from "../../camera/places.ts";
import { RADIANS } from "../../layout.ts";
import { useTools } from "../shown.ts";

/** Where the dice begin while they fall, from -1 to 1 across. */
const DICE = 1 - 2 * 0.36;

/** What is known of the picture, as it is now. */
export function useLens(): () => Lens {
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
