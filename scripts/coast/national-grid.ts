export type Point = readonly [x: number, y: number];

/** The ellipsoid and the projection of the British National Grid (Airy 1830; Ordnance Survey), in metres. */
const [MAJOR, MINOR] = [6377563.396, 6356256.909];
const SCALE = 0.9996012717;
const [FALSE_EAST, FALSE_NORTH] = [400_000, -100_000];
const RADIANS = Math.PI / 180;
const [LAT0, LON0] = [49 * RADIANS, -2 * RADIANS];
const E2 = 1 - (MINOR * MINOR) / (MAJOR * MAJOR);
const N = (MAJOR - MINOR) / (MAJOR + MINOR);

/** The length of the meridian from the grid's own latitude to another. */
function meridian(lat: number): number {
  const [less, more] = [lat - LAT0, lat + LAT0];
  const [n2, n3] = [N ** 2, N ** 3];
  return (
    MINOR *
    SCALE *
    ((1 + N + 1.25 * n2 + 1.25 * n3) * less -
      (3 * N + 3 * n2 + 2.625 * n3) * Math.sin(less) * Math.cos(more) +
      1.875 * (n2 + n3) * Math.sin(2 * less) * Math.cos(2 * more) -
      (35 / 24) * n3 * Math.sin(3 * less) * Math.cos(3 * more))
  );
}

/** A longitude and a latitude in degrees as km east and north; the datum's hundred metres are left out. */
export function projected([longitude, latitude]: Point): Point {
  const [lat, lon] = [latitude * RADIANS, longitude * RADIANS - LON0];
  const [sine, cosine, tangent] = [Math.sin(lat), Math.cos(lat), Math.tan(lat)];
  const bend = 1 - E2 * sine * sine;
  const across = (MAJOR * SCALE) / Math.sqrt(bend);
  const eta = bend / (1 - E2) - 1;
  const t2 = tangent * tangent;
  const step = lon * cosine;
  const north =
    meridian(lat) +
    FALSE_NORTH +
    across *
      tangent *
      (step ** 2 / 2 + (step ** 4 / 24) * (5 - t2 + 9 * eta) + (step ** 6 / 720) * (61 - 58 * t2));
  const east =
    FALSE_EAST +
    across * (step + (step ** 3 / 6) * (1 + eta - t2) + (step ** 5 / 120) * (5 - 18 * t2 + t2 * t2));
  return [east / 1000, north / 1000];
}
