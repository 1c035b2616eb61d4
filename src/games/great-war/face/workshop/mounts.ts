import { figuresIn, numberOf, numberOr } from "../../../../face/figures.ts";
import type { DesignField, DesignGroup } from "../../../../face/workshop.ts";
import { COLUMNS, FIELDS, MOST_MOUNTS, MOST_SEATS } from "../../data/lists.ts";
import type { AircraftType, Barrel, Column, Field, Mount } from "../../data/tables.ts";
import { TWO_DRUMS } from "../../data/types/mounts.ts";
import { NO_FIGURE } from "./design.ts";
import { phrase } from "./phrase.ts";

/** Attacks of a belt that nobody has counted yet. */
const BELT: readonly number[] = [20];
/** What stands for a text that is no number: no modifier may be as low. */
const NO_MODIFIER = -99;

/** Figures as they are typed; what is none becomes one that the check refuses. */
function figuresFrom(text: string): readonly number[] {
  return figuresIn(text).map((figure) => (Number.isNaN(figure) ? NO_FIGURE : figure));
}

/** Figures as a field shows them: empty where one is none. */
function shownFigures(figures: readonly number[]): string {
  return figures.includes(NO_FIGURE) ? "" : figures.join(" ");
}

/** The barrels of a column, with the ammunition of those that were there. */
function barrelsFor(column: Column, before: readonly Barrel[]): readonly Barrel[] {
  const drums = before[0]?.drums ?? BELT;
  if (column === "A")
    return [
      { id: "left", drums },
      { id: "right", drums },
    ];
  if (column === "B")
    return [
      { id: "vickers", drums: drums.length === 1 ? drums : BELT },
      { id: "lewis", drums: TWO_DRUMS },
    ];
  return [{ id: "gun", drums }];
}

/** What orders call a mount: its field, with a figure where another is called so. */
function mountId(field: Field, others: readonly Mount[]): string {
  const name = field === "all-round" ? "rear" : field;
  const taken = new Set(others.map(({ id }) => id));
  if (!taken.has(name)) return name;
  const figures = Array.from({ length: MOST_MOUNTS }, (_, index) => index + 2);
  const figure = figures.find((one) => !taken.has(`${name}-${one}`)) ?? MOST_MOUNTS;
  return `${name}-${figure}`;
}

function modifierFrom(text: string): number | undefined {
  const figure = text.trim() === "" ? 0 : numberOf(text);
  return Number.isNaN(figure) ? NO_MODIFIER : figure === 0 ? undefined : figure;
}

function changedMount(mount: Mount, part: string, value: string, others: readonly Mount[]): Mount {
  const field = FIELDS.find((known) => known === value);
  const column = COLUMNS.find((known) => known === value);
  const { modifier: _, ...plain } = mount;
  if (part === "field" && field) return { ...mount, field, id: mountId(field, others) };
  if (part === "column" && column) return { ...mount, column, barrels: barrelsFor(column, mount.barrels) };
  if (part === "man") return { ...mount, man: numberOr(value, 0) };
  if (part !== "modifier") {
    const drums = figuresFrom(value);
    return { ...mount, barrels: mount.barrels.map((one) => (one.id === part ? { ...one, drums } : one)) };
  }
  const modifier = modifierFrom(value);
  return modifier === undefined ? plain : { ...plain, modifier };
}

/** The mounts with one changed, taken away or added: `add`, `1.remove`, `0.column`. */
export function changedMounts(type: AircraftType, field: string, value: string): readonly Mount[] {
  const { mounts, seats } = type;
  if (field === "add") {
    const where: Field = seats > 1 && mounts.length > 0 ? "rear" : "front";
    const man = where === "rear" ? 1 : 0;
    const drums = where === "rear" ? TWO_DRUMS : BELT;
    return [
      ...mounts,
      { id: mountId(where, mounts), man, field: where, column: "C", barrels: [{ id: "gun", drums }] },
    ];
  }
  const [at = "", part = ""] = field.split(".");
  const index = Number(at);
  if (part === "remove") return mounts.toSpliced(index, 1);
  return mounts.map((mount, place) => {
    if (place !== index) return mount;
    return changedMount(
      mount,
      part,
      value,
      mounts.filter((_, other) => other !== index),
    );
  });
}

function manField(mount: Mount, seats: number, id: string): readonly DesignField[] {
  if (seats < 2) return [];
  const choices = Array.from({ length: Math.min(seats, MOST_SEATS) }, (_, man) => ({
    id: `${man}`,
    label: phrase("man", { place: man, seats }),
  }));
  return [
    {
      kind: "choice",
      look: "list",
      id: `${id}.man`,
      label: phrase("mount.man"),
      value: `${mount.man}`,
      choices,
    },
  ];
}

function mountFields(mount: Mount, seats: number, index: number): readonly DesignField[] {
  const id = `mounts.${index}`;
  const { field, column, barrels, modifier = 0 } = mount;
  return [
    {
      kind: "choice",
      look: "list",
      id: `${id}.column`,
      label: phrase("mount.column"),
      value: column,
      choices: COLUMNS.map((one) => ({ id: one, label: phrase(`column.${one}`) })),
    },
    {
      kind: "choice",
      look: "list",
      id: `${id}.field`,
      label: phrase("mount.field"),
      value: field,
      choices: FIELDS.map((one) => ({ id: one, label: phrase(`field.${one}`) })),
    },
    ...manField(mount, seats, id),
    ...barrels.map(
      ({ id: barrel, drums }): DesignField => ({
        kind: "figures",
        id: `${id}.${barrel}`,
        label: phrase("drums", { barrel }),
        hint: phrase("drums.hint", { drums: drums.length }),
        value: shownFigures(drums),
      }),
    ),
    {
      kind: "figures",
      id: `${id}.modifier`,
      label: phrase("mount.modifier"),
      hint: phrase("mount.modifier.hint"),
      value: modifier === NO_MODIFIER ? "" : `${modifier}`,
    },
    { kind: "press", id: `${id}.remove`, look: "quiet", label: phrase("mount.remove") },
  ];
}

/** The guns of a design, mount by mount. */
export function mountGroups({ mounts, seats }: AircraftType): readonly DesignGroup[] {
  const groups = mounts.slice(0, MOST_MOUNTS).map((mount, index): DesignGroup => {
    const title = phrase("mount", { nth: index + 1, of: mounts.length });
    return { id: `mounts.${index}`, title, columns: 2, fields: mountFields(mount, seats, index) };
  });
  const add: DesignField = { kind: "press", id: "mounts.add", label: phrase("mount.add") };
  const note = mounts.length === 0 ? { note: phrase("unarmed") } : {};
  return [...groups, { id: "add", ...note, fields: mounts.length < MOST_MOUNTS ? [add] : [] }];
}
