import { Slider as Radix } from "radix-ui";
import "./layers.css";

export interface SliderProps {
  /** Name for screen readers. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  /** When the thumb is let go, with the last value. */
  readonly onCommit?: (value: number) => void;
  /** Values that get a mark on the track. */
  readonly ticks?: readonly number[];
  /** The value in words, read out instead of the figure. */
  readonly valueText?: string;
  readonly disabled?: boolean;
}

/** A slider; arrows step, Page keys and Home and End leap. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step = 1, ticks = [], valueText, disabled = false } = props;
  const share = (at: number) => (max > min ? (100 * (at - min)) / (max - min) : 0);
  const onCommit = props.onCommit;
  return (
    <Radix.Root
      className="slider"
      value={[value]}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={([next]) => next !== undefined && props.onChange(next)}
      {...(onCommit && { onValueCommit: ([next]: number[]) => next !== undefined && onCommit(next) })}
    >
      <Radix.Track className="slider__track">
        <Radix.Range className="slider__filled" />
        {ticks.map((tick) => (
          <span key={tick} className="slider__tick" style={{ left: `${share(tick)}%` }} />
        ))}
      </Radix.Track>
      <Radix.Thumb
        className="slider__thumb"
        aria-label={label}
        {...(valueText !== undefined && { "aria-valuetext": valueText })}
      />
    </Radix.Root>
  );
}
