import { useThree } from "@react-three/fiber";
import { useLayoutEffect } from "react";
import { laidExtent } from "../camera/laid.ts";
import { late } from "./late.tsx";
import { layerOf } from "./layer-of.tsx";
import { useShown, useTools } from "./shown.ts";

const MapOf = late(async () => layerOf((await import("../map/map.ts")).MapLayer));
const Boards = late(async () => layerOf((await import("../boards/boards.ts")).BoardLayer));
const Counters = late(async () => layerOf((await import("../counters/counters.ts")).CounterLayer));
const Cards = late(async () => layerOf((await import("../cards/cards.ts")).CardLayer));

function some(...lists: readonly (readonly unknown[] | undefined)[]): boolean {
  return lists.some((list) => list !== undefined && list.length > 0);
}

/** Map, boards, counters and cards, each fetched when a tabletop has some. */
export function Laid() {
  const { tabletop, overlay, line } = useShown();
  const { rig, latest } = useTools();
  const width = useThree(({ size }) => size.width);
  const { areas, lines, sites, tracks, charts, counters, groups } = tabletop;
  useLayoutEffect(() => {
    rig.table = () => laidExtent(latest.current.tabletop, latest.current.edge, width);
    rig.follow(false);
    return () => {
      rig.table = () => undefined;
    };
  }, [rig, latest, width]);
  return (
    <>
      {some(areas, lines, sites, overlay.lines) && <MapOf />}
      {some(tracks, charts) && <Boards />}
      {some(counters, line?.before.counters) && <Counters />}
      {some(groups, line?.before.groups) && <Cards />}
    </>
  );
}
