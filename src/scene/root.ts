import { createRoot, extend, type ReconcilerRoot } from "@react-three/fiber";
import type { ReactNode } from "react";
import { Group, Mesh, NeutralToneMapping, PCFShadowMap, SRGBColorSpace } from "three";

// Only what is written as JSX; the whole of three.js would not fit the page's weight.
extend({ Group, Mesh });

/** A canvas with a scene in it that follows the size of its box. */
export interface SceneRoot {
  render(scene: ReactNode): void;
  dispose(): void;
}

/** Sharper than this costs more than it shows. */
const MAX_PIXEL_RATIO = 2;

/**
 * Puts a canvas into a box. Frames are drawn on demand only. Throws when the browser has no WebGL.
 * The root has no pointer events of its own: picking is done by hand, against a few circles.
 */
export function mountScene(box: HTMLElement, shadows: boolean): SceneRoot {
  const canvas = document.createElement("canvas");
  canvas.style.cssText = "display:block;width:100%;height:100%;touch-action:none;outline:none";
  canvas.tabIndex = 0;
  canvas.setAttribute("aria-hidden", "true");
  box.append(canvas);
  const root: ReconcilerRoot<HTMLCanvasElement> = createRoot(canvas);
  const configure = () => {
    const { width, height } = box.getBoundingClientRect();
    return root.configure({
      frameloop: "demand",
      dpr: Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO),
      shadows: shadows ? { type: PCFShadowMap } : false,
      size: { width: Math.max(1, width), height: Math.max(1, height), top: 0, left: 0 },
      gl: {
        antialias: true,
        powerPreference: "high-performance",
        toneMapping: NeutralToneMapping,
        outputColorSpace: SRGBColorSpace,
      },
      onCreated: ({ gl }) => {
        // A frame may be drawn in several goes; it counts as one.
        gl.info.autoReset = false;
      },
    });
  };
  void configure();
  const observer = new ResizeObserver(() => void configure());
  observer.observe(box);
  return {
    render: (scene) => void root.render(scene),
    dispose() {
      observer.disconnect();
      root.unmount();
      canvas.remove();
    },
  };
}
