import { phraser } from "../../../core/phrase.ts";
import { onOffSwitch } from "../../../face/setup/switches.ts";
import type { OwnTables, SetupFace, Switch, Turned } from "../../../face/setup.ts";
import { SEQUENCES } from "../data/config/named-config.ts";
import { SWITCHES } from "../rules/setup/switches.ts";
import { tables } from "./own-tables.ts";
import { configOf, optionsOf, turnedOf } from "./setup-config.ts";
import { types } from "./setup-types.ts";
import type { words } from "./words/en/setup.ts";

const phrase = phraser<typeof words>();

/** A text of the switches, which the rules speak too. */
function named(key: string) {
  return { key, values: {} };
}

const SEQUENCE: Switch = {
  kind: "choice",
  id: "sequence",
  name: named("option.sequence"),
  choices: SEQUENCES.map((id) => ({ id, name: named(`sequence.${id}`), help: named(`sequence.${id}.help`) })),
};

const switches = SWITCHES.filter(({ option }) => option !== "sequence").map(({ option, rule }) =>
  onOffSwitch(option, rule),
);

function turn(scenario: string, config: unknown, id: string, to: Turned): unknown {
  const turned = turnedOf(config);
  return configOf(scenario, { ...turned, options: { ...turned.options, [id]: to } });
}

/** How a turn goes, the switches with the rules that they change, and the tables in force. */
export const setup: SetupFace = {
  groups: [
    { id: "sequence", title: named("option.sequence"), switches: [SEQUENCE] },
    { id: "options", title: phrase("options"), switches },
  ],
  standing: (scenario, config) => ({ ...optionsOf(scenario, turnedOf(config)) }),
  turn,
  tables: tables as OwnTables,
  types,
};
