import { useMemo } from "react";
import { encode } from "uqr";
import { useHostedWords } from "./words.ts";

/** Modules of white around the code: fewer are not found by some cameras. */
const MARGIN = 4;

/** A path of the black modules, one square each. */
function pathOf(data: readonly (readonly boolean[])[]): string {
  return data.flatMap((row, y) => row.flatMap((black, x) => (black ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}

/** A square code for an address, black on white as every camera reads it. */
export function SquareCode({ url }: { readonly url: string }) {
  const w = useHostedWords();
  const { data, size } = useMemo(() => encode(url, { border: MARGIN, ecc: "M" }), [url]);
  return (
    <svg
      className="square-code"
      role="img"
      aria-label={w("code.square", url)}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}
