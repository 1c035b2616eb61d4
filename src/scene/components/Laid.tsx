import { useMemo, useRef } from "react";
import { changedOf } from "../stock/changed.ts";
import type { ContactMesh } from "../stock/contact.ts";
import { SlabShadowContext } from "./laid/slab-shadows.ts";
import { late } from "./late.tsx";
import { useShown } from "./shown.ts";

const Framing = late(async () => (await import("./laid/Framing.tsx")).Framing);
const MapPrint = late(async () => (await import("./laid/MapPrint.tsx")).MapPrint);
const Boards = late(async () => (await import("./laid/Boards.tsx")).Boards);
const Counters = late(async () => (await import("./laid/Counters.tsx")).Counters);
const SlabShadows = late(async () => (await import("./laid/SlabShadows.tsx")).SlabShadows);
const Sky = late(async () => (await import("./laid/Sky.tsx")).Sky);
const Cards = late(async () => (await import("./laid/Cards.tsx")).Cards);

function some(...lists: readonly (readonly unknown[] | undefined)[]): boolean {
  return lists.some((list) => list !== undefined && list.length > 0);
}

/** Map, boards, counters and cards, each fetched when a tabletop has some. */
export function Laid() {
  const { tabletop, overlay, line } = useShown();
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
      {some(tracks, charts, counters, groups, sites) && <Framing />}
      {lying + held > 0 && <SlabShadows ref={mesh} count={lying + held} />}
      {some(areas, lines, sites, overlay.lines) && <MapPrint />}
      {some(tracks, charts) && <Boards />}
      {some(counters, line?.before.counters) && <Counters />}
      {(night || some(contrails)) && <Sky />}
      {some(groups, line?.before.groups) && <Cards />}
    </SlabShadowContext>
  );
}
