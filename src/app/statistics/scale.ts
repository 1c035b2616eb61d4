/** The steps that a scale may have, each a tidy figure. */
const STEPS = [1, 2, 5] as const;

/** The smallest tidy step that divides `top` into at most `most` parts. */
export function tidyStep(top: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of STEPS) if (step * power * most >= top) return step * power;
  }
}

/** Marks of a scale from 0 to at least `top`, with a tidy step between them and at most `most` steps. */
export function marksTo(top: number, most: number): readonly number[] {
  const step = tidyStep(Math.max(1, top), most);
  const steps = Math.ceil(Math.max(1, top) / step);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
