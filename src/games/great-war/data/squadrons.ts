import { present } from "../../../core/present.ts";
import type { SideIndex } from "../../../tabletop/tabletop.ts";

export type SquadronId = "corps" | "bombers" | "strutters" | "scouts" | "jasta";

/** How a week's airman begins: surname, whole kills, missions survived, novice. */
type Start = readonly [name: string, kills: number, missions: number, novice?: boolean];

export interface SquadronData {
  readonly id: SquadronId;
  readonly side: SideIndex;
  /** the better type first. */
  readonly types: readonly string[];
  /** Machines of each type, as many together as there are crews. */
  readonly machines: readonly number[];
  /** Crews, the pilot first; those of the better type first. */
  readonly crews: readonly (readonly Start[])[];
}

/** Invented airmen in flights as they stood at Arras; the order is that in which rosters list them. */
export const SQUADRONS: readonly SquadronData[] = [
  {
    id: "corps",
    side: 0,
    types: ["re-8"],
    machines: [6],
    crews: [
      [
        ["Ashby", 1, 14],
        ["Gould", 1, 12],
      ],
      [
        ["Barlow", 0, 9],
        ["Hallam", 0, 9],
      ],
      [
        ["Crewe", 0, 6],
        ["Ingram", 1, 11],
      ],
      [
        ["Dunning", 0, 5],
        ["Jessop", 0, 2, true],
      ],
      [
        ["Elwes", 0, 1, true],
        ["Kemble", 0, 7],
      ],
      [
        ["Fanshawe", 0, 0, true],
        ["Lyle", 0, 0, true],
      ],
    ],
  },
  {
    id: "bombers",
    side: 0,
    types: ["fe-2b"],
    machines: [4],
    crews: [
      [
        ["Marsden", 4, 21],
        ["Quayle", 3, 18],
      ],
      [
        ["Nash", 2, 13],
        ["Ransome", 2, 13],
      ],
      [
        ["Orchard", 0, 8],
        ["Selby", 1, 10],
      ],
      [
        ["Pelham", 0, 2, true],
        ["Thorne", 0, 3, true],
      ],
    ],
  },
  {
    id: "strutters",
    side: 0,
    types: ["sopwith-strutter"],
    machines: [3],
    crews: [
      [
        ["Upton", 2, 16],
        ["Yelland", 2, 15],
      ],
      [
        ["Vickery", 1, 8],
        ["Amory", 0, 6],
      ],
      [
        ["Wace", 0, 3, true],
        ["Brand", 0, 5],
      ],
    ],
  },
  {
    id: "scouts",
    side: 0,
    types: ["sopwith-pup", "nieuport-17-british"],
    machines: [3, 3],
    crews: [
      [["Lockyer", 8, 32]],
      [["Denholm", 4, 20]],
      [["Everard", 1, 11]],
      [["Cole", 5, 24]],
      [["Frayne", 0, 6]],
      [["Garland", 0, 1, true]],
    ],
  },
  {
    id: "jasta",
    side: 1,
    types: ["albatros-d-iii", "halberstadt-d-ii"],
    machines: [5, 3],
    crews: [
      [["Rautenberg", 21, 60]],
      [["Hagenow", 9, 41]],
      [["Lindner", 4, 25]],
      [["Brandis", 3, 22]],
      [["Osterroth", 1, 14]],
      [["Kessler", 2, 17]],
      [["Wolters", 0, 8]],
      [["Uhl", 0, 1, true]],
    ],
  },
];

/** All types of the week. */
export const CAMPAIGN_TYPES: readonly string[] = SQUADRONS.flatMap(({ types }) => types);

/** Machines in colours of their own, by the pilot's name. */
export const LIVERIES: Readonly<Record<string, string>> = { Rautenberg: "albatros-d-iii-red" };

export function dataOf(id: SquadronId): SquadronData {
  return present(SQUADRONS.find((one) => one.id === id));
}

export function sideOfSquadron(id: SquadronId): SideIndex {
  return dataOf(id).side;
}
