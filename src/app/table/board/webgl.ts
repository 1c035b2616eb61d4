let known: boolean | undefined;

/** Whether this browser can draw in 3D; asked once. */
export function hasWebGl(): boolean {
  if (known === undefined) {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    known = context !== null;
  }
  return known;
}
