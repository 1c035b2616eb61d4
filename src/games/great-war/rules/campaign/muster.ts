import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { TABLES } from "../../data/own.ts";
import { dataOf, sideOfSquadron } from "../../data/squadrons.ts";
import type { Tables } from "../../data/tables.ts";
import { typesOf } from "../setup/roster.ts";
import type { Airman, Campaign, Crew, CrewRef, Squadron } from "../state/campaign.ts";

/** F10: the Allies send at most six aircraft. B-66: at least two, one of them a two-seater for the task. */
const LEAST = 2;
const MOST = 6;

/** A crew that can fly. */
export interface Candidate {
  readonly ref: CrewRef;
  /** The pilot's name stands for the crew. */
  readonly name: string;
  readonly names: readonly string[];
  readonly type: string;
  readonly twoSeater: boolean;
}

/** Machines of a type of a squadron: no more of its crews can fly at once. */
export interface Machines {
  readonly squadron: number;
  readonly type: string;
  readonly ready: number;
}

/** Among whom a side chooses for a mission, and how many. */
export interface Muster {
  readonly side: SideIndex;
  readonly candidates: readonly Candidate[];
  readonly machines: readonly Machines[];
  readonly least: number;
  readonly most: number;
}

/** Whether nobody of a crew is missing. */
export function isWhole({ men }: Crew): boolean {
  return men.every((man) => man !== null);
}

/** Machines of a type that a squadron can send. */
export function readyOf({ id, ready }: Squadron, type: string): number {
  return ready[dataOf(id).types.indexOf(type)] ?? 0;
}

function candidatesOf(squadron: Squadron, index: number, tables: Tables): readonly Candidate[] {
  return squadron.crews.flatMap((crew, place): readonly Candidate[] => {
    if (!isWhole(crew) || readyOf(squadron, crew.type) === 0) return [];
    const names = crew.men.map((man) => (man as Airman).name);
    const twoSeater = (typesOf(tables).get(crew.type)?.seats ?? 1) > 1;
    return [{ ref: [index, place], name: names[0] ?? "", names, type: crew.type, twoSeater }];
  });
}

function machinesOf(squadron: Squadron, index: number): readonly Machines[] {
  return dataOf(squadron.id).types.map((type, place) => ({
    squadron: index,
    type,
    ready: squadron.ready[place] ?? 0,
  }));
}

/** How many of a side can fly at once: for each type its crews or its machines, whichever are fewer. */
function flyable(candidates: readonly Candidate[], machines: readonly Machines[]): number {
  return machines.reduce((sum, { squadron, type, ready }) => {
    const crews = candidates.filter((one) => one.ref[0] === squadron && one.type === type).length;
    return sum + Math.min(crews, ready);
  }, 0);
}

/** Who may fly for a side in the mission in hand, and how many have to (F10): as many Germans as were called. */
export function musterOf(campaign: Campaign, side: SideIndex, tables: Tables = TABLES): Muster {
  const own = campaign.squadrons.map((squadron, index) => ({ squadron, index }));
  const sides = own.filter(({ squadron }) => sideOfSquadron(squadron.id) === side);
  const candidates = sides.flatMap(({ squadron, index }) => candidatesOf(squadron, index, tables));
  const machines = sides.flatMap(({ squadron, index }) => machinesOf(squadron, index));
  const can = flyable(candidates, machines);
  const called = Math.min(campaign.called ?? 0, can);
  return side === 1
    ? { side, candidates, machines, least: called, most: called }
    : { side, candidates, machines, least: Math.min(LEAST, can), most: Math.min(MOST, can) };
}

/** The machines that are short for a choice, or undefined. */
export function shortage({ machines }: Muster, chosen: readonly Candidate[]): Machines | undefined {
  return machines.find(
    ({ squadron, type, ready }) =>
      chosen.filter((one) => one.ref[0] === squadron && one.type === type).length > ready,
  );
}

/** Whether the Allies have somebody for the task: a two-seater (B-66). */
export function canWork({ side, candidates }: Muster, chosen: readonly Candidate[]): boolean {
  return side === 1 || chosen.some(({ twoSeater }) => twoSeater) || !candidates.some((one) => one.twoSeater);
}
