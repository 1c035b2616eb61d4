import type { Complex, Place, Target, Zone } from "./tables.ts";

/** A name, its hex and its zone. */
type Line = readonly [name: string, hex: string, zone: Zone];

/** Numbers the places of a list from 1. */
export function numbered(prefix: string, lines: readonly Line[]): readonly Place[] {
  return lines.map(([name, hex, zone], at) => ({ id: `${prefix}-${at + 1}`, name, hex, zone }));
}

function targets(complex: Complex, prefix: string, lines: readonly Line[]): readonly Target[] {
  return numbered(prefix, lines).map((place) => ({ ...place, complex }));
}

const AIRCRAFT = targets("aircraft", "AIR", [
  ["Bremen", "1409", "G"],
  ["Oschersleben", "2113", "G"],
  ["Kassel", "1615", "G"],
  ["Warnemünde", "2306", "G"],
  ["Wismar", "2107", "G"],
  ["Marienburg", "4106", "G"],
  ["Tutow", "2606", "G"],
  ["Sorau", "3014", "G"],
  ["Cottbus", "2914", "G"],
  ["Posen", "3512", "X"],
  ["Anklam", "2707", "G"],
  ["Leipzig", "2415", "G"],
  ["Regensburg", "2323", "G"],
  ["Wiener Neustadt", "3328", "A"],
  ["Augsburg", "2025", "G"],
  ["Gotha", "1917", "G"],
  ["Braunschweig", "1912", "G"],
  ["Halberstadt", "2013", "G"],
  ["Bernburg", "2213", "G"],
  ["Aschersleben", "2114", "G"],
  ["Dessau", "2314", "G"],
  ["Halle", "2315", "G"],
  ["Oranienburg", "2610", "G"],
  ["Brandenburg", "2411", "G"],
  ["Friedrichshafen", "1628", "G"],
  ["Oberpfaffenhofen", "2127", "G"],
  ["Eisenach", "1816", "G"],
  ["Schwäbisch Hall", "1723", "G"],
  ["Klagenfurt", "2831", "A"],
  ["Leipheim", "1825", "G"],
  ["Győr", "3728", "X"],
  ["Budapest", "4129", "X"],
  ["Eger (Cheb)", "2419", "X"],
  ["Neubrandenburg", "2607", "G"],
  ["Wenzendorf", "1708", "G"],
  ["Eschwege", "1815", "G"],
]);

const OIL = targets("oil", "OIL", [
  ["Merseburg-Leuna", "2215", "G"],
  ["Böhlen", "2415", "G"],
  ["Zeitz", "2316", "G"],
  ["Magdeburg-Rothensee", "2212", "G"],
  ["Ruhland", "2715", "G"],
  ["Pölitz", "2908", "G"],
  ["Brüx", "2718", "X"],
  ["Blechhammer", "3919", "G"],
  ["Gelsenkirchen", "1014", "G"],
  ["Wesseling", "1017", "G"],
  ["Hamburg-Harburg", "1708", "G"],
  ["Misburg", "1712", "G"],
  ["Wien-Floridsdorf", "3426", "A"],
  ["Almásfüzitő", "3928", "X"],
]);

const ARMAMENTS = targets("armaments", "ARM", [
  ["Essen", "1014", "G"],
  ["Düsseldorf", "0916", "G"],
  ["Nürnberg", "2021", "G"],
  ["Berlin", "2611", "G"],
  ["Plzeň", "2620", "X"],
  ["St. Valentin", "2926", "A"],
  ["Brno", "3422", "X"],
  ["Unterlüß", "1810", "G"],
]);

const BALL_BEARINGS = targets("ball-bearings", "BBR", [
  ["Schweinfurt", "1819", "G"],
  ["Stuttgart", "1524", "G"],
  ["Erkner", "2712", "G"],
  ["Steyr", "2927", "A"],
  ["Wuppertal", "1015", "G"],
]);

const CHEMICALS = targets("chemicals", "CHM", [
  ["Ludwigshafen", "1421", "G"],
  ["Leverkusen", "1016", "G"],
  ["Frankfurt-Höchst", "1419", "G"],
  ["Hüls", "1014", "G"],
  ["Bitterfeld", "2414", "G"],
  ["Burghausen", "2526", "G"],
]);

const STEEL = targets("steel", "STL", [
  ["Dortmund", "1115", "G"],
  ["Duisburg", "0915", "G"],
  ["Saarbrücken", "1022", "G"],
  ["Salzgitter", "1812", "G"],
  ["Linz", "2825", "A"],
  ["Bochum", "1115", "G"],
]);

const RAIL = targets("rail", "RLC", [
  ["Hamm", "1214", "G"],
  ["Köln", "1016", "G"],
  ["Osnabrück", "1312", "G"],
  ["Ulm", "1825", "G"],
  ["München", "2226", "G"],
  ["Innsbruck", "2129", "A"],
  ["Dresden", "2716", "G"],
  ["Breslau", "3516", "G"],
]);

const SHIPPING = targets("shipping", "SHP", [
  ["Wilhelmshaven", "1308", "G"],
  ["Emden", "1008", "G"],
  ["Hamburg", "1708", "G"],
  ["Kiel", "1805", "G"],
  ["Flensburg", "1603", "G"],
  ["Stettin", "2908", "G"],
  ["Swinemünde", "2806", "G"],
  ["Gotenhafen", "3904", "X"],
]);

const TRANSPORTATION = targets("transportation", "TRC", [
  ["Hannover", "1712", "G"],
  ["Erfurt", "2016", "G"],
  ["Kaiserslautern", "1221", "G"],
  ["Praha", "2920", "X"],
  ["Salzburg", "2528", "A"],
  ["Graz", "3130", "A"],
]);

/** LW-13, LW-15, LW-36: the 97 targets by complex; our own choice of what was there, at its place on the map. */
export const TARGETS: readonly Target[] = [
  ...AIRCRAFT,
  ...OIL,
  ...ARMAMENTS,
  ...BALL_BEARINGS,
  ...CHEMICALS,
  ...STEEL,
  ...RAIL,
  ...SHIPPING,
  ...TRANSPORTATION,
];
