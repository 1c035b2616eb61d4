import { extend, useFrame } from "@react-three/fiber";
import { useLayoutEffect, useMemo, useRef } from "react";
import { type Camera, CylinderGeometry, type InstancedMesh, Vector3 } from "three";
import { gaugeSlips, layRings, MARKS, RING, ruledActor } from "../../chart/gauge.ts";
import { cellSlips, slipHeight } from "../../chart/slips.ts";
import { ORDER } from "../../order.ts";
import type { ChipMesh } from "../../overlay/chips.ts";
import { useRedraw } from "../hooks.ts";
import { Slips } from "../Slips.tsx";
import { useShown, useTools } from "../shown.ts";

const Ring = extend(CylinderGeometry);

const toRight = new Vector3();

/** Whether a camera looks without perspective: straight down. */
function isStraight({ projectionMatrix }: Camera): boolean {
  return projectionMatrix.elements[15] === 1;
}

/** What is written in cells, and the ruler on the stem of the piece that is looked at. */
export function Writings() {
  const { stage, tabletop, overlay, hovered, selected, onField } = useShown();
  const { current, origin } = useTools();
  const chips = useRef<ChipMesh>(null);
  const rings = useRef<InstancedMesh>(null);
  const laid = useRef<{ readonly written: unknown; readonly ruler: string }>(undefined);
  const looked = hovered ?? selected;
  const written = useMemo(
    () => cellSlips(tabletop, overlay, stage, onField),
    [tabletop, overlay, stage, onField],
  );
  useRedraw(written, looked);
  useLayoutEffect(() => {
    current.slips = chips.current ?? undefined;
    return () => {
      current.slips = undefined;
    };
  }, [current]);

  /** The ruler stands still: it is laid anew when another piece is looked at, from another side, or has come to rest. */
  const measure = (camera: Camera, mesh: ChipMesh, marks: InstancedMesh) => {
    // From straight above all heights lie on one spot.
    const hidden = stage.moving || isStraight(camera);
    const actor = hidden ? undefined : ruledActor(stage.actors, looked);
    const aside = toRight.setFromMatrixColumn(camera.matrixWorld, 0).x < 0 ? -1 : 1;
    const least = actor ? slipHeight(camera, actor, origin, mesh) : 0;
    const ruler = `${least} ${actor?.id} ${actor?.pose.x} ${actor?.pose.y} ${actor?.pose.level} ${aside}`;
    if (laid.current?.written === written && laid.current.ruler === ruler) return;
    laid.current = { written, ruler };
    layRings(marks, actor, stage.air.after);
    const onStem = actor && marks.visible ? gaugeSlips(actor, stage.air.after, aside, least) : [];
    mesh.pin([...written, ...onStem]);
  };
  useFrame(({ camera }) => {
    if (chips.current && rings.current) measure(camera, chips.current, rings.current);
  }, ORDER.pieces);
  return (
    <>
      <instancedMesh ref={rings} args={[undefined, undefined, MARKS]} frustumCulled={false} visible={false}>
        <Ring args={[1, 1, RING.thick, 20]} />
        <meshLambertMaterial color={0xf4ead0} />
      </instancedMesh>
      <Slips ref={chips} />
    </>
  );
}
