import { extend, useFrame } from "@react-three/fiber";
import { useRef } from "react";
import type { Mesh } from "three";
import { heightIn } from "../../layout.ts";
import { ORDER } from "../../order.ts";
import type { Actor, Stage } from "../../stage.ts";
import { NameTexture } from "../../stands/name.ts";
import { useLetters } from "../hooks.ts";
import type { StandsInput } from "./standing.ts";

const Words = extend(NameTexture);

/** How far over its marker a name is, and how large, in inches. */
const OVER = 0.75;
const SIZE: [number, number] = [2.8, 0.35];

function Name({ actor, stage }: { readonly actor: Actor; readonly stage: Stage }) {
  const strip = useRef<Mesh>(null);
  const words = useRef<NameTexture>(null);
  useLetters(() => words.current?.print());
  useFrame(({ camera }) => {
    const now = stage.actors.find(({ id }) => id === actor.id);
    if (!strip.current || !now) return;
    const { pose } = now;
    strip.current.position.set(pose.x, heightIn(now, stage) + OVER, -pose.y);
    strip.current.quaternion.copy(camera.quaternion);
    strip.current.visible = pose.present > 0 && pose.fallen === 0;
  }, ORDER.pieces);
  return (
    <mesh ref={strip} name="name">
      <planeGeometry args={SIZE} />
      <meshBasicMaterial>
        <Words ref={words} attach="map" args={[actor.after.title]} />
      </meshBasicMaterial>
    </mesh>
  );
}

/** What the pieces are that stand as plain markers, since their models could not be had: the name of each type over it. */
export function Names({ cast, stage }: StandsInput) {
  return cast.map((actor) => <Name key={actor.id} actor={actor} stage={stage} />);
}
