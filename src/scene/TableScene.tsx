import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { keyboard } from "./camera/keyboard.ts";
import { CameraRig } from "./camera/rig.ts";
import { tableHandle } from "./handle.ts";
import { Pointer } from "./pointer.ts";
import type { TableProps } from "./props.ts";
import { World } from "./world.ts";

/** Everything inside the canvas. React renders when the props change, never because something moves. */
export function TableScene(props: TableProps) {
  const { gl, scene, set, invalidate, size } = useThree();
  const { tabletop, player, overlay, edge, settings } = props;
  const latest = useRef(props);
  latest.current = props;

  const rig = useMemo(() => new CameraRig(gl.domElement, () => invalidate()), [gl, invalidate]);
  const world = useMemo(() => new World(player, scene, settings.shadows), [player, scene, settings.shadows]);

  useLayoutEffect(() => rig.setSize(size.width, size.height), [rig, size]);
  useLayoutEffect(() => {
    rig.setTable(tabletop.mat, edge, !latest.current.settings.reducedMotion);
    set({ camera: rig.camera as never });
  }, [rig, set, tabletop.mat, edge]);
  useLayoutEffect(() => {
    world.show(tabletop, overlay);
    invalidate();
  }, [world, tabletop, overlay, invalidate]);

  useEffect(() => player.onFrame(() => invalidate()), [player, invalidate]);
  useEffect(() => {
    const pointer = new Pointer(gl.domElement, rig, world, () => latest.current);
    const { handle, drawn } = tableHandle(rig, world, () => latest.current, size);
    world.afterFrame = drawn;
    const release = keyboard(gl.domElement, handle, rig, pointer);
    latest.current.handle?.(handle);
    return () => {
      latest.current.handle?.(null);
      release();
      pointer.dispose();
    };
  }, [gl, rig, world, size]);
  useEffect(() => () => rig.dispose(), [rig]);
  useEffect(() => () => world.dispose(), [world]);

  useFrame((state, delta) => {
    if (rig.update(delta)) invalidate();
    if (state.camera !== rig.camera) set({ camera: rig.camera as never });
    world.frame();
  });
  return <primitive object={world.group} />;
}
