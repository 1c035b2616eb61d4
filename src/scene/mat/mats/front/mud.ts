import { hash, noise, rough, step } from "../../noise.ts";
import { lighter, mix, type Rgb } from "../../tint.ts";

/** Wet clay, where it is sodden, where it dries, and what the shells have turned up from below: none of it is sand. */
const MUD: Rgb = [98, 83, 67];
const SODDEN: Rgb = [70, 60, 51];
const DRYING: Rgb = [116, 101, 83];
const MARL: Rgb = [126, 118, 108];
/** Standing water: the sky in its middle, mud at its edge. */
const POOL: Rgb = [88, 94, 94];
const SCUM: Rgb = [68, 64, 52];

/** Shell holes of one calibre: inches between two of them at least, the share of such places that is hit, and a seed. */
interface Calibre {
  readonly apart: number;
  readonly often: number;
  readonly seed: number;
}

/** Field guns, howitzers, and the heaviest. */
const CALIBRES: readonly Calibre[] = [
  { apart: 0.46, often: 0.8, seed: 221 },
  { apart: 1, often: 0.6, seed: 231 },
  { apart: 2.6, often: 0.4, seed: 241 },
];

/** What shells have done to a place: how dark or light its ground is, and whether water stands there. */
interface Hole {
  shade: number;
  pool: number;
}

const hole: Hole = { shade: 0, pool: 0 };

/** Mud at a place: ribs of it that wheels and feet have left, sodden hollows, and turned-up marl. */
export function mud(x: number, y: number): Rgb {
  const wet = step(0.42, 0.74, noise(x * 0.42, y * 0.42, 213) + 0.16 * rough(x * 1.7, y * 1.7, 2, 217));
  const dry = step(0.6, 0.9, noise(x * 0.8, y * 0.8, 214));
  const ground = mix(mix(MUD, DRYING, 0.7 * dry), SODDEN, wet);
  const turned = mix(ground, MARL, 0.5 * step(0.7, 0.86, noise(x * 2.7, y * 2.7, 218)) * (1 - wet));
  const clods = (noise(x * 8, y * 8, 215) - 0.5) * (18 - 10 * wet) + 9 * rough(x * 2, y * 2, 2, 216);
  return lighter(turned, clods);
}

/** How often a stretch of the ground has been shelled, about 1. */
function shelled(x: number, y: number): number {
  return 0.3 + 1.25 * noise(x * 0.23, y * 0.23, 219);
}

/** Adds what one hole does `dx`, `dy` radii from its middle. Its rim is ragged; light falls from the upper left. */
function addHole(dx: number, dy: number, ragged: number, flooded: boolean): void {
  const far = Math.sqrt(dx * dx + dy * dy) * ragged;
  if (far > 1.5) return;
  const slope = dx - dy;
  // The wall away from the light is lit and the near one dark; on the rim that was thrown up it is the other way round.
  const bowl = far < 1 ? -15 + 19 * slope * (1 - far * 0.3) : 26 * (1.5 - far) * (0.35 - slope * 0.6);
  hole.shade += bowl * (1 - step(1.15, 1.5, far));
  if (flooded) hole.pool = Math.max(hole.pool, 1 - step(0.46, 0.62, far));
}

function addCalibre(x: number, y: number, { apart, often, seed }: Calibre, churn: number): void {
  const [column, row] = [Math.floor(x / apart - 0.5), Math.floor(y / apart - 0.5)];
  for (let i = column; i <= column + 1; i++)
    for (let j = row; j <= row + 1; j++) {
      if (hash(i, j, seed) > often * churn) continue;
      const size = hash(i, j, seed + 1);
      const radius = apart * (0.14 + 0.24 * size * size);
      const dx = (x - (i + 0.5 + 0.3 * (hash(i, j, seed + 2) - 0.5)) * apart) / radius;
      const dy = (y - (j + 0.5 + 0.3 * (hash(i, j, seed + 3) - 0.5)) * apart) / radius;
      if (Math.abs(dx) > 1.7 || Math.abs(dy) > 1.7) continue;
      const ragged = 1 + 0.3 * (noise((x * 3) / apart, (y * 3) / apart, seed + 5) - 0.5);
      addHole(dx, dy, ragged, size > 0.35 && hash(i, j, seed + 4) > 0.42);
    }
}

/** Ground with the holes that shells have torn in it, water in some, and water between them where it lies low. */
export function holed(ground: Rgb, x: number, y: number, churn: number): Rgb {
  hole.shade = hole.pool = 0;
  const many = churn * churn * shelled(x, y);
  for (const calibre of CALIBRES) addCalibre(x, y, calibre, many);
  const low = rough(x * 0.55, y * 0.75, 3, 251) - 0.1 * rough(x * 4, y * 4, 2, 252);
  const puddle = churn < 0.9 ? 0 : 0.8 * step(0.4, 0.54, low);
  const torn = lighter(ground, hole.shade);
  const water = Math.max(hole.pool, puddle);
  if (water === 0) return torn;
  const sky = mix(SCUM, POOL, 0.45 + 0.55 * noise(x * 1.1, y * 2.3, 253));
  return mix(torn, sky, 0.9 * water);
}
