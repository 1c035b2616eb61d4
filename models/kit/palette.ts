/** Paints of the workbench, as sRGB hex. */
const PALETTE: Readonly<Record<string, string>> = {
  darkEarth: "#80694a",
  darkGreen: "#4c5b3a",
  oceanGrey: "#6f7b80",
  sky: "#b4c3a4",
  duckEggBlue: "#b3c6bb",
  nightBlack: "#2a2a2b",
  aluminium: "#b5b8b6",
  bareMetal: "#a3a8ac",
  rlm65: "#9db8bf",
  rlm70: "#39453a",
  rlm71: "#5a6547",
  rlm02: "#8c917a",
  rlm74: "#4c585a",
  rlm75: "#707a86",
  rlm76: "#a9bac0",
  blueGrey: "#5b7286",
  lightGull: "#c3c7c0",
  seaBlue: "#27405f",
  insignia: "#e6e4da",
  oliveDrab: "#575a3c",
  neutralGrey: "#8b9192",
  mitsubishiGrey: "#adb2a0",
  cowlBlack: "#262b33",
  sovietGreen: "#5b6f42",
  sovietBlack: "#3a3f3c",
  sovietBlue: "#93b2c8",
  italianSand: "#b59a62",
  italianGreen: "#5d6b3d",
  italianGrey: "#a5aaa6",
  extraDarkSea: "#525c5e",
  slateGrey: "#5f6a58",
  cream: "#d8cfb6",
  stone: "#a79f8b",
  slate: "#6d7681",
  roundelRed: "#a83a2c",
  roundelBlue: "#2b4272",
  roundelWhite: "#e8e4d6",
  roundelYellow: "#dcae3a",
  crossBlack: "#222323",
  crossWhite: "#e4e2d8",
  hinomaru: "#b02a25",
  usBlue: "#263a63",
  black: "#2b2b2a",
  tyre: "#2f2d2a",
  gunmetal: "#4a4a4c",
  exhaust: "#5c4032",
  yellow: "#d9a927",
  red: "#a8392d",
  white: "#e2dfd3",
  leather: "#5a3d28",
  glass: "#7fa3b5",
  glassLow: "#34505f",
  wash: "#33302a",
  wood: "#6b4c33",
  ash: "#a9824f",
  ply: "#ad8551",
  wire: "#55534e",
  helmet: "#4a3322",
  skin: "#c79a78",
  linen: "#c8b98e",
  ecru: "#c9b27c",
  pc10: "#5d5435",
  pc12: "#5c3d2e",
  nivo: "#39463c",
  fieldGrey: "#8d9391",
  frenchBeige: "#b79f6f",
  frenchLightGreen: "#7d8a4c",
  frenchDarkGreen: "#46543a",
  frenchBrown: "#7a5436",
  frenchBlue: "#4a6f9e",
  italianMiddle: "#4d7048",
  germanMauve: "#5f5463",
  germanGreen: "#4f5d3c",
  germanPaleGreen: "#78825c",
  germanRust: "#6e4a39",
  germanPaleBlue: "#a7bcbc",
  fokkerOlive: "#6f6a48",
  fokkerTurquoise: "#9dbdb8",
  fokkerRed: "#a02a22",
  canvas: "#b7aa83",
  sand: "#a89873",
  rubber: "#8e8f82",
};

const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** Paints mixed by hand are written as they are: `#80694a`. */
const MIXED = /^#[0-9a-f]{6}$/;

/**
 * A paint by its name, or as it is, written `#80694a`.
 * @throws when there is no such paint.
 */
export function hexPaint(name: string): string {
  const hex = MIXED.test(name) ? name : PALETTE[name];
  if (!hex)
    throw new Error(`There is no paint "${name}"; the paints are ${Object.keys(PALETTE).join(", ")}.`);
  return hex;
}

/**
 * The linear red, green and blue (0 to 1) of a paint, by its name or as `#80694a`.
 * @throws when there is no such paint.
 */
export function linearPaint(name: string): [number, number, number] {
  const hex = hexPaint(name);
  return [1, 3, 5].map((i) => linear(Number.parseInt(hex.slice(i, i + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
}
