import { AdaptiveDpr } from "@react-three/drei/core/AdaptiveDpr.js";
import { CameraControls } from "@react-three/drei/core/CameraControls.js";
import { ContactShadows } from "@react-three/drei/core/ContactShadows.js";
import { Instances } from "@react-three/drei/core/Instances.js";
import { Lightformer } from "@react-three/drei/core/Lightformer.js";
import { Line } from "@react-three/drei/core/Line.js";
import { Outlines } from "@react-three/drei/core/Outlines.js";
import { PerformanceMonitor } from "@react-three/drei/core/PerformanceMonitor.js";
import { Html } from "@react-three/drei/web/Html.js";
import { useCursor } from "@react-three/drei/web/useCursor.js";
import { createRoot as createTable, extend } from "@react-three/fiber";
import { createRoot } from "react-dom/client";
import {
  AmbientLight,
  BoxGeometry,
  DirectionalLight,
  InstancedMesh,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
} from "three";

extend({
  AmbientLight,
  BoxGeometry,
  DirectionalLight,
  InstancedMesh,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
});

function Scene() {
  useCursor(true);
  return (
    <PerformanceMonitor>
      <AdaptiveDpr />
      <ambientLight />
      <CameraControls />
      <ContactShadows />
      <Lightformer />
      <Instances>
        <boxGeometry />
        <meshStandardMaterial />
        <Outlines />
      </Instances>
      <Line points={[[0, 0, 0]]} />
      <Html>1</Html>
    </PerformanceMonitor>
  );
}

async function draw(canvas: HTMLCanvasElement | null): Promise<void> {
  if (!canvas) return;
  const table = createTable(canvas);
  await table.configure({});
  table.render(<Scene />);
}

/** The reference for the first table: React, fiber's `createRoot`, what of drei a table uses, three as published. */
createRoot(document.getElementById("page") as HTMLElement).render(
  <canvas ref={(canvas) => void draw(canvas)} />,
);
