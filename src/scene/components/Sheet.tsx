import { extend } from "@react-three/fiber";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { CanvasTexture, SRGBColorSpace } from "three";
import type { Mat } from "../../tabletop/tabletop.ts";
import { lookOf } from "../mat/laid.ts";
import type { Printed } from "../mat/printed.ts";
import { GROUND } from "../order.ts";
import { PLAINEST } from "../props.ts";
import { useComing, useInvalidate } from "./hooks.ts";
import { late } from "./late.tsx";
import { useShown } from "./shown.ts";

extend({ CanvasTexture });
const Scenery = late(async () => (await import("./Scenery.tsx")).Scenery);

/** How far the print stands out, in inches. */
const RELIEF = 0.12;
/** How water throws the lamp back. Nothing else is reflected in it: the mat fills the picture, and light costs most there. */
const GLINT = 0x302c26;
const SHININESS = 34;
/** Flat on the ground. */
const LYING = [-Math.PI / 2, 0, 0] as const;

/** A mat's print, a little at a time; none until it is done. A page that can't get what paints plays on a plain mat. */
function usePrint(mat: Mat): Printed | undefined {
  return useComing(mat, (wanted) =>
    import("../mat/printed.ts").then(({ printMat }) => printMat(mat, wanted)),
  );
}

/** The texture of a print whose letters stand upright for whoever sits at the edge. */
function useLettered(printed: Printed | undefined): RefObject<CanvasTexture | null> {
  const { edge } = useShown();
  const invalidate = useInvalidate();
  const texture = useRef<CanvasTexture>(null);
  useLayoutEffect(() => {
    printed?.letter(edge);
    if (texture.current) texture.current.needsUpdate = true;
    invalidate();
  }, [printed, edge, invalidate]);
  return texture;
}

/** The mat on the table: its colour from far away until it is printed, then what is printed on it and stands there. */
export function Sheet({ mat }: { readonly mat: Mat }) {
  const { plainness } = useShown();
  const printed = usePrint(mat);
  const { print, surface, scenery = [] } = printed ?? {};
  const texture = useLettered(printed);
  return (
    <>
      <mesh receiveShadow rotation={LYING} renderOrder={GROUND}>
        <planeGeometry args={[mat.width, mat.depth]} />
        {print ? (
          <meshPhongMaterial
            key="printed"
            bumpScale={RELIEF}
            specular={surface ? GLINT : 0}
            shininess={SHININESS}
          >
            <canvasTexture
              ref={texture}
              attach="map"
              args={[print]}
              colorSpace={SRGBColorSpace}
              anisotropy={16}
            />
            {surface && <canvasTexture attach="bumpMap" args={[surface.relief]} />}
            {surface && <canvasTexture attach="specularMap" args={[surface.gloss]} />}
          </meshPhongMaterial>
        ) : (
          <meshLambertMaterial key="plain" color={lookOf(mat).tint} />
        )}
      </mesh>
      {scenery.length > 0 && plainness < PLAINEST && <Scenery stood={scenery} />}
    </>
  );
}
