import type { Block } from "../../../../face/sheet.ts";
import { line, row, table } from "../../../../face/sheets/blocks.ts";
import type { Text } from "../../../../face/text.ts";
import type { DesignField, DesignSection } from "../../../../face/workshop.ts";
import { FLAGS, MANEUVERS, MOST_SEATS, NATIONS, SCHEDULES } from "../../data/lists.ts";
import { TABLES } from "../../data/own.ts";
import type { AircraftType, Flag } from "../../data/tables.ts";
import { maneuverPriceBy } from "../../rules/move/prices.ts";
import { USUAL_PRICES } from "../../rules/setup/from-config.ts";
import { SAME } from "./change.ts";
import { NO_FIGURE } from "./design.ts";
import { modelField } from "./models.ts";
import { mountGroups } from "./mounts.ts";
import { phrase } from "./phrase.ts";
import { standingsOf } from "./standings.ts";

const SEATS = Array.from({ length: MOST_SEATS }, (_, index) => index + 1);
const SILHOUETTES = [-3, -2, -1, 0, 1, 2, 3];
const STEP = 50;

/** The rule that a special rule of a type stands in. */
const RULES: Readonly<Record<Flag, string>> = {
  "fast-two-seater": "4.2d",
  "fast-two-seater-1916": "4.2d",
  "wide-rear": "4.9b",
  "half-mount": "4.9j",
  "locked-controls": "4.9m",
  "on-its-propeller": "4.9n",
  "dual-control": "4.9q",
  fighter: "4.10b",
};

type Figure = "max" | "min" | "diveSpeed" | "climb" | "dive" | "ceiling" | "damage";

function figureField(type: AircraftType, id: Figure, step = 1): DesignField {
  const value = type[id];
  return {
    kind: "figures",
    id,
    label: phrase(id),
    hint: phrase(`${id}.hint`),
    step,
    value: value === NO_FIGURE ? "" : `${value}`,
  };
}

function choices(ids: readonly (string | number)[], label: (id: never) => Text) {
  return ids.map((id) => ({ id: `${id}`, label: label(id as never) }));
}

function originFields({ name, nation, from, seats }: AircraftType): readonly DesignField[] {
  return [
    { kind: "text", id: "name", label: phrase("name"), hint: phrase("name.hint"), value: name },
    {
      kind: "choice",
      look: "list",
      id: "nation",
      label: phrase("nation"),
      value: nation,
      choices: NATIONS.map((id) => ({ id, label: phrase(`nation.${id}`) })),
    },
    { kind: "text", id: "from", label: phrase("from"), hint: phrase("from.hint"), value: from },
    {
      kind: "choice",
      look: "list",
      id: "seats",
      label: phrase("seats"),
      hint: phrase("seats.hint", { seats }),
      value: `${seats}`,
      choices: choices(SEATS, (count: number) => phrase("seats.count", { count })),
    },
  ];
}

function scheduleField({ schedule }: AircraftType): DesignField {
  return {
    kind: "choice",
    look: "list",
    id: "schedule",
    label: phrase("schedule"),
    hint: phrase("schedule.hint", { prices: TABLES.schedules[schedule] }),
    value: schedule,
    choices: SCHEDULES.map((id) => ({
      id,
      label: phrase("schedule.prices", { id, prices: TABLES.schedules[id] }),
    })),
  };
}

function silhouetteFields({ silhouette, tailSilhouette }: AircraftType): readonly DesignField[] {
  const figures = choices(SILHOUETTES, (figure: number) => phrase("figure", { figure }));
  return [
    {
      kind: "choice",
      look: "list",
      id: "silhouette",
      label: phrase("silhouette"),
      hint: phrase("silhouette.hint"),
      value: `${silhouette}`,
      choices: figures,
    },
    {
      kind: "choice",
      look: "list",
      id: "tailSilhouette",
      label: phrase("tailSilhouette"),
      hint: phrase("tailSilhouette.hint"),
      value: tailSilhouette === undefined ? SAME : `${tailSilhouette}`,
      choices: [{ id: SAME, label: phrase("tailSilhouette.same") }, ...figures],
    },
  ];
}

/** What special maneuvers cost on a schedule. */
function maneuversBlock({ schedule }: AircraftType): Block {
  return table(
    "ruled",
    [phrase("maneuver"), phrase("price")],
    MANEUVERS.map((maneuver) =>
      row(phrase(`maneuver.${maneuver}`), [`${maneuverPriceBy(TABLES, schedule, maneuver)} MP`]),
    ),
    { caption: { text: phrase("maneuvers", { schedule }), tone: "strong" } },
  );
}

/** What it is worth to whoever shoots it down (B-61). */
function worthBlock({ seats }: AircraftType): Block {
  const points = seats > 1 ? USUAL_PRICES.twoSeater : USUAL_PRICES.kill;
  return line(phrase("worth", { points }));
}

function figuresSection(type: AircraftType): DesignSection {
  return {
    id: "figures",
    title: phrase("figures"),
    look: "squared",
    groups: [
      { id: "origin", columns: 2, fields: originFields(type) },
      {
        id: "flight",
        title: phrase("flight"),
        columns: 3,
        fields: [
          figureField(type, "max"),
          figureField(type, "min"),
          figureField(type, "diveSpeed"),
          figureField(type, "climb", STEP),
          figureField(type, "dive", STEP),
          figureField(type, "ceiling", STEP),
        ],
      },
      {
        id: "build",
        title: phrase("build"),
        columns: 2,
        fields: [scheduleField(type), figureField(type, "damage"), ...silhouetteFields(type)],
      },
    ],
    blocks: [maneuversBlock(type), worthBlock(type)],
  };
}

function rulesGroup({ flags }: AircraftType): DesignSection["groups"][number] {
  const fields = FLAGS.map((flag): DesignField => {
    const hint = phrase(`flag.${flag}.hint`, { rule: RULES[flag] });
    return {
      kind: "switch",
      id: `flags.${flag}`,
      label: phrase(`flag.${flag}`),
      hint,
      value: flags.includes(flag),
    };
  });
  return { id: "rules", title: phrase("rules", { count: flags.length }), folded: true, fields };
}

/** Everything about a design: figures, guns, special rules, its model, and where it stands among the others. */
export function sectionsOf(type: AircraftType): readonly DesignSection[] {
  return [
    figuresSection(type),
    { id: "guns", title: phrase("guns"), groups: [...mountGroups(type), rulesGroup(type)] },
    { id: "model", title: phrase("model"), groups: [{ id: "model", fields: [modelField(type)] }] },
    { id: "standing", title: phrase("standing"), groups: [], standings: standingsOf(type) },
  ];
}
