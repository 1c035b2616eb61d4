import { useEffect, useState } from "react";
import { exitMarks } from "../../tabletop/exits.ts";
import type { Mat, Tabletop } from "../../tabletop/tabletop.ts";
import { awaited } from "../awaited.ts";
import type { Ground } from "../camera/action.ts";
import { sideColour } from "../colours.ts";
import { lookOf } from "../mat/laid.ts";
import { svgPoint } from "./path.ts";

/** Pixels along the wider side of the printed mat in the flat drawing. */
const PIXELS = 1200;

const sheets = new Map<string, Promise<string>>();

/** Milliseconds after which a mat is printed though the browser is busy. */
const PATIENCE = 2000;

/** Resolves when the browser has nothing better to do, as far as it tells. */
function idle(): Promise<unknown> {
  if (!("requestIdleCallback" in globalThis)) return Promise.resolve();
  return new Promise((done) => requestIdleCallback(done, { timeout: PATIENCE }));
}

async function print(mat: Mat): Promise<string> {
  // Until then there is its tint: what is written and moved on it comes first.
  await idle();
  const painter = await import("../mat/paint.ts").catch(() => undefined);
  const sheet = await painter?.paintMat(mat, PIXELS);
  return new Promise((resolve) => {
    if (!sheet) return resolve("");
    sheet.toBlob((blob) => resolve(blob ? URL.createObjectURL(blob) : ""));
  });
}

/** The address of a picture of the printed mat; painted once a mat. */
function matPicture(mat: Mat): Promise<string> {
  const key = JSON.stringify(mat);
  const known = sheets.get(key) ?? print(mat);
  sheets.set(key, known);
  return known;
}

function useMatPicture(mat: Mat): string {
  const [picture, setPicture] = useState("");
  useEffect(() => {
    let wanted = true;
    void awaited(matPicture(mat).then((url) => wanted && setPicture(url)));
    return () => {
      wanted = false;
    };
  }, [mat]);
  return picture;
}

/** Inches of wood around all that lies on the table. */
export const EDGE = 1.2;

/** Wood, and the printed mat on it. */
function GroundDrawing({ mat, wood }: { readonly mat: Mat; readonly wood: Ground }) {
  const picture = useMatPicture(mat);
  return (
    <>
      <rect
        x={wood.left - EDGE}
        y={-wood.top - EDGE}
        width={wood.right - wood.left + 2 * EDGE}
        height={wood.top - wood.bottom + 2 * EDGE}
        fill="#4a2f1c"
        rx={0.4}
      />
      <rect y={-mat.depth} width={mat.width} height={mat.depth} fill={lookOf(mat).tint} />
      {picture && <image href={picture} y={-mat.depth} width={mat.width} height={mat.depth} />}
    </>
  );
}

interface MatDrawingProps {
  readonly tabletop: Tabletop;
  /** What the table takes up, in inches; left out: neither it nor the mat is drawn. */
  readonly wood?: Ground | undefined;
}

/** The table under the pieces: wood, the printed mat, ways out, clouds. */
export function MatDrawing({ tabletop: { mat, clouds, exits = [] }, wood }: MatDrawingProps) {
  return (
    <g>
      {wood && <GroundDrawing mat={mat} wood={wood} />}
      {exits.flatMap((exit) =>
        exitMarks(mat, exit).map(({ x, y, heading }) => (
          <path
            key={`${exit.side} ${x} ${y}`}
            data-part="exit"
            d="M0-.7 .43.49 0 .21-.43.49Z"
            transform={`translate(${svgPoint(x, y)}) rotate(${heading})`}
            fill={sideColour(exit.side)}
            stroke="#fff6e0"
            strokeWidth={0.1}
          />
        )),
      )}
      {clouds.map((cloud) => (
        <circle
          key={`${cloud.x} ${cloud.y} ${cloud.radius} ${cloud.bottom} ${cloud.top}`}
          cx={cloud.x}
          cy={-cloud.y}
          r={cloud.radius}
          fill="#fff"
          fillOpacity={0.55}
          stroke="#fff"
          strokeWidth={0.12}
        />
      ))}
    </g>
  );
}
