import type { Phrase, Values } from "../../core/phrase.ts";
import type { SetupFace, Switch } from "../setup.ts";
import type { Text } from "../text.ts";

type SwitchGroup = SetupFace["groups"][number];

/** The words of switches: `option.ID` and `option.ID.help`, and for choices `choice` and `choice.help` of both ids. */
function phrase(key: string, values: Values = {}): Phrase {
  return { key, values };
}

export function onOffSwitch(id: string, rule: string): Switch {
  return { kind: "on-off", id, name: phrase(`option.${id}`), help: phrase(`option.${id}.help`), rule };
}

export function choiceSwitch(id: string, ...choices: readonly string[]): Switch {
  return {
    kind: "choice",
    id,
    name: phrase(`option.${id}`),
    choices: choices.map((choice) => ({
      id: choice,
      name: phrase("choice", { id, choice }),
      help: phrase("choice.help", { id, choice }),
    })),
  };
}

/** A group of one choice, called as that is. */
export function choiceGroup(id: string, option: string, ...choices: readonly string[]): SwitchGroup {
  return { id, title: phrase(`option.${option}`), switches: [choiceSwitch(option, ...choices)] };
}

/** `named`: what each number is called, where it is more than a number. */
export function numberSwitch(
  id: string,
  rule: string,
  range: (scenario: string, config: unknown) => readonly [least: number, most: number],
  named?: (figure: number, scenario?: string) => Text,
): Switch {
  return {
    kind: "number",
    id,
    name: phrase(`option.${id}`),
    help: phrase(`option.${id}.help`),
    rule,
    range,
    ...(named && { named }),
  };
}
