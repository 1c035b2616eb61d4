import { extend, useFrame, useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { TrayGroup } from "../dice/DiceTray.ts";
import { followPlayer, TRAY_LENGTH, trayPlace } from "../dice/follow.ts";
import { LONGEST_FRAME, ORDER } from "../order.ts";
import { useInvalidate } from "./hooks.ts";
import { useShown, useTools } from "./shown.ts";

const Held = extend(TrayGroup);

/** Wider than this, the tray stands beside the mat; else beyond it. */
const WIDE = 1.35;

/** The dice tray on the table, which follows what the player comes to. */
export function Thrown() {
  const { tabletop, edge } = useShown();
  const { player, latest, current } = useTools();
  const tray = useRef<TrayGroup>(null);
  const invalidate = useInvalidate();
  const wide = useThree(({ size }) => size.width / size.height > WIDE);
  const { mat } = tabletop;
  useLayoutEffect(() => tray.current?.stand(...trayPlace(mat, edge, wide)), [mat, edge, wide]);
  useLayoutEffect(() => {
    current.tray = tray.current ?? undefined;
    return () => {
      current.tray = undefined;
    };
  }, [current]);
  useEffect(
    () =>
      followPlayer(
        player,
        () => tray.current,
        () => latest.current.settings.fastDice,
      ),
    [player, latest],
  );
  useFrame((_, seconds) => {
    if (tray.current?.advance(Math.min(seconds, LONGEST_FRAME))) invalidate();
  }, ORDER.stage);
  const [knock] = useState(() => (speed: number) => latest.current.onKnock?.(speed));
  return <Held ref={tray} args={[TRAY_LENGTH, invalidate, knock]} />;
}
