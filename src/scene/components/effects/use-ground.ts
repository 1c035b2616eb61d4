import { useEffect, useMemo, useRef, useState } from "react";
import { Color } from "three";
import type { Mat } from "../../../tabletop/mat.ts";
import { awaited } from "../../awaited.ts";
import type { GroundOf } from "../../effects/layer.ts";
import type { Ground } from "../../effects/wrecks.ts";
import { groundAt, wetness } from "../../mat/ground.ts";
import { artOf, lookOf } from "../../mat/laid.ts";
import type { MatArt } from "../../mat/sheet.ts";
import { useInvalidate } from "../hooks.ts";

/** What lies at a place. */
type Found = Ground & { readonly x: number; readonly y: number };

function groundOn(mat: Mat, art: MatArt | undefined, x: number, y: number): Ground {
  const { r, g, b } = new Color(lookOf(mat).tint).convertLinearToSRGB();
  const colour = art ? groundAt(mat, art, x, y) : ([r * 255, g * 255, b * 255] as const);
  return { colour, wet: wetness(colour[0], colour[2]) };
}

/**
 * What lies where a piece is, worked out once for each place; all of a mat looks as from far away until it is known how
 * it is drawn.
 */
export function useGround(mat: Mat): GroundOf {
  const art = useRef<MatArt>(undefined);
  const invalidate = useInvalidate();
  const [known] = useState(() => new Map<string, Found>());
  useEffect(() => {
    let gone = false;
    art.current = undefined;
    known.clear();
    void awaited(artOf(mat)).then(
      (drawn) => {
        if (gone) return;
        art.current = drawn;
        known.clear();
        invalidate();
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [mat, known, invalidate]);
  return useMemo(
    () =>
      ({ id, pose: { x, y } }) => {
        const found = known.get(id);
        if (found && found.x === x && found.y === y) return found;
        const made = { ...groundOn(mat, art.current, x, y), x, y };
        known.set(id, made);
        return made;
      },
    [mat, known],
  );
}
