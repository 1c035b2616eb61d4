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

async function draw(canvas: HTMLCanvasElement | null): Promise<void> {
  if (!canvas) return;
  const table = createTable(canvas);
  await table.configure({});
  table.render(<ambientLight />);
}

/** The reference for the first table: React, fiber's `createRoot` and seven classes of three. */
createRoot(document.getElementById("page") as HTMLElement).render(
  <canvas ref={(canvas) => void draw(canvas)} />,
);
