import { sideColour } from "../colours.ts";

/** The hatchings of the two sides, which fields of fire are filled with. */
export function Hatching() {
  return (
    <defs>
      {([0, 1] as const).map(sideColour).map((colour, side) => (
        <pattern
          key={colour}
          id={`hatch-${side}`}
          width={0.3}
          height={0.3}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${side === 0 ? 45 : -45})`}
        >
          <rect width={0.3} height={0.3} fill={colour} opacity={0.28} />
          <rect width={0.09} height={0.3} fill={colour} />
        </pattern>
      ))}
    </defs>
  );
}
