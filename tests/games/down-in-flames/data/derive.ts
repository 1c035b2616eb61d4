import { GUNS, type Input } from "./inputs.ts";

const FEET_A_LEVEL = 2000;
const METRES_A_FOOT = 0.3048;
/** Metres from which the air is equally cold and thins out as an exponential. */
const TROPOPAUSE = 11_000;
const SCALE_HEIGHT = 6341.62;
/** The speed that is left at the ceiling, of the highest. */
const AT_CEILING = 0.85;

const half = (value: number) => Math.floor(value + 0.5);
const clamp = (value: number) => Math.min(5, Math.max(1, value));

/** Density of the standard atmosphere at a height in metres, of that at sea level. */
function density(metres: number): number {
  const below = (1 - 0.0000225577 * Math.min(metres, TROPOPAUSE)) ** 4.25588;
  return metres > TROPOPAUSE ? below * Math.exp((TROPOPAUSE - metres) / SCALE_HEIGHT) : below;
}

/** Airspeed in mph at a height in feet: straight lines between the points, the last to the ceiling. */
function speedAt({ mph, ceiling }: Input, feet: number): number {
  const most = Math.max(...mph.map(([speed]) => speed));
  const points = [...mph, [AT_CEILING * most, ceiling] as const];
  const above = points.findIndex(([, height]) => height >= feet);
  const [high, top] = points[above] as readonly [number, number];
  if (above === 0) return high;
  const [low, bottom] = points[above - 1] as readonly [number, number];
  return low + ((high - low) * (feet - bottom)) / (top - bottom);
}

export function agilityAt({ weight, wing, engines, light }: Input, level: number): number {
  const s = density(level * FEET_A_LEVEL * METRES_A_FOOT);
  const clumsy = (engines === 2 ? 2 : 0) + (light ? 2 : 0);
  return Math.max(1, half(2 + 80 * Math.sqrt(s / (weight / wing)) - clumsy));
}

export function speedRatingAt(input: Input, level: number): number {
  return half(speedAt(input, level * FEET_A_LEVEL) / 50);
}

export function horsepowerAt({ climb, ceiling }: Input, level: number): number {
  const absolute = ceiling / (1 - 100 / climb);
  return Math.max(1, half((climb * (1 - (level * FEET_A_LEVEL) / absolute)) / 1000));
}

function worth(guns: Input["guns"]): number {
  return guns.reduce((sum, [count, gun]) => sum + count * GUNS[gun], 0);
}

export function hitValuesOf({ guns, cannon }: Input): {
  readonly all: number;
  readonly spent: number | undefined;
} {
  return { all: worth(guns) + worth(cannon), spent: cannon.length > 0 ? worth(guns) : undefined };
}

export function defenseOf({ empty, protection, engine, engines }: Input): number {
  return 2 + Math.floor(empty) + protection + (engine === "radial" ? 1 : 0) + (engines === 2 ? 1 : 0);
}

export function bomberDefense(empty: number, protection: number): number {
  return Math.floor(0.75 * empty) + protection;
}

export function turretOf(aft: number): number {
  return Math.max(1, half(aft / 4));
}

export function maxLevelOf({ ceiling }: Input): number {
  return Math.floor(ceiling / FEET_A_LEVEL);
}

/** A Wingman's draws, from the best Speed of all levels and what the type has at levels 2 and 5. */
export function wingmanOf(
  input: Input,
  best: number,
): { readonly offense: number; readonly defense: number } {
  const horsepower = horsepowerAt(input, 2);
  return {
    offense: clamp(half((best + horsepower - 4) / 2)),
    defense: clamp(half((agilityAt(input, 5) + horsepower - 5) / 2)),
  };
}
