import { noise, rough, step } from "../../noise.ts";
import { fieldAt } from "../../parcels.ts";
import type { Pen } from "../../pen.ts";
import type { MatArt, Reach } from "../../sheet.ts";
import { lighter, lit, mix, type Rgb } from "../../tint.ts";
import { HAMLETS, hamlets } from "./hamlets.ts";
import { positions } from "./positions.ts";
import { riverAt } from "./river.ts";
import { iceRoad, lanes, railway } from "./ways.ts";

// Cold, since the lamp over the table is warm; bluer still it would shine like water.
const SNOW: Rgb = [178, 187, 192];
const BLUE: Rgb = [112, 124, 129];
const WARM: Rgb = [204, 206, 204];
const STUBBLE: Rgb = [142, 142, 134];
const FENCE: Rgb = [104, 102, 96];
const PINE: Rgb = [40, 54, 38];
const BIRCH: Rgb = [101, 99, 95];
const UNDER: Rgb = [98, 109, 114];
const ICE: Rgb = [124, 154, 172];
const CLEAR: Rgb = [88, 122, 144];
const BANK: Rgb = [100, 106, 106];

/** How high the land is, -1 to 1. */
function height(x: number, y: number): number {
  return rough(x * 0.14, y * 0.14, 2, 511);
}

/** Snow in a low light from the upper left: warm where it falls, blue where it does not, combed by the wind. */
function snow(x: number, y: number): Rgb {
  const d = 0.22;
  const slope = height(x + d, y - d) - height(x, y);
  const drift = rough(x * 0.5 + y * 1.1, y * 3 - x * 1.4, 2, 512);
  const light = slope * 7 + 0.16 * drift + 0.06 * (noise(x * 9, y * 9, 513) - 0.5);
  return light > 0 ? mix(SNOW, WARM, Math.min(1, light * 1.6)) : mix(SNOW, BLUE, Math.min(1, -light * 1.5));
}

/** Fields under the snow: some stubble shows, and fences stand out. */
function fields(ground: Rgb, x: number, y: number): Rgb {
  const { index, along, hedge } = fieldAt(x * 0.52 + 17, y * 0.52 + 31);
  if (hedge < 0.02)
    return mix(
      ground,
      FENCE,
      0.5 * (1 - step(0.006, 0.02, hedge)) * step(0.3, 0.5, noise(x * 2.6, y * 2.6, 522)),
    );
  if (index % 3 !== 0) return ground;
  const row = step(0.1, 0.8, Math.sin(along * 62));
  return row > 0 ? mix(ground, STUBBLE, 0.34 * row * step(0.35, 0.6, noise(x * 1.4, y * 1.4, 521))) : ground;
}

/** Where the woods have been cleared: around the hamlets and in the middle. */
const CLEARED = [...HAMLETS.map(([x, y]) => [x, y, 2.6] as const), [24, 27.2, 4] as const];

function cleared(x: number, y: number): number {
  let most = 0;
  for (const [cx, cy, radius] of CLEARED) {
    const [dx, dy] = [x - cx, y - cy];
    const near = dx * dx + dy * dy;
    if (near < radius * radius) most = Math.max(most, 1 - near / (radius * radius));
  }
  return most;
}

/** How wooded the land is: little along the river, where the lines are. */
function grown(x: number, y: number, off: number): number {
  const away = Math.abs(off);
  return away < 2.4 ? -1 : rough(x * 0.13 + 5, y * 0.13, 2, 531) + 0.34 * step(3, 9, away) - 0.3;
}

/** How much wood stands at a place, 0 to 1, by how wooded the land is. */
function woodAt(x: number, y: number, wooded: number): number {
  if (wooded < -0.16) return 0;
  const edge = 0.2 * (rough(x * 0.8, y * 0.8, 2, 534) + noise(x * 4.5, y * 4.5, 532) - 0.5);
  return step(0, 0.06, wooded + edge - 0.7 * cleared(x, y));
}

/** Bare birches: grey twigs round bright stems, and the snow between them. */
function birches(ground: Rgb, x: number, y: number, wood: number): Rgb {
  const twigs = noise(x * 5.2, y * 5.2, 537) * 0.7 + noise(x * 13, y * 13, 538) * 0.3;
  const bare = mix(mix(ground, UNDER, 0.5), BIRCH, step(0.3, 0.62, twigs));
  return mix(ground, twigs > 0.7 ? mix(bare, WARM, 0.5) : bare, wood);
}

/** Pines, snow on their tops towards the light, and their shadow on the snow behind them. */
function woods(ground: Rgb, x: number, y: number, off: number): Rgb {
  const wooded = grown(x, y, off);
  if (wooded < -0.28) return ground;
  const wood = woodAt(x, y, wooded);
  if (wood === 0) {
    const [from, far] = [x - 0.26, y + 0.3];
    return mix(ground, UNDER, 0.6 * woodAt(from, far, grown(from, far, off)));
  }
  if (noise(x * 0.2, y * 0.2, 535) + 0.1 * noise(x * 1.4, y * 1.4, 536) > 0.66)
    return birches(ground, x, y, wood);
  const crown = noise(x * 6.4, y * 6.4, 533);
  const lightly = noise((x + 0.07) * 6.4, (y - 0.07) * 6.4, 533) - crown;
  const pines = lighter(PINE, (crown - 0.5) * 26);
  const dusted = mix(pines, SNOW, 0.5 * step(0.16, 0.3, lightly));
  return mix(mix(ground, UNDER, wood), dusted, wood * step(0.2, 0.34, crown));
}

/** Ice: swept clear here and drifted over there, with cracks that run across it. */
function ice(x: number, y: number, off: number, drifted: Rgb): Rgb {
  const sheet = mix(ICE, CLEAR, step(0.4, 0.75, noise(x * 0.35, off * 0.8, 541)));
  const { hedge } = fieldAt(x * 0.6 + y * 0.3, y * 0.8 + 50);
  const light = 44 * (1 - step(0.008, 0.034, hedge)) - 14 * (1 - step(0.03, 0.09, hedge));
  const cracked = lighter(sheet, light + 7 * rough(x * 2.2, y * 2.2, 2, 544));
  const streak = rough(x * 0.22, off * 1.6 + 0.5 * noise(x * 0.5, 1, 546), 2, 545);
  return mix(cracked, drifted, 0.85 * step(-0.1, 0.36, streak));
}

/** The river between its banks: the upper one is in its own shade and throws it on the ice. */
function frozen(ground: Rgb, x: number, y: number, off: number, half: number): Rgb {
  const edge = Math.abs(off) - half;
  if (edge > 0.5) return ground;
  if (edge > 0) {
    const side = off > 0 ? mix(BLUE, BANK, 0.6) : WARM;
    return mix(side, ground, step(0.1, 0.5, edge + 0.12 * noise(x * 3, y * 3, 551)));
  }
  const shade = off > 0 ? 1 - step(0, 0.55, -edge) : 0;
  const sheet = lit(ice(x, y, off, ground), 1 - 0.34 * shade);
  return mix(sheet, BANK, 0.7 * (1 - step(0, 0.09, -edge)));
}

function colour(x: number, y: number): Rgb {
  const { off, half } = riverAt(x, y);
  const white = snow(x, y);
  if (Math.abs(off) < half) return frozen(white, x, y, off, half);
  return frozen(woods(fields(white, x, y), x, y, off), x, y, off, half);
}

function draw(pen: Pen, reach: Reach): void {
  lanes(pen);
  railway(pen, reach);
  positions(pen, reach);
  hamlets(pen);
  iceRoad(pen);
}

/** The front in deep winter: a frozen river with a road on its ice, pine woods, and what is left of villages. */
export const art = (): MatArt => ({
  legends: [
    { place: "frozen-river", x: 8.6, y: 21.6, size: 0.7 },
    { place: "frozen-river", x: 39.6, y: 16.7, size: 0.7, turned: true },
    { place: "ice-road", x: 24.4, y: 11.9, size: 0.5 },
    { place: "ice-road", x: 22.6, y: 24.9, size: 0.5, turned: true },
  ],
  rose: { x: 24, y: 28.4, radius: 2.5 },
  ink: "36, 44, 58",
  strength: 1.15,
  colour,
  draw,
});
