import { box } from "./presets.ts";
import type { Body, Rod } from "./type.ts";
import type { Vec } from "./vec.ts";

/** A man on his feet, his hands forward; `at` is the ground under him. */
export function soldier([x, y, z]: Vec): Rod[] {
  const up = (part: string, from: number, to: number, radius: number, end: number): Rod => ({
    part,
    from: [x, y + from, z],
    to: [x, y + to, z],
    radius,
    end,
    sides: 6,
  });
  const arm = (side: number): Rod => ({
    part: "crew",
    from: [x + 0.24 * side, y + 1.38, z],
    to: [x + 0.2 * side, y + 1, z - 0.3],
    radius: 0.08,
    sides: 4,
  });
  return [
    up("crew", 0, 0.85, 0.16, 0.2),
    up("crew", 0.85, 1.45, 0.25, 0.22),
    arm(1),
    arm(-1),
    up("skin", 1.45, 1.66, 0.1, 0.11),
    up("helmet", 1.64, 1.8, 0.17, 0.08),
  ];
}

/** A wooden box: the middle of its foot, and its width, height and length. */
export const crate = ([x, y, z]: Vec, [width, height, length]: Vec, part = "crate"): Body =>
  box(part, `${-length / 2} 0 ${height} ${width / 2} 8; ${length / 2} 0 ${height} ${width / 2} 8`, {
    at: [x, y, z],
    sides: 8,
    crease: 20,
  });

/** A ring of sandbags in courses, each half a bag round from the one below. */
export function sandbags([x, y, z]: Vec, radius: number, count: number, courses: number): Rod[] {
  const at = (angle: number, up: number): Vec => [
    x + radius * Math.sin(angle),
    y + up,
    z + radius * Math.cos(angle),
  ];
  return Array.from({ length: count * courses }, (_, i): Rod => {
    const course = Math.floor(i / count);
    const step = (2 * Math.PI) / count;
    const a = (i + course / 2) * step;
    const up = 0.15 + 0.27 * course;
    return {
      part: "sandbag",
      from: at(a - step * 0.46, up),
      to: at(a + step * 0.46, up),
      radius: 0.19,
      sides: 6,
    };
  });
}

/** A flat round thing standing on end or lying: platforms, drums, wheels. */
export const disk = (part: string, from: Vec, to: Vec, radius: number, sides = 12): Rod => ({
  part,
  from,
  to,
  radius,
  sides,
});
