import { extend, useFrame, useThree } from "@react-three/fiber";
import { type ComponentProps, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { type Camera, Plane, type Ray, Vector3 } from "three";
import type { Area } from "../../../tabletop/area.ts";
import type { MapLine } from "../../../tabletop/line.ts";
import type { Overlay } from "../../../tabletop/overlay.ts";
import type { Site } from "../../../tabletop/site.ts";
import type { Mat, Tabletop } from "../../../tabletop/tabletop.ts";
import { isInside, layArea } from "../../map/areas.ts";
import { MAP_INK } from "../../map/ink.ts";
import { type Lettered, LetteringMaterial, LetteringSheet, layLetters } from "../../map/lettering.ts";
import { layLine } from "../../map/lines.ts";
import { mapNames, placeOf, unnamed } from "../../map/names.ts";
import { DISC, siteSize } from "../../map/sites.ts";
import { ORDER } from "../../order.ts";
import { Ribbon } from "../../overlay/ribbon.ts";
import { Instances } from "../../stock/instances.ts";
import { inchInPicture } from "../../stock/near.ts";
import type { Aimed } from "../../things.ts";
import { useInvalidate, useLetters, useLike, usePlace } from "../hooks.ts";
import { useShown } from "../shown.ts";
import { Sites } from "./Sites.tsx";

const Shapes = extend(Ribbon);
const Rectangles = extend(Instances);
const Letters = extend(LetteringMaterial);
const Sheet = extend(LetteringSheet);

/** What is printed on a map. */
interface Printed {
  readonly areas: readonly Area[];
  /** Those that may be chosen, as they look then. */
  readonly lit: readonly Area[];
  readonly lines: readonly MapLine[];
  readonly sites: readonly Site[];
  readonly mat: Mat;
  readonly turn: number;
}

/** The map that lies there: the same one as long as nothing of it has to be printed anew. */
function usePrinted(): Printed {
  const { tabletop, overlay, edge } = useShown();
  const map = useMemo((): Printed => {
    const { areas = [], lines = [], sites = [], mat } = tabletop;
    const chosen = areas.filter(({ id }) => overlay.lit?.includes(id));
    const lit = chosen.map((area): Area => ({ ...area, tone: "lit" }));
    const all = [...lines, ...(overlay.lines ?? [])];
    return { areas, lit, lines: all, sites, mat, turn: edge === 1 ? 180 : 0 };
  }, [tabletop, overlay.lit, overlay.lines, edge]);
  return useLike(map, (a, b) => keyOf(a) === keyOf(b));
}

function keyOf({ areas, lit, lines, sites, mat, turn }: Printed): string {
  return JSON.stringify([areas, lit, lines, sites, mat.grid, turn]);
}

/** Areas and lines, flat on the mat, in one draw call. */
function Ground({ areas, lit, lines }: Printed) {
  const ribbon = useRef<Ribbon>(null);
  const invalidate = useInvalidate();
  useLayoutEffect(() => {
    if (!ribbon.current) return;
    for (const area of [...areas, ...lit]) layArea(ribbon.current, area);
    for (const line of lines) layLine(ribbon.current, line);
    ribbon.current.finish();
    invalidate();
  }, [areas, lit, lines, invalidate]);
  return (
    <mesh receiveShadow frustumCulled={false} renderOrder={-2} visible={areas.length + lines.length > 0}>
      <Shapes ref={ribbon} />
      <meshLambertMaterial {...(MAP_INK as ComponentProps<"meshLambertMaterial">)} />
    </mesh>
  );
}

const looked = new Vector3();

/** CSS pixels of an inch of a mat where the middle of the picture shows it. */
function scaleOf(camera: Camera, height: number): number {
  camera.getWorldDirection(looked);
  const far = -camera.position.y / Math.min(-0.05, looked.y);
  return inchInPicture(camera, looked.multiplyScalar(far).add(camera.position)) * height;
}

/** All words on a map, in one draw call. */
function Names({ words }: { readonly words: readonly Lettered[] }) {
  const sheet = useRef<LetteringSheet>(null);
  const rectangles = useRef<Instances>(null);
  const ink = useRef<LetteringMaterial>(null);
  const { width, height } = useThree(({ size }) => size);
  const invalidate = useInvalidate();
  const print = useCallback(() => {
    if (sheet.current && rectangles.current) layLetters(rectangles.current, words, sheet.current);
    invalidate();
  }, [words, invalidate]);
  useLayoutEffect(print, [print]);
  useLayoutEffect(() => void ink.current?.uniforms.screen.value.set(width, height), [width, height]);
  useLetters(print);
  useFrame(({ camera, size }) => {
    if (ink.current) ink.current.uniforms.scale.value = scaleOf(camera, size.height);
  }, ORDER.pieces);
  return (
    <mesh frustumCulled={false} renderOrder={1} visible={words.length > 0}>
      <Rectangles ref={rectangles} />
      <Letters ref={ink}>
        <Sheet ref={sheet} attach="uniforms-sheet-value" />
      </Letters>
    </mesh>
  );
}

const ground = new Plane(new Vector3(0, 1, 0), 0);
const hit = new Vector3();

/** The site that a ray meets, else the area there that may be chosen. */
function aimedAt({ sites = [], areas = [], mat }: Tabletop, { lit }: Overlay, ray: Ray): Aimed | undefined {
  const point = ray.intersectPlane(ground, hit);
  if (!point) return undefined;
  const at = { x: point.x, y: -point.z };
  const radius = (siteSize(mat) / 2) * DISC;
  const aimed =
    sites.find(({ x, y }) => Math.hypot(x - at.x, y - at.y) <= radius) ??
    areas.findLast(({ id, outline }) => lit?.includes(id) && isInside(outline, at));
  return aimed && { id: aimed.id, distance: point.distanceTo(ray.origin) };
}

/** The names on a map, with that of a site that is looked at or chosen, for which there is no room otherwise. */
function useNames({ areas, lines, sites, mat, turn }: Printed): readonly Lettered[] {
  const { hovered, selected } = useShown();
  const size = siteSize(mat);
  const extra = useMemo(
    () => unnamed(sites, size, [hovered, selected]).join(" "),
    [sites, size, hovered, selected],
  );
  return useMemo(
    () => mapNames({ areas, lines, sites }, size, turn, new Set(extra.split(" "))),
    [areas, lines, sites, size, turn, extra],
  );
}

/** What is printed on a map: areas, lines, sites and their names. */
export function MapPrint() {
  const { tabletop, overlay } = useShown();
  const printed = usePrinted();
  const { sites, mat, turn } = printed;
  const words = useNames(printed);
  usePlace({
    aimed: (ray) => aimedAt(tabletop, overlay, ray),
    locate(id, out) {
      const site = tabletop.sites?.find((one) => one.id === id);
      const area = tabletop.areas?.find((one) => one.id === id);
      const at = site ?? (area && placeOf(area));
      if (at) out.set(at.x, 0, -at.y);
      return at !== undefined;
    },
  });
  return (
    <>
      <Ground {...printed} />
      <Sites sites={sites} size={siteSize(mat)} turned={turn !== 0} />
      <Names words={words} />
    </>
  );
}
