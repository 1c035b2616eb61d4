/** A screen that a part is looked at on, in CSS pixels. */
interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Read from across a room, in the big type of presenter mode. */
  readonly presenter: boolean;
}

export const SIZES = {
  desktop: { name: "Desktop", width: 1280, height: 720, presenter: false },
  projector: { name: "Projector", width: 1920, height: 1080, presenter: true },
  phone: { name: "Phone", width: 390, height: 844, presenter: false },
} as const satisfies Readonly<Record<string, Size>>;

export type SizeId = keyof typeof SIZES;

export const SIZE_IDS = Object.keys(SIZES) as readonly SizeId[];
