import { reichPlace } from "../../../../tabletop/atlas/projection.ts";
import type { Hill } from "../../relief/hills.ts";

/** High ground as the table shows it: degrees east and north, km that it reaches east and north, and how high it is. */
const RANGES: readonly Hill[] = [
  // Ardennes, Eifel, Hunsrück, Sauerland, Westerwald, Vogelsberg, Rhön.
  [5.6, 50.1, 46, 22, 0.42],
  [6.6, 50.35, 26, 18, 0.42],
  [7.2, 49.8, 30, 14, 0.4],
  [8.2, 51.2, 34, 18, 0.48],
  [8, 50.6, 24, 14, 0.36],
  [9.25, 50.52, 16, 14, 0.42],
  [10, 50.45, 14, 16, 0.5],
  // Vosges, Palatinate, Black Forest, Odenwald, Spessart, Swabian and Franconian Alb.
  [7.1, 48.2, 16, 42, 0.62],
  [7.9, 49.3, 18, 20, 0.34],
  [8.15, 48, 20, 50, 0.64],
  [8.85, 49.6, 14, 20, 0.36],
  [9.45, 50, 14, 20, 0.36],
  [9.4, 48.4, 46, 14, 0.42],
  [11.3, 49.4, 18, 40, 0.34],
  // Harz, Thuringian Forest, Solling, Teutoburg Forest.
  [10.65, 51.75, 24, 11, 0.62],
  [10.7, 50.65, 32, 11, 0.55],
  [9.6, 51.75, 14, 14, 0.32],
  [8.5, 52, 34, 7, 0.26],
  // Ore Mountains, Bohemian Forest, Fichtelgebirge, Sudetes, Bohemian-Moravian heights, Beskids, Tatra.
  [13.2, 50.55, 52, 15, 0.6],
  [11.95, 50.05, 16, 14, 0.5],
  [12.9, 49.35, 26, 26, 0.55],
  [13.6, 48.95, 34, 20, 0.66],
  [14.9, 50.8, 26, 12, 0.5],
  [15.7, 50.7, 28, 12, 0.75],
  [16.6, 50.3, 28, 20, 0.6],
  [17.3, 50.05, 26, 18, 0.62],
  [15.6, 49.5, 40, 32, 0.36],
  [18.9, 49.45, 44, 16, 0.6],
  [20, 49.2, 28, 12, 1],
  [19.3, 48.85, 60, 20, 0.68],
  [18, 49, 18, 30, 0.5],
  [20.2, 48.1, 30, 12, 0.4],
  // Alps from the west, and the Jura.
  [6.3, 46.9, 26, 24, 0.55],
  [7, 45.9, 40, 30, 1],
  [8.2, 46.55, 52, 26, 1.05],
  [9.4, 46.6, 48, 28, 1.05],
  [10.6, 46.85, 50, 28, 1.05],
  [11.8, 47.05, 52, 22, 1.05],
  [12.9, 47.1, 52, 20, 1.05],
  [14, 47.25, 54, 22, 0.9],
  [15, 47.5, 46, 20, 0.75],
  [15.6, 47.75, 26, 16, 0.55],
  [11.9, 46.4, 60, 24, 0.95],
  [13.6, 46.4, 50, 16, 0.8],
  [14.5, 46.45, 40, 12, 0.6],
  [11, 47.45, 60, 10, 0.8],
  [13.4, 47.6, 56, 12, 0.75],
  // Dinaric heights, Bakony, Mecsek; the Baltic ridge and the Lüneburg Heath.
  [15, 45.5, 60, 20, 0.45],
  [17.8, 47.15, 36, 12, 0.3],
  [18.3, 46.15, 16, 8, 0.26],
  [17.5, 54.1, 60, 22, 0.2],
  [13.2, 53.4, 60, 12, 0.1],
  [10, 53, 26, 16, 0.14],
  [20, 53.7, 46, 16, 0.2],
];

export const HILLS: readonly Hill[] = RANGES.map(([longitude, latitude, across, along, high]) => {
  const [east, north] = reichPlace([longitude, latitude]);
  return [east, north, across, along, high];
});
