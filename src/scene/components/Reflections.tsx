import { Environment } from "@react-three/drei/core/Environment.js";
import { Lightformer } from "@react-three/drei/core/Lightformer.js";
import { extend, useThree } from "@react-three/fiber";
import { memo, useEffect, useState } from "react";
import { CubeCamera, RingGeometry } from "three";
import { useInvalidate } from "./hooks.ts";
import { Faults } from "./late.tsx";

// What drei's parts are made of.
extend({ CubeCamera, RingGeometry });

/** Counts how often the graphics card has come back: what was baked on it is baked anew. */
function useReturns(): number {
  const canvas = useThree(({ gl }) => gl.domElement);
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const again = () => setReturns((before) => before + 1);
    canvas.addEventListener("webglcontextrestored", again);
    return () => canvas.removeEventListener("webglcontextrestored", again);
  }, [canvas]);
  return returns;
}

interface ReflectionsProps {
  /** Times as bright as the room is. */
  readonly strength: number;
}

/** Baked once: drei bakes again with every render. */
const Baked = memo(function Baked({ strength }: ReflectionsProps) {
  const invalidate = useInvalidate();
  useEffect(() => invalidate(), [invalidate]);
  return (
    <Environment resolution={64} frames={1} environmentIntensity={strength}>
      <color attach="background" args={["#17110d"]} />
      <Lightformer
        form="rect"
        color="#ffdca8"
        intensity={5}
        position={[-2, 6, -2]}
        scale={[5, 2.4, 1]}
        target={[0, 0, 0]}
      />
      <Lightformer
        form="rect"
        color="#9db8dc"
        intensity={2.2}
        position={[7, 2.5, 1]}
        scale={[2, 3.6, 1]}
        target={[0, 0, 0]}
      />
      <Lightformer
        form="rect"
        color="#a8632c"
        intensity={1.4}
        position={[0, 1.5, -8]}
        scale={[14, 3, 1]}
        target={[0, 0, 0]}
      />
      <Lightformer
        form="circle"
        color="#ffc98a"
        intensity={5}
        position={[-7, 2.2, 4]}
        scale={1.2}
        target={[0, 0, 0]}
      />
    </Environment>
  );
});

/**
 * What brass, enamel and painted metal reflect: the lamp's shade, a window at night, the room's warm walls. A card that
 * can't bake them does without.
 */
export function Reflections(props: ReflectionsProps) {
  const returns = useReturns();
  return (
    <Faults key={returns} onFault={() => undefined}>
      <Baked {...props} />
    </Faults>
  );
}
