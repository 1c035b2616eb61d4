import { BACKS } from "../cards/tones.ts";
import { sideColour } from "../colours.ts";

/** The hatchings of the two sides, which fields of fire and their sectors are filled with. */
function Sides() {
  return ([0, 1] as const).map(sideColour).map((colour, side) => (
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
  ));
}

/** Grounds of areas, in inches. */
function Grounds() {
  return (
    <>
      <pattern id="area-hills" width={0.8} height={0.6} patternUnits="userSpaceOnUse">
        <path d="M.08.44.28.14.48.44M.46.6.6.38.74.6" fill="none" stroke="#6d5a38" strokeWidth={0.05} />
      </pattern>
      <pattern id="area-town" width={0.4} height={0.4} patternUnits="userSpaceOnUse">
        <path
          d="M.05.05H.17V.17H.05ZM.25.22H.37V.36H.25ZM.24.04H.34V.12H.24ZM.06.24H.16V.34H.06Z"
          fill="#8a4f3a"
        />
      </pattern>
      <pattern id="area-forbidden" width={0.5} height={0.5} patternUnits="userSpaceOnUse">
        <path d="M0 0 .5.5M.5 0 0 .5" stroke="#7a1f18" strokeWidth={0.05} />
      </pattern>
      <pattern id="area-weather" width={0.9} height={0.7} patternUnits="userSpaceOnUse">
        <path
          d="M.1.44A.12.12 0 0 1 .2.26.17.17 0 0 1 .52.24.13.13 0 0 1 .56.44Z"
          fill="#fff"
          fillOpacity={0.7}
          stroke="#5b6a72"
          strokeOpacity={0.6}
          strokeWidth={0.03}
        />
      </pattern>
      <pattern id="area-sea" width={1.6} height={0.8} patternUnits="userSpaceOnUse">
        <path
          d="M.1.2Q.25.1.4.2T.7.2M.9.6Q1.05.5 1.2.6T1.5.6"
          fill="none"
          stroke="#f2f4ea"
          strokeOpacity={0.35}
          strokeWidth={0.04}
        />
      </pattern>
    </>
  );
}

/** What lies over counters, and the backs of counters and cards, in halves of their sides. */
function Stocks() {
  return (
    <>
      <pattern
        id="worn-damaged"
        width={0.24}
        height={0.24}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={0.07} height={0.24} fill="#a3241b" fillOpacity={0.4} />
      </pattern>
      <pattern
        id="worn-grounded"
        width={0.24}
        height={0.24}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect width={0.1} height={0.24} fill="#23262a" fillOpacity={0.28} />
      </pattern>
      <pattern
        id="counter-back"
        width={0.22}
        height={0.22}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0H.22M0 0V.22" stroke="#fffaf0" strokeOpacity={0.4} strokeWidth={0.04} />
      </pattern>
      <pattern
        id="back-lozenges"
        width={0.2}
        height={0.2}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0H.2M0 0V.2" stroke={BACKS.lozenges.line} strokeWidth={0.026} />
      </pattern>
      <pattern id="back-rays" width={0.24} height={0.42} patternUnits="userSpaceOnUse">
        <path d="M.12 0V.42M0 .21.24 0M0 .21.24.42" fill="none" stroke={BACKS.rays.line} strokeWidth={0.02} />
      </pattern>
      <pattern id="back-waves" width={0.3} height={0.17} patternUnits="userSpaceOnUse">
        <path d="M0 .15A.15.15 0 0 1 .3.15" fill="none" stroke={BACKS.waves.line} strokeWidth={0.022} />
      </pattern>
    </>
  );
}

/** The patterns that drawings are filled with; once in each page or picture that shows any. */
export function Hatching() {
  return (
    <defs>
      <Sides />
      <Grounds />
      <Stocks />
    </defs>
  );
}
