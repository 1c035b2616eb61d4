import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { SideIndex } from "../tabletop/tabletop.ts";
import { awaited } from "./awaited.ts";
import { roomIn } from "./camera/action.ts";
import { keyboard } from "./camera/keyboard.ts";
import { CameraRig } from "./camera/rig.ts";
import { clearOf, wholeOf } from "./clear.ts";
import type { DiceTray } from "./dice/DiceTray.ts";
import { tableHandle } from "./handle.ts";
import { Inset } from "./inset.ts";
import { useLettering } from "./lettering.ts";
import { Pointer } from "./pointer.ts";
import type { TableProps } from "./props.ts";
import type { SceneRoot, Size } from "./root.ts";
import { extentOf } from "./stage.ts";
import { followPlayer, TRAY_LENGTH, trayPlace } from "./tray.ts";
import { World } from "./world.ts";

/** Wider than this, the tray stands beside the mat; else beyond it. */
const WIDE = 1.35;

/** The dice tray, fetched once the table stands; the dice are read beside it too, so that a page may go without. */
function useTray(
  { scene, invalidate }: SceneRoot,
  stands: boolean,
  props: { readonly current: TableProps },
): DiceTray | null {
  const [tray, setTray] = useState<DiceTray | null>(null);
  useEffect(() => {
    if (!stands) return undefined;
    let made: DiceTray | undefined;
    let gone = false;
    const coming = import("./dice/DiceTray.ts").then(
      ({ DiceTray }) => {
        if (gone) return;
        made = new DiceTray(TRAY_LENGTH, invalidate, (speed) => props.current.onKnock?.(speed));
        scene.add(made.object);
        setTray(made);
      },
      () => undefined,
    );
    void awaited(coming);
    return () => {
      gone = true;
      made?.dispose();
    };
  }, [scene, invalidate, stands, props]);
  return tray;
}

/** What a picture is made of, each for as long as what it was made from. */
interface Parts {
  readonly root: SceneRoot;
  readonly rig: CameraRig;
  readonly world: World;
  readonly inset: Inset;
  readonly tray: DiceTray | null;
  readonly latest: { readonly current: TableProps };
  readonly size: Size;
}

function useParts(root: SceneRoot, props: TableProps): Parts {
  const { gl, scene, invalidate } = root;
  const { player } = props;
  const { shadows, modelScale } = props.settings;
  const size = useSyncExternalStore(root.onSize, () => root.size);
  const latest = useRef(props);
  latest.current = props;
  const rig = useMemo(() => new CameraRig(gl.domElement, () => invalidate()), [gl, invalidate]);
  const world = useMemo(
    () => new World(player, scene, { shadows, modelScale }, () => invalidate()),
    [player, scene, shadows, modelScale, invalidate],
  );
  const [stands, setStands] = useState(false);
  const inset = useMemo(() => new Inset(), []);
  const tray = useTray(root, stands, latest);
  useLayoutEffect(() => {
    scene.add(world.group);
    return () => void scene.remove(world.group);
  }, [scene, world]);
  useEffect(() => {
    world.onLaid = () => rig.follow(false);
    world.onStand = () => {
      setStands(true);
      awaited(rig.takeHands()).catch(() => undefined);
      latest.current.onStand?.();
    };
  }, [world, rig]);
  useEffect(() => () => rig.dispose(), [rig]);
  useEffect(() => () => world.dispose(), [world]);
  return { root, rig, world, inset, tray, latest, size };
}

/** Shows what lies on the table and what is looked at. */
function useShown({ root, rig, world, latest, size }: Parts, props: TableProps): void {
  const { invalidate } = root;
  const { tabletop, overlay, edge, selected, showNumbers = false } = props;
  const lettering = useLettering();
  useLayoutEffect(() => world.setLettering(lettering), [world, lettering]);
  useLayoutEffect(() => {
    world.show(tabletop, overlay, edge);
    invalidate();
  }, [world, tabletop, overlay, edge, invalidate]);
  useLayoutEffect(() => {
    world.look(selected, showNumbers);
    if (roomIn(size.width) < Infinity) rig.follow(!latest.current.settings.reducedMotion);
    invalidate();
  }, [world, rig, size, selected, showNumbers, invalidate, latest]);
}

/** Tells the camera how large the picture and the table are, and where the dice tray stands. */
function usePlaces({ rig, world, tray, latest, size }: Parts, { tabletop, edge }: TableProps): void {
  useLayoutEffect(() => {
    rig.extent = () => {
      const { wholeMat, selected } = latest.current;
      return wholeMat || rig.table() ? undefined : extentOf(world.stage, selected, roomIn(size.width));
    };
    rig.table = () => world.layers.extent(size.width);
    rig.clear = () => clearOf(latest.current.clearArea?.(), size);
    rig.setSize(size.width, size.height);
  }, [rig, world, size, latest]);
  useLayoutEffect(() => {
    rig.setTable(tabletop.mat, edge, !latest.current.settings.reducedMotion);
  }, [rig, tabletop.mat, edge, latest]);
  const wide = size.width / size.height > WIDE;
  useLayoutEffect(() => {
    tray?.stand(...trayPlace(tabletop.mat, edge, wide));
  }, [tray, tabletop.mat, edge, wide]);
  useLayoutEffect(() => {
    if (tabletop.pieces.length > 0) rig.follow(!latest.current.settings.reducedMotion);
  }, [rig, tabletop, latest]);
}

/** Draws whenever the player has moved on, and throws the dice that it comes to. */
function usePlayer({ root, world, tray, latest }: Parts, { player }: TableProps): void {
  const { invalidate } = root;
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
        () => tray,
        () => latest.current.settings.fastDice,
      ),
    [player, tray, latest],
  );
}

/** Takes what hands do on the canvas, and gives the page its handle on the table. */
function useHands({ root, rig, world, inset, latest, size }: Parts): void {
  const { gl } = root;
  useEffect(() => {
    const pointer = new Pointer(gl.domElement, rig, world, inset, () => latest.current);
    const { handle, drawn } = tableHandle(rig, world, () => latest.current, size);
    world.afterFrame = drawn;
    const release = keyboard(gl.domElement, handle, rig, pointer);
    latest.current.handle?.(handle);
    return () => {
      latest.current.handle?.(null);
      release();
      pointer.dispose();
    };
  }, [gl, rig, world, inset, size, latest]);
}

/** Holds the tray up in its corner of the picture while there are dice in it. */
function holdTray({ inset, tray, latest, size }: Parts, edge: SideIndex): void {
  const held = tray?.holds ? tray.object : undefined;
  inset.hold(held, TRAY_LENGTH, edge === 1 ? -1 : 1);
  if (held) inset.settle(latest.current.trayArea?.() ?? wholeOf(size), size);
}

/** Draws a frame, so many seconds after the one before it, and asks for the next while something moves. */
function drawFrame(parts: Parts, edge: SideIndex, seconds: number): void {
  const { root, rig, world, inset, tray, size } = parts;
  const { gl, scene, invalidate } = root;
  if (tray?.advance(seconds)) invalidate();
  if (rig.update(seconds)) invalidate();
  if (world.advance(seconds)) invalidate();
  world.frame(rig.camera);
  holdTray(parts, edge);
  gl.info.reset();
  gl.render(scene, rig.camera);
  inset.draw(gl, scene, size);
  world.afterFrame?.();
}

/** Everything inside the canvas. React renders when the props change, never because something moves. */
export function TableScene({ root, ...props }: TableProps & { readonly root: SceneRoot }) {
  const parts = useParts(root, props);
  useShown(parts, props);
  usePlaces(parts, props);
  usePlayer(parts, props);
  useHands(parts);
  useLayoutEffect(() => {
    root.draw = (seconds) => drawFrame(parts, props.edge, seconds);
  });
  return null;
}
