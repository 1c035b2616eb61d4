import { useMemo, useState } from "react";
import { NUMERALS, type Numeral } from "../../../../core/clock.ts";
import { arcsOf, sightLineOf } from "../../../../games/dogfight/overlay.ts";
import { TYPES, type TypeId } from "../../../../games/dogfight/types.ts";
import { Inline } from "../../../rules/Inline.tsx";
import { useReading } from "../../../rules/reading.ts";
import { Slider } from "../../../rules/trial/Slider.tsx";
import { Trial } from "../../../rules/trial/Trial.tsx";
import { exampleBoard, exampleTable, MIDDLE, ruledOn } from "./board.ts";
import { Drawing } from "./Drawing.tsx";
import { TypeChoice } from "./TypeChoice.tsx";
import { useExampleWords } from "./words.ts";

/** A place that many inches away along an hour, on the quarter inches on which a set-up stands. */
function spotAt(hour: Numeral, range: number): { readonly x: number; readonly y: number } {
  const angle = (hour * Math.PI) / 6;
  const snap = (inches: number) => MIDDLE + Math.round(inches * 4) / 4;
  return { x: snap(Math.sin(angle) * range), y: snap(Math.cos(angle) * range) };
}

const FARTHEST = 14;

/** A target to be moved round an aircraft: which weapon bears, what the die must show, or why not. */
export function ShotTrial() {
  const t = useExampleWords();
  const { say } = useReading();
  const [type, setType] = useState<TypeId>("spitfire-ia");
  const [place, setPlace] = useState(12);
  const [range, setRange] = useState(6);
  const hour = (NUMERALS[place - 1] ?? 12) as Numeral;
  const view = useMemo(
    () =>
      exampleBoard([
        { id: "R1", type },
        { id: "B1", type: "bf-109e-3", side: "blue", heading: 6, ...spotAt(hour, range) },
      ]),
    [type, hour, range],
  );
  const line = sightLineOf(view, "R1", "B1");
  const reach = FARTHEST + 2;
  return (
    <Trial
      desk={
        <>
          <TypeChoice value={type} onChange={setType} />
          <Slider
            label={t("bearing")}
            told={t("clock", hour)}
            range={[1, 12]}
            value={place}
            onChange={setPlace}
          />
          <Slider
            label={t("distance")}
            told={t("inches", range)}
            range={[1, FARTHEST]}
            value={range}
            onChange={setRange}
          />
          <p role="status" className="trial__ruling">
            <Inline saying={say(ruledOn(view, "R1", "B1"))} />
          </p>
        </>
      }
      drawing={
        <Drawing
          label={t("shot", TYPES[type].name)}
          tabletop={exampleTable(view)}
          overlay={{ arcs: arcsOf(view, "R1"), sightLines: line ? [line] : [] }}
          frame={{ left: MIDDLE - reach, right: MIDDLE + reach, near: MIDDLE - reach, far: MIDDLE + reach }}
          width={20}
        />
      }
    />
  );
}
