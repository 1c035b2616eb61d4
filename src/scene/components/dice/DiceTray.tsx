import { extend, useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Group } from "three";
import { looksOf } from "../../dice/goes.ts";
import { trayPlace } from "../../dice/place.ts";
import { DicePool, type DieLook, lookKey } from "../../dice/pool.ts";
import { TRAY, TRAY_LENGTH } from "../../dice/tray.ts";
import { BOTTOM, trayGeometry } from "../../dice/trayGeometry.ts";
import { TrayTexture } from "../../dice/trayTexture.ts";
import { Tumble } from "../../dice/tumble.ts";
import { ORDER } from "../../order.ts";
import { MadeGeometry } from "../../stock/made.ts";
import { useInvalidate } from "../hooks.ts";
import { useShown, useTools } from "../shown.ts";
import { Dice } from "./Dice.tsx";
import { useAtlas } from "./use-atlas.ts";

const Made = extend(MadeGeometry);
const Baize = extend(TrayTexture);

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

/** A baize-lined wooden tray in which dice are thrown, on the table or held up: a draw call for it and one a look of dice. */
export function DiceTray() {
  const { tabletop, edge } = useShown();
  const { current, player } = useTools();
  const { pool, tumble } = useTumble();
  const atlas = useAtlas();
  const looks = useLooks();
  const tray = useRef<Group>(null);
  const wide = useThree(({ size }) => size.width / size.height > WIDE);
  const [x, y, z] = trayPlace(tabletop, edge, wide);
  useEffect(
    () => () => {
      current.tray = undefined;
    },
    [current],
  );
  useFrame(() => {
    tumble.show(player);
    current.tray = pool.holds ? (tray.current ?? undefined) : undefined;
  }, ORDER.looks);
  return (
    <group ref={tray} name="dice tray" position={[x, y + BOTTOM * SCALE, z]} scale={SCALE}>
      <mesh castShadow receiveShadow>
        <Made args={[trayGeometry]} />
        <meshStandardMaterial roughness={0.72}>
          <Baize attach="map" />
        </meshStandardMaterial>
      </mesh>
      {looks.map((look) => (
        <Dice key={lookKey(look)} look={look} atlas={atlas} pool={pool} />
      ))}
    </group>
  );
}
