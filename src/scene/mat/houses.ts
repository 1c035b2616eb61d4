/** A house on a sheet, as its roof is drawn: the middle and the end of its ridge in pixels, and its colour. */
export interface DrawnHouse {
  readonly middle: readonly [x: number, y: number];
  readonly gable: readonly [x: number, y: number];
  readonly colour: string;
}

const DRAWN = new WeakMap<CanvasTransform, DrawnHouse[]>();

/** Notes a roof that a pen draws, its ridge along the pen's x axis and half as long as `size`. */
export function noteHouse(pen: CanvasTransform, size: number, colour: string): void {
  const { a, b, e, f } = pen.getTransform();
  const house: DrawnHouse = { middle: [e, f], gable: [e + a * size, f + b * size], colour };
  const houses = DRAWN.get(pen);
  if (houses) houses.push(house);
  else DRAWN.set(pen, [house]);
}

/** The houses that a pen has drawn. */
export function housesOf(pen: CanvasTransform): readonly DrawnHouse[] {
  return DRAWN.get(pen) ?? [];
}
