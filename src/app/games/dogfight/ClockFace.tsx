/** The upper half of a clock face, as it is printed on the bases. Drawn behind the keys of the pad. */
export function ClockFace() {
  return (
    <svg className="df-face" viewBox="0 0 280 140" aria-hidden="true">
      <path className="df-face-card" d="M4 140A136 136 0 0 1 276 140Z" />
      <path className="df-face-inner" d="M70 140A70 70 0 0 1 210 140" />
      {[270, 300, 330, 0, 30, 60, 90].map((angle) => (
        <path key={angle} className="df-face-tick" d="M140 5V13" transform={`rotate(${angle} 140 140)`} />
      ))}
      <path className="df-face-tick" d="M16 140H26M254 140H264" />
      <path
        className="df-face-plane"
        d="M140 84C143 88 144 93 144 100L171 105Q175 108 172 112L144 114L143 128L151 131L151 135L140 134L129 135L129 131L137 128L136 114L108 112Q105 108 109 105L136 100C136 93 137 88 140 84Z"
      />
    </svg>
  );
}
