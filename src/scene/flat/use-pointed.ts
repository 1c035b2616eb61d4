import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type ArcOverlay, fieldsAt, type Overlay, sameFields } from "../../tabletop/overlay.ts";
import type { TablePoint } from "../props.ts";

/** Told where somebody points at; undefined where at nothing. */
export type PointAt = (point: TablePoint | undefined) => void;

/** The overlay with the fields of fire from the place of an envelope that somebody points at. */
export function usePointed(point: RefObject<PointAt>, overlay: Overlay): Overlay {
  const { envelopes } = overlay;
  const spot = useRef<TablePoint>(undefined);
  const [pointed, setPointed] = useState<readonly ArcOverlay[]>([]);
  const look = useCallback(() => {
    const found = fieldsAt(envelopes, spot.current);
    setPointed((old) => (sameFields(old, found) ? old : found));
  }, [envelopes]);
  point.current = (at) => {
    spot.current = at;
    look();
  };
  // A pointer that rests points at something else once there are other envelopes.
  useLayoutEffect(look, [look]);
  return useMemo(
    () => (pointed.length > 0 ? { ...overlay, arcs: [...overlay.arcs, ...pointed] } : overlay),
    [overlay, pointed],
  );
}
