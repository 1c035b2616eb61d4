/** A place by its longitude and latitude in degrees, in km east and north of the origin of the map of the Reich (LW-29). */
export function reichPlace([longitude, latitude]: readonly [number, number]): readonly [
  east: number,
  north: number,
] {
  return [(longitude - 3.5) * 70.81, (latitude - 55.5) * 111.2];
}
