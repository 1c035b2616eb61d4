import { disc, type Pen, type PenPoint, shape } from "./pen.ts";

export interface Ship {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly kind: "freighter" | "collier" | "tanker" | "escort" | "trawler";
}

interface Looks {
  /** Beam to length. */
  readonly beam: number;
  readonly hull: string;
  readonly deck: string;
  /** Hatches, superstructure and funnel, in shares of the length from the stern. */
  readonly hatches: readonly number[];
  readonly bridge: number;
  readonly funnel: number;
}

const LOOKS: Readonly<Record<Ship["kind"], Looks>> = {
  freighter: {
    beam: 0.15,
    hull: "#34322f",
    deck: "#8d7a5c",
    hatches: [0.16, 0.3, 0.66, 0.8],
    bridge: 0.48,
    funnel: 0.45,
  },
  collier: {
    beam: 0.16,
    hull: "#2f3234",
    deck: "#7a7264",
    hatches: [0.32, 0.46, 0.74],
    bridge: 0.6,
    funnel: 0.15,
  },
  tanker: { beam: 0.15, hull: "#3b2f2b", deck: "#82665a", hatches: [0.34, 0.74], bridge: 0.54, funnel: 0.14 },
  escort: { beam: 0.105, hull: "#4b5558", deck: "#8b9694", hatches: [], bridge: 0.64, funnel: 0.48 },
  trawler: { beam: 0.19, hull: "#3a3d3e", deck: "#8a8676", hatches: [0.62], bridge: 0.42, funnel: 0.34 },
};

/** The outline of a hull whose stern is at 0 and whose bow is at `length`. */
function hull(length: number, half: number): PenPoint[] {
  const shares = [
    [0, 0.55],
    [0.06, 0.85],
    [0.2, 1],
    [0.68, 1],
    [0.86, 0.72],
    [0.95, 0.34],
    [1, 0],
  ] as const;
  const side = shares.map(([far, wide]): PenPoint => [far * length, wide * half]);
  return [...side, ...side.map(([x, y]): PenPoint => [x, -y]).reverse()];
}

/** The white water behind a ship: a narrow trail that widens and fades, and two waves from the bow. */
export function wake(pen: Pen, { length }: Ship): void {
  const far = length * 4.2;
  const trail = pen.createLinearGradient(0, 0, -far, 0);
  trail.addColorStop(0, "rgba(226, 233, 226, 0.62)");
  trail.addColorStop(0.25, "rgba(214, 226, 222, 0.3)");
  trail.addColorStop(1, "rgba(206, 220, 218, 0)");
  pen.fillStyle = trail;
  pen.beginPath();
  pen.moveTo(length * 0.1, 0.07 * length);
  pen.quadraticCurveTo(-far * 0.5, 0.08 * length, -far, 0.24 * length);
  pen.lineTo(-far, -0.24 * length);
  pen.quadraticCurveTo(-far * 0.5, -0.08 * length, length * 0.1, -0.07 * length);
  pen.fill();
  for (const side of [1, -1]) {
    const wave = pen.createLinearGradient(length, 0, -length * 1.1, 0);
    wave.addColorStop(0, "rgba(232, 238, 230, 0.75)");
    wave.addColorStop(1, "rgba(220, 230, 226, 0)");
    pen.strokeStyle = wave;
    pen.lineWidth = 0.045 * length;
    pen.beginPath();
    pen.moveTo(length * 0.98, 0.02 * side * length);
    pen.quadraticCurveTo(length * 0.55, 0.17 * side * length, -length * 1.1, 0.62 * side * length);
    pen.stroke();
  }
}

/** A ship from above, its bow towards x. */
export function ship(pen: Pen, { length, kind }: Ship): void {
  const { beam, hull: side, deck, hatches, bridge, funnel } = LOOKS[kind];
  const half = (beam * length) / 2;
  const moved = (by: number): PenPoint[] => hull(length, half).map(([x, y]) => [x + by, y - by]);
  shape(pen, moved(0.05), "rgba(14, 24, 30, 0.4)");
  shape(pen, hull(length, half), side);
  shape(
    pen,
    hull(length * 0.94, half * 0.78).map(([x, y]) => [x + 0.03 * length, y]),
    deck,
  );
  pen.fillStyle = "rgba(44, 36, 28, 0.75)";
  for (const hatch of hatches) pen.fillRect((hatch - 0.045) * length, -half * 0.4, 0.09 * length, half * 0.8);
  pen.fillStyle = "#d8cfb8";
  pen.fillRect((bridge - 0.05) * length, -half * 0.72, 0.1 * length, half * 1.44);
  pen.fillStyle = "#b9b09a";
  pen.fillRect((funnel - 0.07) * length, -half * 0.55, 0.11 * length, half * 1.1);
  disc(pen, funnel * length + 0.03, -0.03, half * 0.36, "rgba(20, 20, 20, 0.4)");
  disc(pen, funnel * length, 0, half * 0.34, "#3a3028");
}
