import { useThree } from "@react-three/fiber";
import { useLayoutEffect, useMemo, useRef } from "react";
import { laidExtent, playedExtent } from "../camera/laid.ts";
import { lineOf } from "../stage.ts";
import { changedOf } from "../stock/changed.ts";
import type { ContactMesh } from "../stock/contact.ts";
import { SlabShadowContext } from "./laid/slab-shadows.ts";
import { late } from "./late.tsx";
import { useShown, useTools } from "./shown.ts";

const MapPrint = late(async () => (await import("./laid/MapPrint.tsx")).MapPrint);
const Boards = late(async () => (await import("./laid/Boards.tsx")).Boards);
const Counters = late(async () => (await import("./laid/Counters.tsx")).Counters);
const SlabShadows = late(async () => (await import("./laid/SlabShadows.tsx")).SlabShadows);
const Sky = late(async () => (await import("./laid/Sky.tsx")).Sky);
const Losses = late(async () => (await import("./laid/Losses.tsx")).Losses);
const Cards = late(async () => (await import("./laid/Cards.tsx")).Cards);

function some(...lists: readonly (readonly unknown[] | undefined)[]): boolean {
  return lists.some((list) => list !== undefined && list.length > 0);
}

/** Tells the camera what is to be seen of such a table. */
function useFraming(): void {
  const { rig, current, latest, player } = useTools();
  const width = useThree(({ size }) => size.width);
  useLayoutEffect(() => {
    current.laid = (when) => {
      const { tabletop: after, edge, overlay, selected = "" } = latest.current;
      const asked = [...(overlay.lit ?? []), selected];
      const { before = after } = lineOf(after, player) ?? {};
      // Cards that are swept away are seen until they are.
      const swept = playedExtent(before, edge) && !playedExtent(after, edge);
      const table = when === "before" || (when === "both" && swept) ? before : after;
      return (when !== "whole" && playedExtent(table, edge, asked)) || laidExtent(table, edge, width, asked);
    };
    rig.follow(false);
    return () => {
      current.laid = () => undefined;
    };
  }, [rig, current, latest, player, width]);
}

/** Map, boards, counters and cards, each fetched when a tabletop has some. */
export function Laid() {
  const { tabletop, overlay, line, ground } = useShown();
  useFraming();
  const { areas, lines, sites, tracks, charts, counters, groups, contrails } = tabletop;
  const night = tabletop.night ?? line?.before.night;
  const mesh = useRef<ContactMesh>(null);
  const [lying, held] = useMemo(
    () =>
      [changedOf(line?.counters, counters).length, changedOf(line?.cards, tabletop.cards).length] as const,
    [line, counters, tabletop.cards],
  );
  const shadows = useMemo(() => ({ mesh, counters: lying }), [lying]);
  return (
    <SlabShadowContext value={shadows}>
      {ground && lying + held > 0 && <SlabShadows ref={mesh} count={lying + held} />}
      {some(areas, lines, sites, overlay.lines) && <MapPrint />}
      {some(tracks, charts) && <Boards />}
      {some(counters, line?.before.counters) && <Counters />}
      {line?.clips.some(({ cue }) => cue.kind === "losses") && <Losses />}
      {(night || some(contrails)) && <Sky />}
      {some(groups, line?.before.groups) && <Cards />}
    </SlabShadowContext>
  );
}
