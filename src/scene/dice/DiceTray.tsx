import { useFrame, useThree } from "@react-three/fiber";
import { type Ref, type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from "react";
import { type BufferGeometry, type Group, MeshStandardMaterial, type Object3D } from "three";
import { MAX_DICE } from "./kinds.ts";
import { layOut } from "./layout.ts";
import { DicePlayer } from "./player.ts";
import { DicePool } from "./pool.ts";
import type { BakedThrow, ThrowRequest } from "./throw.ts";
import { TRAY } from "./tray.ts";
import { BOTTOM, trayGeometry } from "./trayGeometry.ts";
import { trayTexture } from "./trayTexture.ts";

/** What the page may ask of a dice tray. None of it renders React. */
export interface DiceTrayHandle {
  /** Lets the dice tumble; settles when they rest, or when something else is asked of the tray. */
  play(request: ThrowRequest, options?: PlayOptions): Promise<void>;
  /** Lays the result into the tray at once. */
  show(request: ThrowRequest): void;
  /** Ends the tumble under way with its result. */
  skip(): void;
  clear(): void;
  /** Whether dice lie or tumble in it. */
  readonly holds: boolean;
  /** The tray with its dice, in the scene. */
  readonly object: Object3D | undefined;
}

export interface PlayOptions {
  /** 1 as fast as real dice, 2 twice as fast. */
  readonly speed?: number;
}

export interface DiceTrayProps {
  readonly ref?: Ref<DiceTrayHandle>;
  /** Where the middle of the tray's bottom stands, in inches. */
  readonly position?: readonly [number, number, number];
  /** Length of the tray over all in inches. */
  readonly size?: number;
  /** Dice thrown at once; a throw of more is thrown in several goes. */
  readonly maximum?: number;
  /** The jolt in inches per second when dice hit something. */
  readonly onImpact?: (speed: number) => void;
}

const LENGTH = 2 * (TRAY.halfLength + TRAY.wood);
const ORIGIN = [0, 0, 0] as const;

/** A baize-lined wooden tray in which dice are thrown: at most one draw call for it and one a kind of dice. */
export function DiceTray({
  ref,
  position = ORIGIN,
  size = LENGTH,
  maximum = MAX_DICE,
  onImpact,
}: DiceTrayProps) {
  const invalidate = useThree((state) => state.invalidate);
  const tray = useMemo(buildTray, []);
  const pool = useMemo(() => new DicePool(MAX_DICE), []);
  const player = useMemo(() => new DicePlayer(pool, onImpact), [pool, onImpact]);
  const group = useRef<Group>(null);
  const goes = Math.max(1, Math.min(maximum, MAX_DICE));

  useEffect(() => () => disposeTray(tray), [tray]);
  useEffect(() => () => pool.dispose(), [pool]);
  useEffect(() => () => player.stop(), [player]);
  useEffect(() => {
    pool.lettered.then((changed) => changed && invalidate());
  }, [pool, invalidate]);

  useImperativeHandle(ref, () => trayHandle(pool, player, goes, invalidate, group), [
    pool,
    player,
    goes,
    invalidate,
  ]);

  useFrame((_, seconds) => {
    if (player.advance(seconds)) invalidate();
  });

  const scale = size / LENGTH;
  const [x, y, z] = position;
  return (
    <group ref={group} position={[x, y + BOTTOM * scale, z]} scale={scale}>
      <mesh geometry={tray.geometry} material={tray.material} castShadow receiveShadow />
      <primitive object={pool.group} />
    </group>
  );
}

interface Tray {
  readonly geometry: BufferGeometry;
  readonly material: MeshStandardMaterial;
}

function buildTray(): Tray {
  return {
    geometry: trayGeometry(),
    material: new MeshStandardMaterial({ map: trayTexture(), roughness: 0.72 }),
  };
}

function disposeTray({ geometry, material }: Tray): void {
  geometry.dispose();
  material.map?.dispose();
  material.dispose();
}

function trayHandle(
  pool: DicePool,
  player: DicePlayer,
  goes: number,
  invalidate: () => void,
  group: RefObject<Group | null>,
): DiceTrayHandle {
  // Counts what was asked, so that a throw still being simulated gives way to a later request.
  let asked = 0;
  let hurry = false;
  const put = (baked: BakedThrow, { dice }: ThrowRequest) =>
    pool.load(
      baked,
      dice.map(({ colour }) => colour),
    );
  const take = () => {
    player.stop();
    hurry = false;
    return ++asked;
  };
  return {
    get holds() {
      return pool.holds;
    },
    get object() {
      return group.current ?? undefined;
    },
    async play(request, { speed = 1 } = {}) {
      const mine = take();
      const bake = await loadBake();
      for (const go of split(request, goes)) {
        if (mine !== asked) return;
        const baked = bake(go);
        put(baked, go);
        invalidate();
        const rested = player.play(baked, speed);
        if (hurry) player.skip();
        await rested;
      }
    },
    show(request) {
      take();
      const last = split(request, goes).at(-1);
      if (last) put(layOut(last), last);
      invalidate();
    },
    skip() {
      hurry = true;
      player.skip();
      invalidate();
    },
    clear() {
      take();
      pool.clear();
      invalidate();
    },
  };
}

/** Fetches the physics; a table that can't get them shows its dice without a tumble. */
async function loadBake(): Promise<(request: ThrowRequest) => BakedThrow> {
  return import("./bake.ts").then(
    ({ bake }) => bake,
    () => layOut,
  );
}

function split({ dice, seed }: ThrowRequest, goes: number): ThrowRequest[] {
  const parts: ThrowRequest[] = [];
  for (let from = 0; from < dice.length; from += goes)
    parts.push({ dice: dice.slice(from, from + goes), seed: seed + from });
  return parts;
}
