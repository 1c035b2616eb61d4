import type { Id } from "../values.ts";

type Overdive = Id & { folds: boolean; faces: readonly number[] } & Record<"x" | "roll" | "points", number>;

export const move = {
  "event.overdive": ({ id, x, faces, roll, folds, points }: Overdive) => {
    const head = `${id} overdives by ${x} (D-07): ${faces.join(" + ")} = ${roll}`;
    if (folds) return `${head}, not more than ${x}: the wings fold.`;
    return points > 0
      ? `${head}, at most ${x + 2}: the wings are strained, ${points} damage.`
      : `${head}: the wings hold.`;
  },
  "throw.overdive": ({ id, x }: Id & { x: number }) => `Do the wings of ${id} hold? Up to ${x} they fold`,
  "throw.strain": ({ id }: Id) => `Strained wings: damage to ${id}`,
  "throw.leaf": ({ id }: Id) => `Falling leaf of ${id}: 1–2 left, 5–6 right`,
};
