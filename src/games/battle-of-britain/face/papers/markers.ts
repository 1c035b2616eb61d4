import type { Page, Shape, Wanted } from "../../../../face/paper.ts";
import { type CutOuts, cutOutPages } from "../../../../face/papers/cut-outs.ts";
import type { Text } from "../../../../face/text.ts";
import { MARKERS } from "../../data/figures.ts";
import { WEATHER_CARDS } from "../../data/weather.ts";
import type { MarkerWord } from "../words/paper-values.ts";
import type { Force } from "./force.ts";
import { phrase } from "./phrase.ts";

/** Millimetres along an edge: a marker lies within a square of the map. */
const MARKER = 21;
const MIDDLE = MARKER / 2;
/** Of markers that lie beside the map as many as are ever needed at once. */
const COUNTS = { out: 12, hit: 18, ace: 1, fuel: 7 } as const;

interface Marker {
  readonly text: Text;
  /** A wing is a ring, a geschwader a cross: marked without colours. */
  readonly look: "british" | "german" | "word";
}

function markersOf({ view }: Force): readonly Marker[] {
  const word = (what: MarkerWord): Marker => ({ text: phrase("paper.marker", { what }), look: "word" });
  const some = (count: number, what: MarkerWord) => Array.from({ length: count }, () => word(what));
  const { black, red } = WEATHER_CARDS;
  const cards = view.setup.options.weather === "cards";
  return [
    ...view.wings.map(({ id }): Marker => ({ text: id, look: "british" })),
    ...view.geschwader.map(({ id }): Marker => ({ text: id, look: "german" })),
    ...some(MARKERS, "combat"),
    ...some(COUNTS.out, "out"),
    ...some(COUNTS.hit, "hit"),
    ...some(COUNTS.fuel, "fuel"),
    ...some(COUNTS.ace, "ace"),
    ...some(cards ? black : 0, "respite"),
    ...some(cards ? red : 0, "flies"),
  ];
}

function signOf(look: Marker["look"]): readonly Shape[] {
  if (look === "british") return [{ kind: "circle", x: MIDDLE, y: MIDDLE, r: 8.5, look: "band" }];
  if (look === "word") return [];
  const [near, far, arm] = [2, MARKER - 2, 3];
  return [
    {
      kind: "path",
      d: `M${near} ${near + arm}v${-arm}h${arm}M${far - arm} ${near}h${arm}v${arm}M${far} ${far - arm}v${arm}h${-arm}M${near + arm} ${far}h${-arm}v${-arm}`,
      look: "edge",
    },
  ];
}

function markerShapes({ text, look }: Marker): readonly Shape[] {
  const size = look === "word" ? 3.4 : 6;
  return [
    ...signOf(look),
    { kind: "words", x: MIDDLE, y: MIDDLE, words: text, size, anchor: "middle", centred: true },
  ];
}

/** Wings, geschwader and what lies beside the map, to be cut out. */
export function markerPages(force: Force, { area }: Wanted): readonly Page[] {
  const markers: CutOuts<Marker> = {
    id: "markers",
    title: phrase("paper.markers.title"),
    items: markersOf(force),
    width: MARKER,
    height: MARKER,
    label: ({ length }) => phrase("paper.markers.label", { count: length }),
    shapesOf: markerShapes,
  };
  return cutOutPages(markers, area);
}
