import { arcsOf, envelopeOf, ghostOf, sightLineOf } from "../../../../games/dogfight/overlay.ts";
import type { TypeId } from "../../../../games/dogfight/types.ts";
import { TYPES } from "../../../../games/dogfight/types.ts";
import { exampleBoard, exampleTable, MIDDLE } from "./board.ts";
import { Drawing } from "./Drawing.tsx";
import { useExampleWords } from "./words.ts";

function around(reach: number, behind = reach) {
  return { left: MIDDLE - reach, right: MIDDLE + reach, near: MIDDLE - behind, far: MIDDLE + reach };
}

interface PathProps {
  readonly order: string;
  readonly speed: number;
}

/** The path of one order of a Spitfire, flown by the referee's own hand. */
function Path({ order, speed }: PathProps) {
  const t = useExampleWords();
  const view = exampleBoard([
    { id: "R1", type: "spitfire-ia", speed },
    { id: "B1", type: "bf-109e-3", side: "blue", x: 1, y: 1 },
  ]);
  const ghost = ghostOf(view, "R1", order);
  if (!ghost) return null;
  const frame = { left: MIDDLE - 5, right: MIDDLE + 5, near: MIDDLE - 2.5, far: MIDDLE + 9 };
  return (
    <div className="df-path">
      <Drawing
        label={t("path", order)}
        tabletop={exampleTable(view)}
        overlay={{ ghosts: [{ ...ghost, arcs: [] }] }}
        frame={frame}
        width={11}
      />
      <code className="book__order">{order}</code>
    </div>
  );
}

/** The orders that one meets first, side by side. */
export function Paths() {
  return (
    <div className="df-paths">
      <Path order="3" speed={3} />
      <Path order="2L1" speed={3} />
      <Path order="L2" speed={3} />
      <Path order="1LL1" speed={3} />
      <Path order="1R1R" speed={3} />
    </div>
  );
}

function Fields({ type, reach }: { readonly type: TypeId; readonly reach: number }) {
  const t = useExampleWords();
  const view = exampleBoard([
    { id: "R1", type },
    { id: "B1", type: "bf-109e-3", side: "blue", x: 1, y: 1 },
  ]);
  const frame = reach > 12 ? around(reach) : { ...around(7, 2), far: MIDDLE + reach };
  return (
    <Drawing
      label={t("arcs", TYPES[type].name)}
      tabletop={exampleTable(view)}
      overlay={{ arcs: arcsOf(view, "R1") }}
      frame={frame}
    />
  );
}

/** An aircraft with a weapon on every side. */
export function AllArcs() {
  return <Fields type="b-17g" reach={13} />;
}

/** Every end of a legal order of a fighter. */
export function Reach() {
  const t = useExampleWords();
  const view = exampleBoard([
    { id: "R1", type: "spitfire-ia", speed: 3 },
    { id: "B1", type: "bf-109e-3", side: "blue", x: 1, y: 1 },
  ]);
  const envelope = envelopeOf(view, "R1");
  if (!envelope) return null;
  return (
    <Drawing
      label={t("envelope", TYPES["spitfire-ia"].name, envelope.ends.length)}
      tabletop={exampleTable(view)}
      overlay={{ envelopes: [envelope] }}
      frame={around(9.5, 2.5)}
      width={22}
    />
  );
}

/** A shot from the flank: the side that is hit. */
export function SideHit() {
  const t = useExampleWords();
  const view = exampleBoard([
    { id: "R1", type: "spitfire-ia", x: MIDDLE - 6, heading: 3 },
    { id: "B1", type: "ju-88a", side: "blue" },
  ]);
  const line = sightLineOf(view, "R1", "B1");
  return (
    <Drawing
      label={t("hitSide")}
      tabletop={exampleTable(view)}
      overlay={{ arcs: arcsOf(view, "B1"), sightLines: line ? [line] : [] }}
      frame={{ left: MIDDLE - 9, right: MIDDLE + 5, near: MIDDLE - 5, far: MIDDLE + 5 }}
    />
  );
}

/** A line of sight that a cloud blocks, beside one that passes it. */
export function CloudSight() {
  const t = useExampleWords();
  const clouds = [{ x: MIDDLE + 5, y: MIDDLE + 1, radius: 1.5 }];
  const view = exampleBoard(
    [
      { id: "R1", type: "spitfire-ia", heading: 3 },
      { id: "B1", type: "bf-109e-3", side: "blue", x: MIDDLE + 10, y: MIDDLE + 1.5, heading: 9 },
      { id: "B2", type: "bf-109e-3", side: "blue", x: MIDDLE + 9, y: MIDDLE - 3, heading: 9 },
    ],
    { clouds },
  );
  const lines = ["B1", "B2"].flatMap((id) => sightLineOf(view, "R1", id) ?? []);
  return (
    <Drawing
      label={t("cloud")}
      tabletop={exampleTable(view)}
      overlay={{ sightLines: lines }}
      frame={{ left: MIDDLE - 2, right: MIDDLE + 13, near: MIDDLE - 5.5, far: MIDDLE + 4 }}
    />
  );
}
