import { FACINGS, hexAhead, turnedFacing } from "../../../../core/hex.ts";
import { hexLabel } from "../../../../core/hex-layout.ts";
import { signed } from "../../../../core/text.ts";
import { overlayOf } from "../../../../games/great-war/face/overlay.ts";
import { deflection } from "../../../../games/great-war/fire/deflection.ts";
import { goodPosition } from "../../../../games/great-war/initiative/index.ts";
import { judgeMove, moveSceneOf } from "../../../../games/great-war/move/index.ts";
import { LEVEL, spotOf } from "../../../../games/great-war/places.ts";
import { typeOf } from "../../../../games/great-war/roster.ts";
import type { Stance } from "../../../../games/great-war/state.ts";
import { boardOf } from "../../../../games/great-war/view.ts";
import type { Cell } from "../../../../tabletop/overlay.ts";
import { exampleState, exampleView, HEIGHT, MIDDLE } from "./board.ts";
import { HexDrawing } from "./HexDrawing.tsx";
import { useExampleWords } from "./words.ts";

/** Hexes that an example's aircraft flies behind the middle. */
const BACK = "1317";

interface PathProps {
  readonly type?: string;
  readonly order: string;
  readonly speed?: number;
}

const UNFOCUSED = { selected: null, hovered: null, showArcs: false, showEnvelope: false };

/** The path of one move, flown as on the table. */
function Path({ order, type = "sopwith-camel", speed = 8 }: PathProps) {
  const t = useExampleWords();
  const view = exampleView(exampleState([{ id: "A1", type, speed, hex: BACK }]));
  const read = judgeMove(order, moveSceneOf(boardOf(view), 0));
  const drafts = new Map([["A1", { text: order, read }]]);
  const overlay = overlayOf(view, { ...UNFOCUSED, selected: "A1", drafts });
  const cells = (overlay.cells ?? []).filter(({ tone }) => tone === "path" || tone === "end");
  const short = cells.map(({ at, tone }): Cell => ({ at, tone }));
  return (
    <div className="gwr-one">
      <HexDrawing
        label={t("path", order)}
        view={view}
        overlay={{ ghosts: overlay.ghosts, cells: short }}
        frame={{ aside: 3.6, ahead: 5.2, behind: 5 }}
        width={12}
      />
      <code className="book__order">{order}</code>
    </div>
  );
}

/** The moves that one meets first, side by side. */
export function Paths() {
  return (
    <div className="gwr-row">
      <Path order="8: F8" />
      <Path order="8: F2 L F2 R F2" />
      <Path order="8: F2 R F R F R F" />
      <Path order="8: F3 sideslip-left F3" />
    </div>
  );
}

/** The same turn about by two schedules. */
export function TurnPrices() {
  return (
    <div className="gwr-row">
      <Path order="8: F5 R3" />
      <Path order="8: F5 R2" type="halberstadt-cl-ii" speed={8} />
      <Path order="8: F6 R" type="re-8" speed={8} />
    </div>
  );
}

/** Every hex in which a move can end. */
export function Reach() {
  const t = useExampleWords();
  const view = exampleView(exampleState([{ id: "A1", type: "sopwith-camel", speed: 8, hex: "1314" }]));
  const overlay = overlayOf(view, {
    ...UNFOCUSED,
    selected: "A1",
    drafts: new Map(),
    showEnvelope: true,
  });
  const cells = overlay.cells ?? [];
  return (
    <HexDrawing
      label={t("reach", typeOf(view.setup, 0).name, cells.length)}
      view={view}
      overlay={{ cells }}
      frame={{ aside: 9, ahead: 9.5, behind: 7 }}
      width={22}
    />
  );
}

function stanceAt(steps: number, altitude: number): Stance {
  return { hex: hexAhead(MIDDLE, 3, steps), facing: 0, altitude };
}

/** Levels by which a tailer so many hexes behind may be higher or lower; −1 where it can't tail. */
function tailLevels(steps: number): number {
  const target = stanceAt(0, HEIGHT);
  const good = (levels: number) => goodPosition(stanceAt(steps, HEIGHT + levels * LEVEL), target);
  let levels = -1;
  while (good(levels + 1)) levels += 1;
  return levels;
}

/** Where a tailer may be. */
export function TailPlaces() {
  const t = useExampleWords();
  const view = exampleView(
    exampleState([
      { id: "G1", side: "german", type: "albatros-d-iii" },
      { id: "A1", type: "sopwith-camel", hex: hexLabel(hexAhead(MIDDLE, 3, 4)) },
    ]),
  );
  const cells = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((steps): readonly Cell[] => {
    const levels = tailLevels(steps);
    if (levels < 0) return [];
    const caption = levels === 0 ? "±0" : `±${levels * LEVEL}`;
    return [{ at: spotOf(view.setup, stanceAt(steps, HEIGHT).hex), tone: "reach", caption }];
  });
  return (
    <HexDrawing
      label={t("tail")}
      view={view}
      overlay={{ cells }}
      frame={{ aside: 3, ahead: 1, behind: 9 }}
      width={17}
      shown={["G1"]}
    />
  );
}

/** What a target is worth from each of its six sides. */
export function DeflectionSides() {
  const t = useExampleWords();
  const view = exampleView(exampleState([{ id: "G1", side: "german", type: "albatros-d-iii" }]));
  const target: Stance = { hex: MIDDLE, facing: 0, altitude: HEIGHT };
  const cells = FACINGS.map((facing): Cell => {
    const from = { hex: hexAhead(MIDDLE, facing, 2), facing: turnedFacing(facing, 3), altitude: HEIGHT };
    return {
      at: spotOf(view.setup, from.hex),
      tone: "lit",
      caption: signed(deflection(view.setup, from, target, false)),
    };
  });
  return (
    <HexDrawing
      label={t("deflection")}
      view={view}
      overlay={{ cells }}
      frame={{ aside: 3, ahead: 3, behind: 3 }}
      width={17}
    />
  );
}
