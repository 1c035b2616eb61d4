import type { MatArt } from "../../sheet.ts";
import { at } from "./chart.ts";

type Legend = MatArt["legends"][number];

function legend(place: string, longitude: number, latitude: number, size: number): Legend {
  const [x, y] = at(longitude, latitude);
  return { place, x, y, size };
}

/** Where seas and countries are named; everybody reads the table from its southern edge. */
export const LEGENDS: readonly Legend[] = [
  legend("north-sea", 5.6, 54.6, 1),
  legend("baltic", 16.3, 55.1, 0.9),
  legend("denmark", 9.4, 55.35, 0.45),
  legend("netherlands", 5.4, 52.62, 0.42),
  legend("belgium", 4.7, 50.5, 0.5),
  legend("france", 5.2, 48.1, 0.8),
  legend("switzerland", 7.9, 46.85, 0.6),
  legend("italy", 10.2, 45.75, 0.6),
  legend("austria", 14.6, 47.55, 0.7),
  legend("hungary", 18.2, 46.75, 0.8),
  legend("yugoslavia", 15.6, 45.75, 0.5),
  legend("slovakia", 19.2, 48.62, 0.55),
  legend("bohemia", 14.9, 49.75, 0.6),
  legend("poland", 18.8, 51.7, 0.9),
  legend("east-prussia", 20.3, 54, 0.5),
  legend("germany", 11.1, 52.65, 1.1),
];
