const known = new Map<boolean, boolean>();

function asked(fast: boolean): boolean {
  const context = document
    .createElement("canvas")
    .getContext("webgl2", { failIfMajorPerformanceCaveat: fast });
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}

/** Whether this browser can draw in 3D, or (`fast`) has a graphics card for it; each asked once. */
export function hasWebGl({ fast = false } = {}): boolean {
  const found = known.get(fast) ?? asked(fast);
  known.set(fast, found);
  return found;
}
