import { useMemo, useState } from "react";
import { drawn } from "../../../../games/dogfight/face/tabletop.ts";
import { fly } from "../../../../games/dogfight/fly.ts";
import type { MoveOrder } from "../../../../games/dogfight/order.ts";
import { ghostOf } from "../../../../games/dogfight/overlay.ts";
import { parseMove } from "../../../../games/dogfight/parse-move.ts";
import { situationOf } from "../../../../games/dogfight/situation.ts";
import { TYPES, type TypeId } from "../../../../games/dogfight/types.ts";
import type { View } from "../../../../games/dogfight/view.ts";
import { decimal } from "../../../../games/dogfight/words/format.ts";
import { useReading } from "../../../rules/reading.ts";
import { Trial } from "../../../rules/trial/Trial.tsx";
import { TypedOrder } from "../../../rules/trial/TypedOrder.tsx";
import { Switch } from "../../../ui/choice.tsx";
import { Select } from "../../../ui/select.tsx";
import { exampleBoard, exampleTable, MIDDLE } from "./board.ts";
import { Drawing } from "./Drawing.tsx";
import { TypeChoice } from "./TypeChoice.tsx";
import { useExampleWords } from "./words.ts";

interface Past {
  readonly type: TypeId;
  readonly speed: number;
  readonly turned: boolean;
}

/** The example's table: the aircraft as its last turn left it. */
function boardOf({ type, speed, turned }: Past): View {
  const view = exampleBoard([
    { id: "R1", type, speed },
    { id: "B1", type: "bf-109e-3", side: "blue", x: 1, y: 1 },
  ]);
  return { ...view, aircraft: view.aircraft.map((one) => ({ ...one, turned })) };
}

/** Where a legal order ends, in words. */
function Flown({ view, order }: { readonly view: View; readonly order: MoveOrder }) {
  const t = useExampleWords();
  const { language } = useReading();
  const [one] = view.aircraft;
  if (!one) return null;
  const end = fly(one, order, view.setup.table);
  const { x, y } = drawn(end, 0);
  const point = language === "de" ? "," : ".";
  const off = Math.round((x - MIDDLE) * 10) / 10;
  const way = off === 0 ? "none" : off < 0 ? "left" : "right";
  const aside = t("aside", decimal(Math.abs(x - MIDDLE), point), way);
  return <p>{t("flown", order.text, order.speed, aside, decimal(y - MIDDLE, point), end.heading)}</p>;
}

/** An order to be typed, judged and flown as on the table. */
export function OrderTrial() {
  const t = useExampleWords();
  const [type, setType] = useState<TypeId>("spitfire-ia");
  const [last, setLast] = useState(3);
  const [turned, setTurned] = useState(false);
  const [text, setText] = useState("2L1");
  const { engine, name } = TYPES[type];
  const speed = Math.min(last, engine);
  const speeds = Array.from({ length: engine }, (_, at) => (at + 1).toString());
  const view = useMemo(() => boardOf({ type, speed, turned }), [type, speed, turned]);
  const read = parseMove(text, situationOf(view, 0));
  const ghost = ghostOf(view, "R1", text, read);
  const frame = { left: MIDDLE - 8, right: MIDDLE + 8, near: MIDDLE - 4, far: MIDDLE + 11 };
  return (
    <Trial
      desk={
        <>
          <TypeChoice value={type} onChange={setType} />
          <Select
            label={t("last")}
            choices={speeds.map((id) => ({ id, label: id }))}
            value={speed.toString()}
            onChange={(chosen) => setLast(Number(chosen))}
          />
          <Switch label={t("turned")} checked={turned} onChange={setTurned} />
          <TypedOrder
            label={t("orders")}
            placeholder={t("example")}
            text={text}
            read={read}
            onChange={setText}
            flown={(order) => <Flown view={view} order={order} />}
          />
        </>
      }
      drawing={
        <Drawing
          label={`${name}: ${t("path", text)}`}
          tabletop={exampleTable(view)}
          overlay={{ ghosts: ghost ? [{ ...ghost, arcs: [] }] : [] }}
          frame={frame}
          width={20}
        />
      }
    />
  );
}
