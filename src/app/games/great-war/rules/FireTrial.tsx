import { useMemo, useState } from "react";
import { hexAhead } from "../../../../core/hex.ts";
import { hexLabel } from "../../../../core/hex-layout.ts";
import { clockOf } from "../../../../games/great-war/face/clock.ts";
import { overlayOf } from "../../../../games/great-war/face/overlay.ts";
import { badgeOf } from "../../../../games/great-war/fire/index.ts";
import { LEVEL } from "../../../../games/great-war/places.ts";
import { typeOf } from "../../../../games/great-war/roster.ts";
import { Inline } from "../../../rules/Inline.tsx";
import { useReading } from "../../../rules/reading.ts";
import { Slider } from "../../../rules/trial/Slider.tsx";
import { Trial } from "../../../rules/trial/Trial.tsx";
import { Select } from "../../../ui/select.tsx";
import { exampleState, exampleView, HEIGHT, MIDDLE } from "./board.ts";
import { HexDrawing } from "./HexDrawing.tsx";
import { TypeChoice } from "./TypeChoice.tsx";
import { useExampleWords } from "./words.ts";

/** A target to be moved before an aircraft's guns: column, modifiers and points, or why there is no shot. */
export function FireTrial() {
  const t = useExampleWords();
  const { say } = useReading();
  const [type, setType] = useState("fokker-dr-i");
  const [distance, setDistance] = useState(3);
  const [levels, setLevels] = useState(0);
  const [nose, setNose] = useState("0");
  const state = useMemo(
    () =>
      exampleState([
        { id: "A1", type, hex: hexLabel(hexAhead(MIDDLE, 3, 4)) },
        {
          id: "G1",
          side: "german",
          type: "sopwith-camel",
          hex: hexLabel(hexAhead(MIDDLE, 0, distance - 4)),
          altitude: HEIGHT + levels * LEVEL,
          facing: Number(nose),
        },
      ]),
    [type, distance, levels, nose],
  );
  const badge = badgeOf(state, 0, 1);
  const view = exampleView(state);
  const overlay = overlayOf(view, {
    selected: "A1",
    hovered: "G1",
    drafts: new Map(),
    showArcs: true,
    showEnvelope: false,
  });
  return (
    <Trial
      desk={
        <>
          <TypeChoice value={type} onChange={setType} />
          <Slider
            label={t("distance")}
            told={t("hexes", distance)}
            range={[1, 10]}
            value={distance}
            onChange={setDistance}
          />
          <Slider
            label={t("levels")}
            told={t("metres", levels * LEVEL)}
            range={[-8, 8]}
            value={levels}
            onChange={setLevels}
          />
          <Select
            label={t("nose")}
            choices={[0, 1, 2, 3, 4, 5].map((facing) => ({
              id: facing.toString(),
              label: t("clock", clockOf(facing)),
            }))}
            value={nose}
            onChange={setNose}
          />
          <p role="status" className="trial__ruling">
            {badge && <Inline saying={say(badge.best)} />}
          </p>
        </>
      }
      drawing={
        <HexDrawing
          label={t("shot", typeOf(state.setup, 0).name)}
          view={view}
          overlay={{ ...overlay, ghosts: [] }}
          frame={{ aside: 6, ahead: 8, behind: 6 }}
          width={22}
        />
      }
    />
  );
}
