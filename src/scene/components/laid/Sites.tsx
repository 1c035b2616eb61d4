import { extend } from "@react-three/fiber";
import { type ComponentProps, useLayoutEffect, useMemo, useRef } from "react";
import { BoxGeometry, type InstancedMesh, Matrix4 } from "three";
import type { Site } from "../../../tabletop/site.ts";
import { blockCount, layBlocks } from "../../map/blocks.ts";
import { printSite, siteKey } from "../../map/site-face.ts";
import { DISC, MINOR, SITE_INK } from "../../map/sites.ts";
import { LIT, SELECTED } from "../../stock/glow.ts";
import type { HaloMesh } from "../../stock/halo.ts";
import { Instances } from "../../stock/instances.ts";
import { useInvalidate } from "../hooks.ts";
import { useShown } from "../shown.ts";
import { Halos } from "./Halos.tsx";
import { useSheet } from "./Slabs.tsx";

const Rectangles = extend(Instances);
const Block = extend(BoxGeometry);

/** Inches above the mat, of sites and of the light around them. */
const UP = 0.012;
const LIGHT_UP = 0.014;

const at = new Matrix4();

interface SitesProps {
  readonly sites: readonly Site[];
  /** The tile of a site, in inches. */
  readonly size: number;
  /** Whether their reader sits at the upper edge. */
  readonly turned: boolean;
}

/** The discs of all sites, printed flat on the map, in one draw call. */
function Discs({ sites, size, turned }: SitesProps) {
  const sheet = useSheet(1);
  const rectangles = useRef<Instances>(null);
  const invalidate = useInvalidate();
  useLayoutEffect(() => {
    sheet.keep(new Map(sites.map((site) => [siteKey(site), (pen) => printSite(pen, site)])));
    const each = rectangles.current?.hold(sites.length, { tile: 4, place: 4 });
    for (const [i, site] of sites.entries()) {
      const own = site.minor ? MINOR * size : size;
      each?.tile.setXYZW(i, ...sheet.tileFor(siteKey(site)));
      each?.place.setXYZW(i, site.x, UP, -site.y, turned ? -own : own);
    }
    invalidate();
  }, [sheet, sites, size, turned, invalidate]);
  return (
    <mesh receiveShadow frustumCulled={false} renderOrder={1} visible={sites.length > 0}>
      <Rectangles ref={rectangles} args={[true]} />
      <meshLambertMaterial map={sheet} {...(SITE_INK as ComponentProps<"meshLambertMaterial">)} />
    </mesh>
  );
}

/** Light around the sites that may be chosen, the selected one and the one under the pointer. */
function Lit({ sites, size }: Omit<SitesProps, "turned">) {
  const { overlay, hovered, selected } = useShown();
  const halo = useRef<HaloMesh>(null);
  const invalidate = useInvalidate();
  useLayoutEffect(() => {
    const across = size * DISC;
    halo.current?.darken();
    for (const { id, x, y } of sites) {
      const chosen = id === selected || id === hovered;
      if (!chosen && !overlay.lit?.includes(id)) continue;
      at.makeTranslation(x, LIGHT_UP, -y);
      const shape = { width: across, height: across, radius: across / 2 };
      halo.current?.light(at, shape, chosen ? SELECTED : LIT, 1);
    }
    invalidate();
  }, [sites, size, overlay.lit, hovered, selected, invalidate]);
  return <Halos ref={halo} count={sites.length} />;
}

/** Low blocks behind the sites that are towns and works, in one draw call. */
function Blocks({ sites, size }: Omit<SitesProps, "turned">) {
  const count = useMemo(() => blockCount(sites), [sites]);
  const mesh = useRef<InstancedMesh>(null);
  const invalidate = useInvalidate();
  useLayoutEffect(() => {
    if (mesh.current) layBlocks(mesh.current, sites, size);
    invalidate();
  }, [sites, size, invalidate]);
  if (count === 0) return null;
  return (
    <instancedMesh
      key={count}
      ref={mesh}
      args={[undefined, undefined, count]}
      castShadow
      receiveShadow
      frustumCulled={false}
    >
      <Block />
      <meshLambertMaterial />
    </instancedMesh>
  );
}

/** The places of a map that can be flown from, bombed or held. */
export function Sites(props: SitesProps) {
  return (
    <>
      <Discs {...props} />
      <Blocks {...props} />
      <Lit {...props} />
    </>
  );
}
