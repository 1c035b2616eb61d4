import { liveMarker, markerAt, placedMarkers } from "../../tabletop/motion/marker-motion.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import { markerTransform } from "../drawing/BoardsDrawing.tsx";
import type { Player } from "../player.ts";

/** Moves the drawn markers of tracks to the player's instant. */
export function markerMover(
  svg: SVGSVGElement,
  { tracks }: Tabletop,
  line: Timeline | undefined,
  player: Player,
): () => void {
  const drawn = new Map(
    [...svg.querySelectorAll<SVGGElement>("[data-marker]")].map((one) => [one.dataset.marker, one]),
  );
  const markers = placedMarkers(line?.before.tracks, tracks);
  const live = liveMarker();
  return () => {
    for (const one of markers) {
      markerAt(one, line, player.now, live);
      drawn.get(one.marker.id)?.setAttribute("transform", markerTransform(live));
    }
  };
}
