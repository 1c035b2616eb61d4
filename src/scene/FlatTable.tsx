import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Tabletop } from "../tabletop/tabletop.ts";
import type { Timeline } from "../tabletop/timeline.ts";
import { keyboard } from "./camera/keyboard.ts";
import { paintSides } from "./colours.ts";
import { actionOf } from "./flat/action.ts";
import { flatAnimation } from "./flat/animate.ts";
import { castOf } from "./flat/cast.ts";
import { CellsDrawing } from "./drawing/CellsDrawing.tsx";
import { GridDrawing } from "./drawing/GridDrawing.tsx";
import { FlatHappenings, FlatLinks } from "./flat/FlatHappenings.tsx";
import { OverlayDrawing, TapeDrawing } from "./drawing/OverlayDrawing.tsx";
import { PieceDrawing } from "./drawing/PieceDrawing.tsx";
import { MatDrawing } from "./drawing/MatDrawing.tsx";
import { Hatching } from "./drawing/Hatching.tsx";
import { flatHandle } from "./flat/handle.ts";
import { flatHands } from "./flat/hands.ts";
import { trackPath } from "./drawing/path.ts";
import { layTags } from "./flat/tags.ts";
import { FlatWindow } from "./flat/window.ts";
import { baseScale } from "./layout.ts";
import type { Player } from "./player.ts";
import type { TableProps } from "./props.ts";
import { lineOf } from "./stage.ts";

function useTimeline(tabletop: Tabletop, player: Player): Timeline | undefined {
  return useSyncExternalStore(player.subscribe, () => lineOf(tabletop, player));
}

/** A tag's letters in inches, how many pixels high they should be, and how far tags may grow for that. */
const LETTERS = 0.5;
const LEGIBLE = 13;
const LARGEST = 2.6;

function tagScale(pixelsPerInch: number): number {
  return Math.max(1, Math.min(LARGEST, LEGIBLE / (LETTERS * pixelsPerInch)));
}

/** The same table drawn flat, from straight above, where there is no 3D. Moves without rendering. */
export default function FlatTable(props: TableProps) {
  const { tabletop, player, overlay, selected, edge, settings, showNumbers = false } = props;
  useState(() => paintSides(settings.palette));
  const svg = useRef<SVGSVGElement>(null);
  const shown = useRef<FlatWindow>(null);
  /** Lays the names apart anew. */
  const relay = useRef((_looked?: string) => {});
  const latest = useRef(props);
  latest.current = props;
  const turned = edge === 1;
  const turn = turned ? 180 : 0;
  const { mat } = tabletop;
  const { grid } = mat;
  const { scale } = tabletop;
  const drawn = {
    altitude: tabletop.altitude,
    metres: scale?.metres,
    top: scale?.knots.at(-1)?.level ?? 1,
    size: baseScale(mat),
  };
  const line = useTimeline(tabletop, player);
  const cast = useMemo(() => castOf(tabletop, line), [tabletop, line]);

  useEffect(() => {
    player.instant = settings.reducedMotion;
  }, [player, settings.reducedMotion]);
  useEffect(() => {
    if (!svg.current) return;
    const view = new FlatWindow(
      svg.current,
      mat,
      turned,
      () => latest.current.clearArea?.(),
      (width) => actionOf(latest.current, width),
    );
    const tag = () => svg.current?.style.setProperty("--tag", tagScale(view.pixelsPerInch).toFixed(2));
    view.home();
    tag();
    shown.current = view;
    const size = new ResizeObserver(() => view.atHome && view.home());
    size.observe(svg.current);
    const { handle, drawn } = flatHandle(view, () => latest.current);
    view.changed = () => {
      tag();
      relay.current();
      drawn();
    };
    const takeOff = flatHands(svg.current, view, () => latest.current);
    const release = keyboard(svg.current, handle, { pan: (right, forward) => view.move(right, forward) });
    latest.current.handle?.(handle);
    latest.current.onStand?.();
    const quiet = player.onFrame(drawn);
    return () => {
      latest.current.handle?.(null);
      size.disconnect();
      quiet();
      release();
      takeOff();
    };
  }, [mat, turned, player]);
  useEffect(() => {
    // A small drawing follows the fight, unless somebody has moved it.
    const there = selected === undefined || tabletop.pieces.some(({ id }) => id === selected);
    if (there && shown.current?.atHome) shown.current.home();
  }, [tabletop, selected]);
  useLayoutEffect(() => {
    if (!svg.current) return;
    const { frame } = flatAnimation(svg.current, tabletop, cast, line, player, turn);
    const lay = layTags(svg.current, cast, () => latest.current, turn);
    const draw = () => {
      frame();
      lay();
    };
    relay.current = lay;
    draw();
    return player.onFrame(draw);
  }, [tabletop, cast, line, player, turn]);
  // Whoever is chosen now is read first.
  useLayoutEffect(() => {
    relay.current(selected);
  }, [selected]);

  return (
    <svg
      ref={svg}
      aria-hidden="true"
      style={{ display: "block", width: "100%", height: "100%", touchAction: "none", background: "#17100b" }}
    >
      <Hatching />
      <g transform={turned ? `rotate(180 ${mat.width / 2} ${-mat.depth / 2})` : undefined}>
        <MatDrawing tabletop={tabletop} />
        {grid && <GridDrawing grid={grid} numbers={showNumbers} turn={turn} />}
        {cast.map(({ id, after }) => (
          <path
            key={id}
            data-part="trail"
            data-of={id}
            d={trackPath(after.track ?? [])}
            pathLength={1}
            strokeDasharray="1 1"
            fill="none"
            stroke="#efe4c8"
            strokeWidth={0.2}
          />
        ))}
        {grid && overlay.cells && <CellsDrawing grid={grid} cells={overlay.cells} turn={turn} />}
        <OverlayDrawing overlay={overlay} turn={turn} />
        {tabletop.links && <FlatLinks links={tabletop.links} tabletop={tabletop} />}
        {cast.map(({ id, before, after }) => (
          <g key={id} data-piece={id}>
            {before !== after && (
              <g data-look="before">
                <PieceDrawing piece={before} {...drawn} chosen={id === selected} />
              </g>
            )}
            <g data-look="after">
              <PieceDrawing piece={after} {...drawn} chosen={id === selected} />
            </g>
          </g>
        ))}
        <FlatHappenings cues={tabletop.cues} turn={turn} />
        {overlay.tape && <TapeDrawing tape={overlay.tape} turn={turn} />}
        <path
          data-part="shot"
          visibility="hidden"
          stroke="#ffd27a"
          strokeWidth={0.12}
          strokeDasharray=".5 .9"
          fill="none"
        />
      </g>
    </svg>
  );
}
