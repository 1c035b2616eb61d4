import { extend, useFrame } from "@react-three/fiber";
import { useRef } from "react";
import { InstancedMesh, NoColorSpace, PlaneGeometry } from "three";
import { BASE, writeUpright } from "../layout.ts";
import { ORDER } from "../order.ts";
import type { Stage } from "../stage.ts";
import { baseSize } from "../stands/bases.ts";
import { Sheet } from "../stock/sheet.ts";
import { useShown } from "./shown.ts";

const SIZE = 64;
/** How far the dark reaches beyond a base, of the base's radius, and how high above the mat it lies, in inches. */
const REACH = 1.32;
const UP = 0.006;

/** Dark in the middle, nothing at the rim. */
class Dark extends Sheet {
  constructor() {
    super(SIZE, SIZE, { colorSpace: NoColorSpace, anisotropy: 1 });
    this.draw((pen) => {
      const half = SIZE / 2;
      const shade = pen.createRadialGradient(half, half, half * 0.55, half, half, half);
      shade.addColorStop(0, "rgb(170, 170, 170)");
      shade.addColorStop(0.4, "rgb(96, 96, 96)");
      shade.addColorStop(1, "rgb(0, 0, 0)");
      pen.fillStyle = shade;
      pen.fillRect(0, 0, SIZE, SIZE);
    });
  }
}

/** Twice as wide as a shadow's radius, flat on the ground. */
class FlatGeometry extends PlaneGeometry {
  constructor() {
    super(2, 2);
    this.rotateX(-Math.PI / 2);
  }
}

const Shade = extend(Dark);
const Flat = extend(FlatGeometry);
const Discs = extend(InstancedMesh);

/** Puts the dark under every stand. */
function lay(discs: InstancedMesh, { actors, base }: Stage): void {
  for (const [at, { pose }] of actors.entries()) {
    const radius = baseSize(base, pose) * BASE.radius * REACH;
    writeUpright(discs.instanceMatrix.array, at, pose.x, UP, pose.y, 0, radius);
  }
  discs.instanceMatrix.needsUpdate = true;
}

/** The dark where a stand meets the mat, which no lamp reaches: for so many stands, in one draw call. */
function Contacts({ count }: { readonly count: number }) {
  const { stage } = useShown();
  const discs = useRef<InstancedMesh>(null);
  useFrame(() => {
    if (discs.current) lay(discs.current, stage);
  }, ORDER.pieces);
  return (
    <Discs
      ref={discs}
      args={[undefined, undefined, Math.max(1, count)]}
      count={count}
      frustumCulled={false}
      renderOrder={-1}
    >
      <Flat />
      <meshBasicMaterial color={0x000000} transparent opacity={0.75} depthWrite={false}>
        <Shade attach="alphaMap" />
      </meshBasicMaterial>
    </Discs>
  );
}

/** The dark under all stands of a table. */
export function ContactShadows() {
  const count = useShown().stage.actors.length;
  return count > 0 && <Contacts key={count} count={count} />;
}
