import { extend } from "@react-three/fiber";
import { useCallback, useLayoutEffect, useRef } from "react";
import type { InstancedMesh } from "three";
import type { Atlas } from "../../dice/atlas.ts";
import { MAX_DICE } from "../../dice/kinds.ts";
import { type DicePool, type DieLook, lookKey } from "../../dice/pool.ts";
import { roundedGeometry } from "../../dice/rounded.ts";
import { LAYER } from "../../order.ts";
import { MadeGeometry } from "../../stock/made.ts";
import { Plastic } from "./Plastic.tsx";

const Made = extend(MadeGeometry);

interface DiceProps {
  readonly look: DieLook;
  readonly atlas: Atlas;
  readonly pool: DicePool;
}

/** All dice that look alike, in one draw call while there are some in the tray. */
export function Dice({ look: { kind, symbols }, atlas, pool }: DiceProps) {
  const mesh = useRef<InstancedMesh>(null);
  const key = lookKey({ kind, ...(symbols && { symbols }) });
  useLayoutEffect(() => {
    if (!mesh.current) return undefined;
    mesh.current.layers.set(LAYER.held);
    return pool.adopt(key, mesh.current);
  }, [pool, key]);
  const make = useCallback(
    () => roundedGeometry(kind, symbols && ((value) => atlas.symbol(symbols[value - 1] ?? "blank"))),
    [kind, symbols, atlas],
  );
  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, undefined, MAX_DICE]}
      castShadow
      receiveShadow
      frustumCulled={false}
    >
      <Made args={[make]} />
      <Plastic ink={atlas} />
    </instancedMesh>
  );
}
