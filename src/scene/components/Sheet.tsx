import { extend } from "@react-three/fiber";
import { useEffect, useState } from "react";
import { CanvasTexture, SRGBColorSpace } from "three";
import type { Mat } from "../../tabletop/tabletop.ts";
import { awaited } from "../awaited.ts";
import { lookOf } from "../mat/laid.ts";
import type { Surface } from "../mat/surface.ts";

extend({ CanvasTexture });

/** Pixels of the print along the mat's wider side. */
const PIXELS = 2048;
/** How far the print stands out, in inches. */
const RELIEF = 0.12;
/** How water throws the lamp back. Nothing else is reflected in it: the mat fills the picture, and light costs most there. */
const GLINT = 0x302c26;
const SHININESS = 34;
/** Flat on the ground. */
const LYING = [-Math.PI / 2, 0, 0] as const;

/** What is printed on a mat, and how it catches the light. */
interface Printed {
  readonly print: HTMLCanvasElement;
  readonly surface: Surface | undefined;
}

async function printed(mat: Mat, wanted: () => boolean): Promise<Printed | undefined> {
  const [{ paintMat }, { surfaceOf }] = await Promise.all([
    import("../mat/paint.ts"),
    import("../mat/surface.ts"),
  ]);
  const print = await paintMat(mat, PIXELS, wanted);
  return print && { print, surface: surfaceOf(print) };
}

/** A mat's print, a little at a time; none until it is done. A page that can't get what paints plays on a plain mat. */
function usePrint(mat: Mat): Printed | undefined {
  const [print, setPrint] = useState<Printed>();
  useEffect(() => {
    let gone = false;
    const printing = printed(mat, () => !gone).catch(() => undefined);
    void awaited(printing.then((done) => !gone && setPrint(done)));
    return () => {
      gone = true;
    };
  }, [mat]);
  return print;
}

/** The mat on the table: its colour from far away until it is printed. */
export function Sheet({ mat }: { readonly mat: Mat }) {
  const print = usePrint(mat);
  return (
    <mesh receiveShadow rotation={LYING}>
      <planeGeometry args={[mat.width, mat.depth]} />
      {print ? (
        <meshPhongMaterial
          key="printed"
          bumpScale={RELIEF}
          specular={print.surface ? GLINT : 0}
          shininess={SHININESS}
        >
          <canvasTexture attach="map" args={[print.print]} colorSpace={SRGBColorSpace} anisotropy={16} />
          {print.surface && <canvasTexture attach="bumpMap" args={[print.surface.relief]} />}
          {print.surface && <canvasTexture attach="specularMap" args={[print.surface.gloss]} />}
        </meshPhongMaterial>
      ) : (
        <meshLambertMaterial key="plain" color={lookOf(mat).tint} />
      )}
    </mesh>
  );
}
