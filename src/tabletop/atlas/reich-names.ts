/** A sea or a country that the map of the Reich names, and where: degrees, and how large against others. */
interface ReichName<Place extends string> {
  readonly place: Place;
  readonly longitude: number;
  readonly latitude: number;
  readonly size: number;
}

function named<Place extends string>(
  place: Place,
  longitude: number,
  latitude: number,
  size: number,
): ReichName<Place> {
  return { place, longitude, latitude, size };
}

/** Where seas and countries are named, on the table and in print; everybody reads the map from its southern edge. */
export const REICH_NAMES = [
  named("north-sea", 5.6, 54.6, 1),
  named("baltic", 16.3, 55.1, 0.9),
  named("denmark", 9.4, 55.35, 0.45),
  named("netherlands", 5.4, 52.62, 0.42),
  named("belgium", 4.7, 50.5, 0.5),
  named("france", 5.2, 48.1, 0.8),
  named("switzerland", 7.9, 46.85, 0.6),
  named("italy", 10.2, 45.75, 0.6),
  named("austria", 14.6, 47.55, 0.7),
  named("hungary", 18.2, 46.75, 0.8),
  named("yugoslavia", 15.6, 45.75, 0.5),
  named("slovakia", 19.2, 48.62, 0.55),
  named("bohemia", 14.9, 49.75, 0.6),
  named("poland", 18.8, 51.7, 0.9),
  named("east-prussia", 20.3, 54, 0.5),
  named("germany", 11.1, 52.65, 1.1),
];
