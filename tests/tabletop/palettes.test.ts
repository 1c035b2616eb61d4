import { describe, expect, it } from "vitest";
import { PALETTE_IDS, PALETTES } from "../../src/tabletop/palettes.ts";

type Rgb = readonly [number, number, number];

const PAPER = "#f4ead3";
const CARD = "#f1e8d2";

function linear(css: string): Rgb {
  const parts = [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16) / 255);
  return parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as unknown as Rgb;
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(linear(one)), luminance(linear(other))].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Machado, Oliveira and Fernandes (2009), severity 1, on linear colours. */
const EYES: Readonly<Record<string, readonly [Rgb, Rgb, Rgb]>> = {
  whole: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** CIE L*a*b* under D65. */
function lab(rgb: Rgb): Rgb {
  const [r, g, b] = rgb.map((c) => Math.min(1, Math.max(0, c))) as unknown as Rgb;
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function apart(one: string, other: string, eye: string): number {
  const see = (css: string) => {
    const rgb = linear(css);
    return lab(
      (EYES[eye] ?? []).map((row) => row.reduce((sum, c, i) => sum + c * (rgb[i] ?? 0), 0)) as unknown as Rgb,
    );
  };
  const [a, b] = [see(one), see(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

describe.each(PALETTE_IDS)("the palette %s", (id) => {
  const [first, second] = [PALETTES[id][0], PALETTES[id][1]];

  it.each(Object.keys(EYES))("keeps the sides apart for eyes with: %s", (eye) => {
    expect(apart(first.shape, second.shape, eye)).toBeGreaterThan(25);
  });

  it.each([first, second])("can be read: $shape", ({ shape, card, ink, wash }) => {
    expect(contrast("#ffffff", shape)).toBeGreaterThan(3);
    expect(contrast(card, CARD)).toBeGreaterThan(4.5);
    expect(contrast(ink, PAPER)).toBeGreaterThan(6);
    expect(contrast(ink, wash)).toBeGreaterThan(4.5);
  });
});
