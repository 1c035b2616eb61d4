import "./chart.css";

const COAST = "M0 0H24C28 12 20 22 26 36C32 50 22 58 24 74C26 88 36 96 30 112C25 126 33 138 27 160H0Z";

const HOURS = Array.from({ length: 12 }, (_, index) => index * 30);

function ClockRose({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="chart__rose" transform={`translate(${x} ${y})`}>
      <circle r="15" />
      <circle r="11.5" />
      {HOURS.map((angle) => (
        <path key={angle} d={angle % 90 === 0 ? "M0-15V-9" : "M0-15V-12"} transform={`rotate(${angle})`} />
      ))}
      <path d="M0-13L2.4 0L0 3L-2.4 0Z" className="chart__needle" />
    </g>
  );
}

/** A bare chart in place of a picture. Decoration: the words stand beside it. */
export function Chart() {
  const lines = Array.from({ length: 7 }, (_, index) => 20 + index * 20);
  return (
    <svg
      className="chart"
      viewBox="0 0 240 160"
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="240" height="160" className="chart__sea" />
      <g className="chart__grid">
        {lines.map((y) => (
          <path key={`y${y}`} d={`M0 ${y}H240`} />
        ))}
        {[...lines, 160, 180, 200, 220].map((x) => (
          <path key={`x${x}`} d={`M${x} 0V160`} />
        ))}
      </g>
      <path d={COAST} className="chart__shallows" />
      <path d={COAST} className="chart__land" />
      <ClockRose x={216} y={80} />
    </svg>
  );
}
