import { Mesh, MeshStandardMaterial, type Object3D } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
// The one that is plain script, which the package exports under no name: what compiles a program of its own is refused to
// pages by our policy.
import { MeshoptDecoder } from "../../../node_modules/meshoptimizer/meshopt_decoder_reference.js";
import { type Coated, type ModelEntry, modelFrom } from "./parts.ts";
import type { ModelShape } from "./shape.ts";

const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);

/** The primitives of a node, each with how it is coated. */
function coatsOf(node: Object3D | undefined): Coated[] {
  const found: Coated[] = [];
  node?.updateWorldMatrix(true, true);
  node?.traverse((part) => {
    if (!(part instanceof Mesh) || !(part.material instanceof MeshStandardMaterial)) return;
    const { roughness, metalness } = part.material;
    found.push({ geometry: part.geometry, matrix: part.matrixWorld, roughness, metalness });
  });
  return found;
}

/**
 * The miniature in a .glb file.
 * @throws when the file is none, or has no airframe.
 */
export async function readModel(file: ArrayBuffer, entry: ModelEntry): Promise<ModelShape> {
  const { scene } = await loader.parseAsync(file, "");
  const airframe = coatsOf(scene.getObjectByName("airframe"));
  if (airframe.length === 0) throw new RangeError("The model has no airframe.");
  return modelFrom(airframe, coatsOf(scene.getObjectByName("propellers")), entry);
}
