import type { Compass } from "./compass.ts";

const NAMES: Readonly<Record<Compass, string>> = {
  north: "Norden",
  "north-east": "Nordosten",
  east: "Osten",
  "south-east": "Südosten",
  south: "Süden",
  "south-west": "Südwesten",
  west: "Westen",
  "north-west": "Nordwesten",
};

/** The points of the compass, in German. */
export function compassName(point: Compass): string {
  return NAMES[point];
}
