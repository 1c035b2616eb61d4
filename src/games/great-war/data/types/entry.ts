import type { AircraftType, Flag, Mount, Nation, Schedule } from "../tables.ts";

/** Top and lowest speed in MP, climb and dive in metres, dive speed in MP, ceiling in metres, damage points. */
export type Figures = readonly [
  max: number,
  min: number,
  climb: number,
  dive: number,
  diveSpeed: number,
  ceiling: number,
  damage: number,
];

interface Extra {
  readonly flags?: readonly Flag[];
  readonly tailSilhouette?: number;
  readonly model?: string;
}

/** Nation and month of entry: `GB 1917-06`. */
type Origin = `${Nation} ${string}`;

/** One line of the chart: `"E -1"` is schedule and silhouette. */
export function entry(
  id: string,
  name: string,
  origin: Origin,
  seats: number,
  [max, min, climb, dive, diveSpeed, ceiling, damage]: Figures,
  class_: `${Schedule} ${-1 | 0 | 1 | 2}`,
  mounts: readonly Mount[],
  { flags = [], ...extra }: Extra = {},
): AircraftType {
  const [nation, from] = origin.split(" ") as [Nation, string];
  const [schedule, silhouette] = class_.split(" ") as [Schedule, string];
  return {
    id,
    name,
    nation,
    from,
    seats,
    max,
    min,
    climb,
    dive,
    diveSpeed,
    ceiling,
    damage,
    schedule,
    silhouette: Number(silhouette),
    mounts,
    flags: seats === 1 ? [...flags, "fighter"] : flags,
    ...extra,
  };
}

/** A line whose figures are of lower confidence: hand-set or from few sources. */
export function provisional(type: AircraftType): AircraftType {
  return { ...type, provisional: true };
}
