import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { keyboard } from "./camera/keyboard.ts";
import { CameraRig } from "./camera/rig.ts";
import { DiceTray, type DiceTrayHandle } from "./dice/DiceTray.tsx";
import { tableHandle } from "./handle.ts";
import { Pointer } from "./pointer.ts";
import type { TableProps } from "./props.ts";
import { followPlayer, TRAY_LENGTH, trayPlace } from "./tray.ts";
import { World } from "./world.ts";

/** Wider than this, the tray stands beside the mat; else beyond it. */
const WIDE = 1.35;

/** Everything inside the canvas. React renders when the props change, never because something moves. */
export function TableScene(props: TableProps) {
  const { gl, scene, set, invalidate, size } = useThree();
  const { tabletop, player, overlay, edge, settings } = props;
  const latest = useRef(props);
  latest.current = props;
  const tray = useRef<DiceTrayHandle>(null);

  const rig = useMemo(() => new CameraRig(gl.domElement, () => invalidate()), [gl, invalidate]);
  const world = useMemo(
    () => new World(player, scene, settings.shadows, () => invalidate()),
    [player, scene, settings.shadows, invalidate],
  );

  useLayoutEffect(() => {
    rig.setSize(size.width, size.height);
    world.setScreen(size.width, size.height);
  }, [rig, world, size]);
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
    let { loads } = player;
    return player.subscribe(() => {
      if (loads === player.loads) return;
      loads = player.loads;
      world.restage();
      invalidate();
    });
  }, [player, world, invalidate]);
  useEffect(
    () =>
      followPlayer(
        player,
        () => tray.current,
        () => latest.current.settings.fastDice,
      ),
    [player],
  );
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
    world.frame(rig.camera);
  });
  return (
    <>
      <primitive object={world.group} />
      <DiceTray
        ref={tray}
        position={trayPlace(tabletop.mat, edge, size.width / size.height > WIDE)}
        size={TRAY_LENGTH}
      />
    </>
  );
}
