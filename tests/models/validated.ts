import { EXTMeshoptCompression } from "@gltf-transform/extensions";
import { validateBytes } from "gltf-validator";
import { glbIo } from "../../models/kit/glb.ts";

/**
 * What the Khronos validator finds in a file of the kit: its errors as it is, and all that it says once the file is
 * unpacked, since it can't look into what is compressed.
 */
export async function findings(file: Uint8Array): Promise<readonly unknown[]> {
  const packed = await validateBytes(file);
  const io = await glbIo();
  const doc = await io.readBinary(file);
  for (const one of doc.getRoot().listExtensionsUsed())
    if (one instanceof EXTMeshoptCompression) one.dispose();
  const plain = await validateBytes(await io.writeBinary(doc));
  const errors = packed.issues.messages.slice(0, packed.issues.numErrors);
  return [...errors, ...plain.issues.messages];
}
