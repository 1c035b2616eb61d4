import { type Camera, Group, Matrix4, Mesh, Plane, type Ray, Vector3 } from "three";
import { type Area, isGround } from "../../tabletop/area.ts";
import type { MapLine } from "../../tabletop/line.ts";
import type { Spot } from "../../tabletop/place.ts";
import type { Site } from "../../tabletop/site.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Aimed, Layer, Looked, Shown } from "../layer.ts";
import { LIT, SELECTED } from "../stock/glow.ts";
import { Halo, type HaloShape } from "../stock/halo.ts";
import { isInside, layArea } from "./areas.ts";
import { mapInk, Sheet } from "./ink.ts";
import { type Lettered, Lettering } from "./lettering.ts";
import { layLine } from "./lines.ts";
import { Sites, siteSize } from "./sites.ts";
import { SiteSmoke } from "./smoke.ts";
import { middleOf } from "./strip.ts";

const DARK = "#2f281d";
const WATER = "#2d525c";
/** Heights of letters, in inches, and how far below a site its name stands, in tiles of a site. */
const AREA = 0.72;
const LINE = 0.34;
const SITE = 0.36;
const BELOW = 0.56;
/** How far beside a line its name stands, in inches. */
const ASIDE = 0.34;
/** How much of its tile a site takes up, as a share. */
const DISC = 0.68;

function centreOf(outline: readonly Spot[]): Spot {
  const sum = outline.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}

function areaName({ label, labelAt, outline, tone }: Area, turn: number): readonly Lettered[] {
  // The names of goals lie among those of the pieces: see `Labels`.
  if (label === undefined || !isGround({ tone })) return [];
  const colour = tone === "sea" ? WATER : DARK;
  const at = labelAt ?? centreOf(outline);
  return [
    { text: label, ...at, size: AREA, turn, heading: true, colour, strength: 0.72, spacing: 8, grows: true },
  ];
}

/** Along the line, the right way up for the reader. */
function lineName({ label, points }: MapLine, turn: number): readonly Lettered[] {
  if (label === undefined) return [];
  const { x, y, angle } = middleOf(points);
  const along = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
  const up = ((along + 90) * Math.PI) / 180;
  const at = { x: x + Math.cos(up) * ASIDE, y: y + Math.sin(up) * ASIDE };
  return [{ text: label, ...at, size: LINE, turn: along + turn, colour: DARK, strength: 0.95, grows: true }];
}

function siteName({ label, x, y }: Site, size: number, turn: number): readonly Lettered[] {
  if (label === undefined) return [];
  const below = (turn === 0 ? -1 : 1) * BELOW * size;
  return [{ text: label, x, y: y + below, size: SITE, turn, colour: DARK, strength: 1, grows: true }];
}

const ground = new Plane(new Vector3(0, 1, 0), 0);
const hit = new Vector3();

/** What is printed on a map: areas, lines, sites and their names. */
export class MapLayer extends Group implements Layer {
  private readonly sheet = new Sheet();
  private readonly ink = mapInk();
  private readonly mesh = new Mesh(this.sheet.geometry, this.ink);
  private readonly sites = new Sites();
  private readonly lettering: Lettering;
  private halo = new Halo(1);
  private smoke: SiteSmoke | undefined;
  private shown: Shown | undefined;
  private looked: Looked = { hovered: undefined, selected: undefined };
  private readonly at = new Matrix4();

  constructor(redraw: () => void) {
    super();
    this.lettering = new Lettering(redraw);
    this.mesh.frustumCulled = false;
    this.mesh.receiveShadow = true;
    this.mesh.renderOrder = -2;
    this.add(this.mesh, this.sites.mesh, this.lettering.mesh, this.halo.mesh);
  }

  show(shown: Shown): void {
    const old = this.shown;
    this.shown = shown;
    if (!old || !sameMap(old, shown)) this.print(shown);
    this.light();
  }

  look(looked: Looked): void {
    this.looked = looked;
    this.light();
  }

  frame(_now: number, _camera: Camera): void {}

  advance(): boolean {
    return false;
  }

  reprint(): void {
    this.sites.reprint();
    this.lettering.reprint();
  }

  aimed(ray: Ray): Aimed | undefined {
    const at = ray.intersectPlane(ground, hit);
    if (!at || !this.shown) return undefined;
    const id = this.thingAt(this.shown, { x: at.x, y: -at.z });
    return id === undefined ? undefined : { id, distance: at.distanceTo(ray.origin) };
  }

  locate(id: string, out: Vector3): boolean {
    const site = this.shown?.tabletop.sites?.find((one) => one.id === id);
    const area = this.shown?.tabletop.areas?.find((one) => one.id === id);
    const at = site ?? (area && (area.labelAt ?? centreOf(area.outline)));
    if (at) out.set(at.x, 0, -at.y);
    return at !== undefined;
  }

  override dispose(): void {
    this.sheet.geometry.dispose();
    this.ink.dispose();
    this.sites.dispose();
    this.lettering.dispose();
    this.halo.dispose();
    this.smoke?.dispose();
  }

  /** The site at a place, else the area that may be chosen there. */
  private thingAt({ tabletop, overlay }: Shown, at: Spot): string | undefined {
    const { sites = [], areas = [], mat } = tabletop;
    const radius = (siteSize(mat) / 2) * DISC;
    const site = sites.find(({ x, y }) => Math.hypot(x - at.x, y - at.y) <= radius);
    if (site) return site.id;
    return areas.findLast(({ id, outline }) => overlay.lit?.includes(id) && isInside(outline, at))?.id;
  }

  private print({ tabletop, overlay, edge }: Shown): void {
    const { areas = [], lines = [], sites = [], mat } = tabletop;
    const all = [...lines, ...(overlay.lines ?? [])];
    const turn = edge === 1 ? 180 : 0;
    this.sheet.clear();
    for (const area of areas) layArea(this.sheet, area);
    for (const area of areas)
      if (overlay.lit?.includes(area.id)) layArea(this.sheet, { ...area, tone: "lit" });
    for (const line of all) layLine(this.sheet, line);
    this.sheet.finish();
    this.mesh.visible = !this.sheet.empty;
    this.sites.set(sites, mat, edge === 1 ? -1 : 1);
    const size = siteSize(mat);
    this.lettering.set([
      ...areas.flatMap((area) => areaName(area, turn)),
      ...all.flatMap((line) => lineName(line, turn)),
      ...sites.flatMap((site) => siteName(site, size, turn)),
    ]);
    for (const old of [this.halo, this.smoke]) {
      if (old) this.remove(old.mesh);
      old?.dispose();
    }
    this.halo = new Halo(sites.length);
    this.smoke = new SiteSmoke(sites, size);
    this.add(this.halo.mesh, this.smoke.mesh);
  }

  /** Lights the sites that may be chosen, the selected one and the one under the pointer. */
  private light(): void {
    this.halo.clear();
    if (!this.shown) return;
    const { tabletop, overlay } = this.shown;
    const size = siteSize(tabletop.mat) * DISC;
    const shape: HaloShape = { width: size, height: size, radius: size / 2 };
    for (const { id, x, y } of tabletop.sites ?? []) {
      const chosen = id === this.looked.selected || id === this.looked.hovered;
      if (!chosen && !overlay.lit?.includes(id)) continue;
      this.at.makeTranslation(x, 0.014, -y);
      this.halo.add(this.at, shape, chosen ? SELECTED : LIT, 1);
    }
  }
}

function printed({ areas, lines, sites, mat }: Tabletop): unknown {
  return [areas, lines, sites, mat.grid];
}

/** Whether two tables have the same map printed on them: whether nothing has to be printed anew. */
function sameMap(a: Shown, b: Shown): boolean {
  if (a.edge !== b.edge) return false;
  if (a.overlay.lines !== b.overlay.lines && (a.overlay.lines || b.overlay.lines)) return false;
  if (JSON.stringify(a.overlay.lit) !== JSON.stringify(b.overlay.lit)) return false;
  return (
    a.tabletop === b.tabletop || JSON.stringify(printed(a.tabletop)) === JSON.stringify(printed(b.tabletop))
  );
}
