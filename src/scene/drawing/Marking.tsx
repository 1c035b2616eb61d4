/** A roundel or a cross. */
export function Marking({ side, x, y }: { readonly side: 0 | 1; readonly x: number; readonly y: number }) {
  if (side === 0)
    return (
      <g transform={`translate(${x} ${y})`}>
        <circle r={0.17} fill="#1f3f77" />
        <circle r={0.115} fill="#f4efe2" />
        <circle r={0.06} fill="#b3272d" />
      </g>
    );
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-.16-.1H-.1V-.16H.1V-.1H.16V.1H.1V.16H-.1V.1H-.16Z" fill="#f4efe2" />
      <path d="M-.16-.05H-.05V-.16H.05V-.05H.16V.05H.05V.16H-.05V.05H-.16Z" fill="#1b1b1b" />
    </g>
  );
}
