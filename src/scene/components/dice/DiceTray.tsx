import { extend, useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type Object3D, PlaneGeometry, ShadowMaterial } from "three";
import { wholeOf } from "../../camera/clear.ts";
import { looksOf } from "../../dice/goes.ts";
import { HeldDice } from "../../dice/held.ts";
import { trayPlace } from "../../dice/place.ts";
import { DicePool, type DieLook, lookKey } from "../../dice/pool.ts";
import { TRAY, TRAY_LENGTH } from "../../dice/tray.ts";
import { BOTTOM, trayGeometry } from "../../dice/trayGeometry.ts";
import { TrayTexture } from "../../dice/trayTexture.ts";
import { Tumble } from "../../dice/tumble.ts";
import { LAYER, ORDER } from "../../order.ts";
import { MadeGeometry } from "../../stock/made.ts";
import { useInvalidate } from "../hooks.ts";
import { useShown, useTools } from "../shown.ts";
import { Dice } from "./Dice.tsx";
import { useAtlas } from "./use-atlas.ts";

const Made = extend(MadeGeometry);
const Baize = extend(TrayTexture);
const Plane = extend(PlaneGeometry);
const Shadow = extend(ShadowMaterial);

/** How much of dice is left once they are laid aside; a film, whose camera goes everywhere, leaves nothing of them. */
const ASIDE = 0.5;
/** Inches around the dice on which their shadows fall, and how dark they are. */
const [SHADED, DARK] = [40, 0.45];

/** Wider than this, the tray stands beside the mat; else beyond it. */
const WIDE = 1.35;
/** Of the tray as it is made, in inches, rails and all. */
const SCALE = TRAY_LENGTH / (2 * (TRAY.halfLength + TRAY.wood));

/** What the dice look like that have been thrown or will be: known before they are, so that no throw waits for them. */
function useLooks(): readonly DieLook[] {
  const { player } = useTools();
  const line = useSyncExternalStore(player.subscribe, () => player.timeline);
  const [all] = useState(() => new Map<string, DieLook>());
  return useMemo(() => {
    for (const look of looksOf(line)) if (!all.has(lookKey(look))) all.set(lookKey(look), look);
    return [...all.values()];
  }, [all, line]);
}

/** What is thrown, as it is at the player's instant. */
function useTumble(): { readonly pool: DicePool; readonly tumble: Tumble } {
  const { latest } = useTools();
  const invalidate = useInvalidate();
  return useMemo(() => {
    const pool = new DicePool();
    const tumble = new Tumble(pool, {
      fast: () => latest.current.settings.fastDice,
      redraw: invalidate,
      onImpact: (speed) => latest.current.onKnock?.(speed),
    });
    return { pool, tumble };
  }, [invalidate, latest]);
}

/** Draws the dice over the picture, as they are at the player's instant. */
function useHeld({ pool, tumble }: ReturnType<typeof useTumble>): void {
  const { edge, directed } = useShown();
  const { current, latest, player } = useTools();
  const least = directed ? 0 : ASIDE;
  const [held] = useState(() => new HeldDice());
  useEffect(
    () => () => {
      current.dice = undefined;
    },
    [current],
  );
  useFrame(({ size }) => {
    tumble.show(player);
    const { rest, large } = tumble;
    const share = least + (1 - least) * large;
    current.dice = pool.holds && rest && share > 0 ? held : undefined;
    if (!rest || share === 0) return;
    const free = latest.current.trayArea?.() ?? wholeOf(size);
    held.settle(rest, free, size, share, edge === 1 ? -1 : 1);
  }, ORDER.looks);
  useFrame(({ gl, scene }) => current.dice?.draw(gl, scene), ORDER.held);
}

/** Lifts what stands below to where it is drawn over the picture. */
function lift(part: Object3D | null): void {
  part?.layers.set(LAYER.held);
}

/** What is thrown, and the shadow that it throws on whatever lies below: a draw call for it and one a look of dice. */
function Thrown() {
  const { edge } = useShown();
  const thrown = useTumble();
  const atlas = useAtlas();
  const looks = useLooks();
  useHeld(thrown);
  return (
    <group name="thrown dice" rotation={[0, edge === 1 ? Math.PI : 0, 0]}>
      <mesh ref={lift} rotation={[-Math.PI / 2, 0, 0]} receiveShadow>
        <Plane args={[SHADED, SHADED]} />
        <Shadow opacity={DARK} />
      </mesh>
      {looks.map((look) => (
        <Dice key={lookKey(look)} look={look} atlas={atlas} pool={thrown.pool} />
      ))}
    </group>
  );
}

/** A baize-lined wooden tray beside the mat, and the dice that are thrown, which are read from across the room. */
export function DiceTray() {
  const { tabletop, edge } = useShown();
  const wide = useThree(({ size }) => size.width / size.height > WIDE);
  const [x, y, z] = trayPlace(tabletop, edge, wide);
  return (
    <>
      <group name="dice tray" position={[x, y + BOTTOM * SCALE, z]} scale={SCALE}>
        <mesh castShadow receiveShadow>
          <Made args={[trayGeometry]} />
          <meshStandardMaterial roughness={0.72}>
            <Baize attach="map" />
          </meshStandardMaterial>
        </mesh>
      </group>
      <Thrown />
    </>
  );
}
