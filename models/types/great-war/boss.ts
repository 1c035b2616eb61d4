import type { Rod } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";

/** The hub in the middle of a wooden propeller, from its front; length and radius in metres. */
export const boss = (front: Vec, length: number, radius: number): Rod => ({
  part: "spinner",
  from: front,
  to: [front[0], front[1], front[2] + length],
  radius: radius * 0.7,
  end: radius,
  sides: 7,
});
