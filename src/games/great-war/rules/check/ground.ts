import type { GunConfig, TargetConfig, WholeConfig } from "../../data/config/config.ts";
import { refuseConfig } from "../../data/refusals.ts";
import { boardOf } from "../setup/whole-config.ts";
import type { Checker } from "./checker.ts";

const MOST_GUNS = 20;
const MOST_TARGETS = 12;
const MOST_HEXES = 60;
const MOST_WORTH = 100;
/** Widest search for a hidden gun, in hexes: what a die can say. */
const FARTHEST_HIDDEN = 6;

function checkGun(gun: GunConfig, index: number, config: WholeConfig, check: Checker): void {
  const path = `guns.${index}`;
  check.id(`${path}.id`, gun.id);
  check.hex(`${path}.hex`, gun.hex, boardOf(config));
  if (gun.hidden !== undefined) check.number(`${path}.hidden`, gun.hidden, 0, FARTHEST_HIDDEN);
}

function checkGunPlaces(guns: readonly GunConfig[], check: Checker): void {
  const placed = guns.filter(({ hidden }) => hidden === undefined);
  placed.forEach((gun, index) => {
    const first = placed.findIndex(({ hex }) => hex === gun.hex);
    if (first === index) return;
    check.problems.push(
      refuseConfig("config-place", {
        path: `guns.${guns.indexOf(gun)}.hex`,
        first: placed[first]?.id ?? "",
        second: gun.id,
        hex: gun.hex,
        altitude: null,
      }),
    );
  });
}

function checkTarget(target: TargetConfig, index: number, config: WholeConfig, check: Checker): void {
  const path = `targets.${index}`;
  const { id, kind, hexes, worth } = target;
  check.id(`${path}.id`, id);
  check.number(`${path}.worth`, worth, 0, MOST_WORTH);
  if (hexes) {
    check.count(`${path}.hexes`, hexes.length, 1, MOST_HEXES);
    hexes.slice(0, MOST_HEXES).forEach((hex, place) => {
      check.hex(`${path}.hexes.${place}`, hex, boardOf(config));
    });
  } else if (kind !== "trench") {
    check.problems.push(refuseConfig("config-no-hexes", { path: `${path}.hexes`, kind }));
  }
  if (kind === "trench" && !config.front) {
    check.problems.push(refuseConfig("config-no-front", { path: `${path}.kind` }));
  }
}

/** What is wrong with the guns and targets of a set-up. */
export function checkGround(config: WholeConfig, check: Checker): void {
  const { guns = [], targets = [] } = config;
  check.count("guns", guns.length, 0, MOST_GUNS);
  check.count("targets", targets.length, 0, MOST_TARGETS);
  guns.slice(0, MOST_GUNS).forEach((gun, index) => {
    checkGun(gun, index, config, check);
  });
  checkGunPlaces(guns.slice(0, MOST_GUNS), check);
  targets.slice(0, MOST_TARGETS).forEach((target, index) => {
    checkTarget(target, index, config, check);
  });
}
