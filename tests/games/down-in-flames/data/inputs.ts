/** What is known of a type, from which our figures were derived. Speeds in mph at feet; ceiling in feet, weight in kg. */
export interface Input {
  readonly mph: readonly (readonly [speed: number, feet: number])[];
  readonly ceiling: number;
  readonly weight: number;
  /** Wing area in square metres. */
  readonly wing: number;
  /** Rate of climb at sea level in feet per minute. */
  readonly climb: number;
  /** Empty weight in tonnes. */
  readonly empty: number;
  readonly protection: 0 | 1 | 2;
  readonly engine: "radial" | "inline";
  readonly engines: 1 | 2;
  readonly light: boolean;
  /** Guns with the long-lasting ammunition, and those with the short-lived one: names of `GUNS`. */
  readonly guns: readonly (readonly [count: number, gun: keyof typeof GUNS])[];
  readonly cannon: readonly (readonly [count: number, gun: keyof typeof GUNS])[];
}

/** Worth of a gun in points of Hit Value. */
export const GUNS = { rifle: 1, heavy: 2, slow20: 3, cannon20: 4 } as const;

type Row = readonly [
  id: string,
  speeds: string,
  ceiling: number,
  weight: number,
  wing: number,
  climb: number,
  empty: number,
  protection: 0 | 1 | 2,
  engines: "radial" | "inline" | "2 radial" | "2 inline",
  guns: string,
  cannon?: string,
];

/** `2 rifle, 1 heavy`. */
function gunsOf(text = ""): Input["guns"] {
  return text
    .split(", ")
    .filter((one) => one !== "")
    .map((one) => {
      const [count, gun] = one.split(" ") as [string, keyof typeof GUNS];
      return [Number(count), gun] as const;
    });
}

function inputOf([id, speeds, ceiling, weight, wing, climb, empty, protection, engines, guns, cannon]: Row): [
  string,
  Input,
] {
  const mph = speeds.split("; ").map((point) => point.split(" @ ").map(Number) as [number, number]);
  const engine = engines.endsWith("radial") ? "radial" : "inline";
  return [
    id,
    {
      mph,
      ceiling,
      weight,
      wing,
      climb,
      empty,
      protection,
      engine,
      engines: engines.startsWith("2") ? 2 : 1,
      light: LIGHT.includes(id),
      guns: gunsOf(guns),
      cannon: gunsOf(cannon),
    },
  ];
}

const LIGHT: readonly string[] = ["sbd-3", "d3a1", "ju-87d-3"];

const ROWS: readonly Row[] = [
  ["a6m2", "275 @ 0; 331 @ 14930", 32810, 2410, 22.44, 3100, 1.68, 0, "radial", "2 rifle", "2 slow20"],
  ["a6m5", "295 @ 0; 351 @ 19685", 38520, 2733, 21.3, 3150, 1.876, 0, "radial", "2 rifle", "2 cannon20"],
  ["ki-43-ii", "288 @ 0; 329 @ 13123", 36745, 2590, 21.4, 3240, 1.91, 1, "radial", "2 heavy"],
  ["ki-61-i-hei", "305 @ 0; 367 @ 15945", 32810, 3130, 20, 2980, 2.63, 2, "inline", "2 heavy", "2 cannon20"],
  ["f4f-4", "274 @ 0; 318 @ 19400", 34000, 3607, 24.15, 1950, 2.612, 2, "radial", "6 heavy"],
  ["f6f-5", "318 @ 0; 380 @ 23400", 37300, 5760, 31.03, 2980, 4.19, 2, "radial", "6 heavy"],
  ["f4u-1d", "355 @ 0; 417 @ 19900", 36900, 5450, 29.17, 2890, 4.07, 2, "radial", "6 heavy"],
  ["p-40e", "300 @ 0; 355 @ 15000", 29000, 3756, 21.92, 2100, 2.88, 2, "inline", "6 heavy"],
  ["p-38j", "347 @ 0; 419 @ 26247", 44000, 7890, 30.4, 3500, 5.8, 2, "2 inline", "4 heavy", "1 cannon20"],
  ["p-47d-25", "346 @ 0; 435 @ 22960", 42000, 6503, 27.87, 2780, 4.755, 2, "radial", "8 heavy"],
  ["p-51d-10", "368 @ 0; 437 @ 25000", 41900, 4581, 21.83, 3475, 3.433, 2, "inline", "6 heavy"],
  [
    "spitfire-ia",
    "283 @ 0; 320 @ 10000; 354 @ 18900",
    34700,
    2744,
    22.48,
    2820,
    2.18,
    2,
    "inline",
    "8 rifle",
  ],
  [
    "spitfire-vb",
    "320 @ 0; 375 @ 16404",
    36745,
    2979,
    22.48,
    3240,
    2.415,
    2,
    "inline",
    "4 rifle",
    "2 cannon20",
  ],
  [
    "spitfire-lf-ix",
    "337 @ 0; 379 @ 10991; 413 @ 22474",
    41010,
    3359,
    22.48,
    4232,
    2.53,
    2,
    "inline",
    "4 rifle",
    "2 cannon20",
  ],
  ["hurricane-i", "262 @ 0; 318 @ 17750", 33400, 2994, 23.97, 2520, 2.118, 2, "inline", "8 rifle"],
  ["hurricane-iic", "270 @ 0; 336 @ 22966", 35600, 3533, 23.92, 2750, 2.605, 2, "inline", "4 cannon20"],
  [
    "beaufighter-if",
    "306 @ 0; 323 @ 15000",
    26500,
    9435,
    46.73,
    1850,
    6.38,
    2,
    "2 radial",
    "6 rifle",
    "4 cannon20",
  ],
  [
    "bf-109e-4",
    "296 @ 0; 323 @ 6562; 350 @ 16404",
    34449,
    2614,
    16.4,
    2756,
    2.049,
    2,
    "inline",
    "2 rifle",
    "2 slow20",
  ],
  [
    "bf-109f-4",
    "324 @ 0; 354 @ 6562; 395 @ 19685",
    38058,
    2890,
    16.1,
    3839,
    2.382,
    2,
    "inline",
    "1 cannon20, 2 rifle",
  ],
  [
    "bf-109g-6",
    "314 @ 0; 340 @ 6562; 393 @ 22966",
    38714,
    3100,
    16.1,
    3957,
    2.583,
    2,
    "inline",
    "1 cannon20, 2 heavy",
  ],
  [
    "fw-190a-6",
    "347 @ 0; 359 @ 9843; 409 @ 20997",
    34777,
    4100,
    18.3,
    3031,
    3.219,
    2,
    "radial",
    "4 cannon20, 2 rifle",
  ],
  [
    "fw-190a-8",
    "347 @ 0; 360 @ 9843; 398 @ 20341",
    33793,
    4391,
    18.3,
    2717,
    3.504,
    2,
    "radial",
    "4 cannon20, 2 heavy",
  ],
  [
    "bf-110e-2",
    "283 @ 0; 307 @ 6562; 329 @ 16404",
    31168,
    6900,
    38.4,
    2028,
    5.175,
    2,
    "2 inline",
    "4 rifle",
    "2 slow20",
  ],
  [
    "bf-110g-2",
    "304 @ 0; 331 @ 6562; 361 @ 21325",
    35433,
    7790,
    38.4,
    3071,
    5.905,
    2,
    "2 inline",
    "4 rifle",
    "2 cannon20",
  ],
  [
    "yak-1b",
    "329 @ 0; 352 @ 6562; 373 @ 14764",
    34777,
    2887,
    17.15,
    3346,
    2.322,
    2,
    "inline",
    "1 cannon20, 1 heavy",
  ],
  ["la-5fn", "362 @ 0; 376 @ 8202; 401 @ 19685", 34449, 3305, 17.51, 3937, 2.655, 2, "radial", "2 cannon20"],
  [
    "mc-202",
    "311 @ 0; 337 @ 6562; 375 @ 16404",
    37073,
    2967,
    16.8,
    3406,
    2.448,
    2,
    "inline",
    "2 heavy, 2 rifle",
  ],
  ["sbd-3", "231 @ 0; 250 @ 16000", 25530, 4245, 30.19, 1400, 2.905, 2, "radial", "2 heavy"],
  ["d3a1", "215 @ 0; 240 @ 9845", 30050, 3650, 34.9, 1600, 2.408, 0, "radial", "2 rifle"],
  ["ju-87d-3", "219 @ 0; 255 @ 12600", 23905, 5300, 31.9, 1000, 3.93, 2, "inline", "2 rifle"],
];

/** Figures of reference books, by type. */
export const INPUTS: ReadonlyMap<string, Input> = new Map(ROWS.map(inputOf));

/** Medium and heavy bombers: empty weight in tonnes, protection, and the Hit Value of the guns that bear aft. */
export const BOMBER_INPUTS = {
  "b-17g": { empty: 16.391, protection: 2, aft: 18 },
  "b-24j": { empty: 16.556, protection: 2, aft: 16 },
  "he-111h-6": { empty: 8.963, protection: 2, aft: 4 },
  "ju-88a-4": { empty: 8.619, protection: 2, aft: 3 },
  "b-25d": { empty: 8.379, protection: 2, aft: 8 },
  g4m1: { empty: 6.741, protection: 0, aft: 6 },
} as const;
