import type { ReactNode } from "react";
import { type PadKey, press } from "../../../games/dogfight/face/keys.ts";
import { withShownLengths } from "../../lengths.ts";
import { useWords } from "../../words.ts";

/** The upper half of a clock face, as it is printed on the bases. Drawn behind the keys of the pad. */
function ClockFace() {
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

/** What the keys are called, in the reader's language. */
interface PadNames {
  readonly pad: string;
  of(key: PadKey): string;
}

interface PadProps {
  readonly draft: string;
  readonly altitude: boolean;
  readonly names: PadNames;
  /** Whether a key leads on to a legal order; the others stay usable and say why not, but look it. */
  fits(key: PadKey): boolean;
  onEdit(draft: string): void;
}

/** The hours that are keys; the rest of the face is only printed. */
const HOURS: readonly { readonly hour: number; readonly key: PadKey; readonly sign: string }[] = [
  { hour: 10, key: { kind: "turn", letter: "L", points: 2 }, sign: "LL" },
  { hour: 11, key: { kind: "turn", letter: "L", points: 1 }, sign: "L" },
  { hour: 12, key: { kind: "forward", steps: 1 }, sign: "1" },
  { hour: 1, key: { kind: "turn", letter: "R", points: 1 }, sign: "R" },
  { hour: 2, key: { kind: "turn", letter: "R", points: 2 }, sign: "RR" },
];

const STEPS = [1, 2, 3, 4, 5] as const;
/** How far a step of an order goes. */
export const INCHES_A_STEP = 2;

const MARKS = [
  { mark: "+", sign: "▲ +" },
  { mark: "-", sign: "▼ −" },
  { mark: "--", sign: "▼ −−" },
] as const;

/** The clock-face pad: hours turn, the ruler goes ahead, marks climb and dive. Every key edits the one string. */
export function ClockPad({ draft, altitude, names, fits, onEdit }: PadProps) {
  const keyFor = (key: PadKey, look: string, face: ReactNode, name = names.of(key)) => (
    <button
      key={name + look}
      type="button"
      className={fits(key) ? `df-key ${look}` : `df-key df-key-dead ${look}`}
      aria-label={name}
      title={name}
      onClick={() => onEdit(press(draft, key))}
    >
      {face}
    </button>
  );
  return (
    <fieldset className="df-pad" data-point="pad">
      <legend className="visually-hidden">{names.pad}</legend>
      <div className="df-dial">
        <ClockFace />
        {HOURS.map(({ hour, key, sign }) =>
          keyFor(
            key,
            `df-key-hour df-hour-${hour}`,
            <HourFace hour={hour} sign={sign} />,
            // Who speaks to the page says what is printed on the key.
            `${hour} ${sign}: ${names.of(key)}`,
          ),
        )}
      </div>
      <div className="df-ruler">
        {STEPS.map((steps) => keyFor({ kind: "forward", steps }, "df-key-step", <StepFace steps={steps} />))}
      </div>
      {altitude && (
        <div className="df-pad-row">
          {MARKS.map(({ mark, sign }) => keyFor({ kind: "mark", mark }, "df-key-mark", sign))}
        </div>
      )}
    </fieldset>
  );
}

function HourFace({ hour, sign }: { readonly hour: number; readonly sign: string }) {
  return (
    <>
      <b>{hour}</b> <small>{sign}</small>
    </>
  );
}

function StepFace({ steps }: { readonly steps: number }) {
  const { language } = useWords();
  return (
    <>
      <b>{steps}</b>
      <small aria-hidden="true">{withShownLengths(`${steps * INCHES_A_STEP}″`, language)}</small>
    </>
  );
}
