import { BufferGeometry, Float32BufferAttribute } from "three";

/** Corners of the rim: rounder is not seen from across a table. */
const SIDES = 22;
/** Coat of what is no paint, but the disc that a turning propeller is seen as; see `PaintMaterial`. */
const DISC = -1;

/**
 * The disc of a propeller around its hub, radius in inches, seen from both sides. Its corners all lie in the hub, so that
 * it throws no shadow: the material spreads them, each as far as its normal says. The second number of its coat is 0 in
 * the middle and 1 at the rim.
 */
export function propellerDisc(radius: number): BufferGeometry {
  const normals: number[] = [0, 0, 0];
  const coats: number[] = [DISC, 0];
  const index: number[] = [];
  for (let i = 0; i < SIDES; i++) {
    const angle = (i / SIDES) * 2 * Math.PI;
    normals.push(Math.cos(angle) * radius, Math.sin(angle) * radius, 0);
    coats.push(DISC, 1);
    const [here, next] = [i + 1, ((i + 1) % SIDES) + 1];
    index.push(0, here, next, 0, next, here);
  }
  const flat = new Array<number>(normals.length);
  return new BufferGeometry()
    .setIndex(index)
    .setAttribute("position", new Float32BufferAttribute(flat.fill(0), 3))
    .setAttribute("normal", new Float32BufferAttribute(normals, 3))
    .setAttribute("color", new Float32BufferAttribute(flat.fill(1), 3))
    .setAttribute("coat", new Float32BufferAttribute(coats, 2));
}
