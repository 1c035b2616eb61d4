import { useMemo } from "react";
import type { Switch as SwitchData, Turned } from "../../../face/setup.ts";
import { wordsOf } from "../../../face/text.ts";
import { GAMES } from "../../../games/index.ts";
import { findGame } from "../../../games/registry.ts";
import { Choices, Switch } from "../../ui/choice.tsx";
import { Select } from "../../ui/select.tsx";
import { Cited, RulesContext } from "../Cited.tsx";
import type { SwitchFormProps } from "./props.ts";
import { TablesChoice } from "./TablesChoice.tsx";
import "./switches.css";

interface OneProps extends Pick<SwitchFormProps, "scenario" | "config"> {
  readonly one: SwitchData;
  readonly standing: Turned;
  readonly say: SwitchFormProps["part"]["say"];
  onTurn(to: Turned): void;
}

/** The whole numbers from one to another. */
function numbersIn([least, most]: readonly [number, number]): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, place) => least + place);
}

/** One switch. Its rule opens in a tab of its own, so that the set-up stays as it is. */
function One({ scenario, config, one, standing, say, onTurn }: OneProps) {
  const name = wordsOf(one.name, say);
  if (one.kind === "choice") {
    const choices = one.choices.map(({ id, name: label, help }) => ({
      id,
      label: wordsOf(label, say),
      hint: <Cited text={wordsOf(help, say)} plain />,
    }));
    return <Choices label={name} choices={choices} value={String(standing)} onChange={onTurn} />;
  }
  const hint = <Cited text={wordsOf(one.help, say)} rule={one.rule} />;
  if (one.kind === "number") {
    const choices = numbersIn(one.range(scenario, config)).map((number) => ({
      id: `${number}`,
      label: wordsOf(one.named?.(number, scenario) ?? `${number}`, say),
    }));
    const turn = (id: string) => onTurn(Number(id));
    return <Select label={name} choices={choices} value={`${standing}`} hint={hint} onChange={turn} />;
  }
  return <Switch label={name} hint={hint} checked={standing === true} onChange={onTurn} />;
}

/** The switches of a game's set-up, and the tables in force where a player may bring his own. */
export function SwitchForm(props: SwitchFormProps) {
  const { game, part, scenario, config, onChange } = props;
  const { face, say } = part;
  const standing = face.standing(scenario, config);
  const groups = face.groups.filter(({ switches }) => switches.some(({ id }) => standing[id] !== undefined));
  const links = useMemo(() => ({ game, numbers: findGame(GAMES, game)?.meta.numbers }), [game]);
  return (
    <RulesContext value={links}>
      <div className="switches">
        {groups.map(({ id, title, switches }) => (
          <fieldset key={id}>
            <legend>{wordsOf(title, say)}</legend>
            {switches.map((one) => {
              const stands = standing[one.id];
              return stands === undefined ? null : (
                <One
                  key={one.id}
                  scenario={scenario}
                  config={config}
                  one={one}
                  standing={stands}
                  say={say}
                  onTurn={(to) => onChange(face.turn(scenario, config, one.id, to))}
                />
              );
            })}
          </fieldset>
        ))}
        {face.tables && <TablesChoice {...props} tables={face.tables} say={say} />}
      </div>
    </RulesContext>
  );
}
