/** What a colour is made of: how it throws back the light, from 0 (a mirror, no metal) to 1 (chalk, metal). */
export interface Coat {
  readonly name: string;
  readonly roughness: number;
  readonly metalness: number;
}

/** Paint under matt varnish, first because most is that; cloth, leather and rubber; metal; canopies. */
export const COATS = [
  { name: "paint", roughness: 0.62, metalness: 0 },
  { name: "cloth", roughness: 0.92, metalness: 0 },
  { name: "metal", roughness: 0.36, metalness: 0.8 },
  { name: "glass", roughness: 0.07, metalness: 0 },
] as const satisfies readonly Coat[];

const OF: Readonly<Record<string, (typeof COATS)[number]["name"]>> = {
  glass: "glass",
  bareMetal: "metal",
  aluminium: "metal",
  gunmetal: "metal",
  exhaust: "metal",
  wire: "metal",
  tyre: "cloth",
  rubber: "cloth",
  leather: "cloth",
  helmet: "cloth",
  skin: "cloth",
  canvas: "cloth",
  wash: "cloth",
};

/** Which of the coats a paint of the workbench is. */
export function coatOf(paint: string): number {
  const name = OF[paint] ?? "paint";
  return COATS.findIndex((coat) => coat.name === name);
}
