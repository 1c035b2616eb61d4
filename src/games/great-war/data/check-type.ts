import { PLAIN } from "../../../core/text.ts";
import type { Cells } from "./cells.ts";
import { MOST_MOUNTS, MOST_SEATS } from "./lists.ts";
import type { AircraftType, Barrel, Column, Mount } from "./tables.ts";

const ID = /^[a-z0-9-]{1,40}$/;
const MONTH = /^19\d\d-(0[1-9]|1[0-2])$/;
const FASTEST = 30;
const HIGHEST = 10_000;
const LONGEST_NAME = 60;
const MOST_DRUMS = 10;
const MOST_ATTACKS = 99;

/** Which barrels a column has: both of a twin mount, Vickers and Lewis, or one gun. */
const BARRELS: Readonly<Record<Column, readonly Barrel["id"][]>> = {
  A: ["left", "right"],
  B: ["vickers", "lewis"],
  C: ["gun"],
  D: ["gun"],
};

function checkNames({ id, name, from, model }: AircraftType, at: string, cells: Cells): void {
  if (!ID.test(id)) cells.refuse(`${at}id`, id, "id", 1, 40);
  if (model !== undefined && !ID.test(model)) cells.refuse(`${at}model`, model, "id", 1, 40);
  if (name.trim() === "" || name.length > LONGEST_NAME || !PLAIN.test(name))
    cells.refuse(`${at}name`, name, "text", 1, LONGEST_NAME);
  if (!MONTH.test(from)) cells.refuse(`${at}from`, from, "month");
}

/** A machine flies at some speed and dives at some; a balloon (no seats) does neither. */
function checkFigures(type: AircraftType, at: string, cells: Cells): void {
  const least = type.seats === 0 ? 0 : 1;
  const max = cells.whole(`${at}max`, type.max, least, FASTEST);
  cells.whole(`${at}min`, type.min, least, max ? type.max : FASTEST);
  cells.whole(`${at}diveSpeed`, type.diveSpeed, 0, max ? type.max : FASTEST);
  cells.fifties(`${at}climb`, type.climb, 0, HIGHEST);
  cells.fifties(`${at}dive`, type.dive, 0, HIGHEST);
  cells.fifties(`${at}ceiling`, type.ceiling, 50, HIGHEST);
  cells.whole(`${at}damage`, type.damage, 1, MOST_ATTACKS);
  cells.whole(`${at}silhouette`, type.silhouette, -3, 3);
  if (type.tailSilhouette !== undefined) cells.whole(`${at}tailSilhouette`, type.tailSilhouette, -3, 3);
}

function checkBarrels({ column, barrels }: Mount, at: string, cells: Cells): void {
  const needs = BARRELS[column];
  const found = barrels.map(({ id }) => id);
  if (found.join() !== needs.join()) {
    cells.refuse(`${at}barrels`, found.join(" "), "barrels", needs.length, needs.length);
  }
  for (const { id, drums } of barrels) {
    cells.count(`${at}${id}, drums`, drums, 1, MOST_DRUMS);
    cells.row(`${at}${id}, drums`, drums, 1, MOST_ATTACKS);
  }
}

function checkMount(mount: Mount, type: AircraftType, at: string, cells: Cells): void {
  if (!ID.test(mount.id)) cells.refuse(`${at}id`, mount.id, "id", 1, 40);
  cells.whole(`${at}man`, mount.man, 0, type.seats - 1);
  if (mount.modifier !== undefined) cells.whole(`${at}modifier`, mount.modifier, -10, 10);
  checkBarrels(mount, at, cells);
}

function checkMounts(type: AircraftType, at: string, cells: Cells): void {
  const { mounts } = type;
  if (!cells.count(`${at}mounts`, mounts, 0, type.seats === 0 ? 0 : MOST_MOUNTS)) return;
  mounts.forEach((mount, index) => {
    const name = `${at}mount ${mount.id.slice(0, LONGEST_NAME)}`;
    if (mounts.findIndex(({ id }) => id === mount.id) < index) cells.refuse(name, mount.id, "twice");
    checkMount(mount, type, `${name}, `, cells);
  });
}

/** What is wrong with one aircraft; names of its cells begin with `at`. */
export function checkType(type: AircraftType, at: string, cells: Cells): void {
  checkNames(type, at, cells);
  cells.whole(`${at}seats`, type.seats, 0, MOST_SEATS);
  checkFigures(type, at, cells);
  checkMounts(type, at, cells);
}
