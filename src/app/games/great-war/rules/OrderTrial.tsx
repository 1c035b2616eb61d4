import { useMemo, useState } from "react";
import { hexLabel } from "../../../../core/hex-layout.ts";
import { clockOf } from "../../../../games/great-war/face/clock.ts";
import { overlayOf } from "../../../../games/great-war/face/overlay.ts";
import { excessOf } from "../../../../games/great-war/move/fly.ts";
import { fly, type MoveScene, moveSceneOf, parseMove } from "../../../../games/great-war/move/index.ts";
import type { MoveOrder } from "../../../../games/great-war/order.ts";
import { typeOf } from "../../../../games/great-war/roster.ts";
import type { Ending, State } from "../../../../games/great-war/state.ts";
import { OWN_TABLES } from "../../../../games/great-war/tables/index.ts";
import { Inline } from "../../../rules/Inline.tsx";
import { Trial } from "../../../rules/trial/Trial.tsx";
import { TypedOrder } from "../../../rules/trial/TypedOrder.tsx";
import { Select } from "../../../ui/select.tsx";
import { changed, exampleState, exampleView } from "./board.ts";
import { HexDrawing } from "./HexDrawing.tsx";
import { TypeChoice } from "./TypeChoice.tsx";
import { useExampleWords } from "./words.ts";

const LEVEL_END = { climbed: 0, dived: 0, straightFirst: false };

/** How the move before may have ended. */
const ENDINGS: Readonly<Record<string, Ending>> = {
  straight: { ...LEVEL_END, hexsides: 0, way: null },
  left: { ...LEVEL_END, hexsides: 1, way: "L" },
  twice: { ...LEVEL_END, hexsides: 2, way: "L" },
  loop: { ...LEVEL_END, hexsides: 0, way: null, straightFirst: true },
};

function sceneOf(type: string, speed: number, ending: Ending): State {
  const board = exampleState([{ id: "A1", type, altitude: 2000, hex: "1317" }]);
  return changed(board, { speed, ending });
}

/** What a legal move does, in words. */
function Flown({ scene, order }: { readonly scene: MoveScene; readonly order: MoveOrder }) {
  const t = useExampleWords();
  const { end, flown } = fly(scene, order);
  const hexes = flown.path.filter(({ hex }, at) => {
    const before = flown.path[at - 1]?.hex;
    return before !== undefined && (before.q !== hex.q || before.r !== hex.r);
  }).length;
  const change = end.altitude - flown.from.altitude;
  const x = excessOf(scene, order);
  return (
    <p>
      {t("flown", hexes, hexLabel(end.hex), clockOf(end.facing), end.altitude, t("metres", change))}{" "}
      {x > 0 && <Inline saying={t("overdive", x)} />}
    </p>
  );
}

/** A move to be typed, judged and flown as on the table. */
export function OrderTrial() {
  const t = useExampleWords();
  const [type, setType] = useState("sopwith-camel");
  const [last, setLast] = useState(8);
  const [ended, setEnded] = useState("straight");
  const [text, setText] = useState("8: F3 L F4 -100");
  const found = OWN_TABLES.aircraft.find(({ id }) => id === type);
  const [min, max] = [found?.min ?? 1, found?.max ?? 1];
  const speed = Math.min(max, Math.max(min, last));
  const state = useMemo(() => sceneOf(type, speed, ENDINGS[ended] as Ending), [type, speed, ended]);
  const scene = moveSceneOf(state, 0);
  const view = exampleView(state);
  const read = parseMove(text, scene);
  const overlay = overlayOf(view, {
    selected: "A1",
    hovered: null,
    drafts: new Map([["A1", { text, read }]]),
    showArcs: true,
    showEnvelope: false,
  });
  const speeds = Array.from({ length: max - min + 1 }, (_, at) => (min + at).toString());
  return (
    <Trial
      desk={
        <>
          <TypeChoice value={type} onChange={setType} />
          <Select
            label={t("last")}
            choices={speeds.map((id) => ({ id, label: `${id} MP` }))}
            value={speed.toString()}
            onChange={(chosen) => setLast(Number(chosen))}
          />
          <Select
            label={t("ended")}
            choices={Object.keys(ENDINGS).map((id) => ({ id, label: t("endings", id) }))}
            value={ended}
            onChange={setEnded}
          />
          <TypedOrder
            label={t("orders")}
            placeholder={t("example")}
            text={text}
            read={read}
            onChange={setText}
            flown={(order) => <Flown scene={scene} order={order} />}
          />
        </>
      }
      drawing={
        <HexDrawing
          label={`${typeOf(state.setup, 0).name}: ${t("path", text)}`}
          view={view}
          overlay={overlay}
          frame={{ aside: 6, ahead: 8, behind: 5.5 }}
          width={22}
        />
      }
    />
  );
}
