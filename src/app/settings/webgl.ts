/** What drivers are called that draw on the processor: of some a browser does not tell that they are slow. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|lavapipe|software|basic render/i;

const known = new Map<boolean, boolean>();

function isSoftware(context: WebGL2RenderingContext): boolean {
  const named = context.getExtension("WEBGL_debug_renderer_info");
  return SOFTWARE.test(`${context.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)}`);
}

function asked(fast: boolean): boolean {
  const context = document
    .createElement("canvas")
    .getContext("webgl2", { failIfMajorPerformanceCaveat: fast });
  if (!context) return false;
  const suits = !fast || !isSoftware(context);
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return suits;
}

/** Whether this browser can draw in 3D, or (`fast`) has a graphics card for it; each asked once. */
export function hasWebGl({ fast = false } = {}): boolean {
  const found = known.get(fast) ?? asked(fast);
  known.set(fast, found);
  return found;
}
