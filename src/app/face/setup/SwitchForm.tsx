import type { Switch as SwitchData, Turned } from "../../../face/setup.ts";
import { wordsOf } from "../../../face/text.ts";
import { Choices, Switch } from "../../ui/choice.tsx";
import { RuleLink } from "../Cited.tsx";
import type { SwitchFormProps } from "./props.ts";
import { TablesChoice } from "./TablesChoice.tsx";
import "./switches.css";

interface OneProps extends Pick<SwitchFormProps, "game"> {
  readonly one: SwitchData;
  readonly standing: Turned | undefined;
  readonly say: SwitchFormProps["part"]["say"];
  onTurn(to: Turned): void;
}

/** One switch. Its rule opens in a tab of its own, so that the set-up stays as it is. */
function One({ game, one, standing, say, onTurn }: OneProps) {
  const name = wordsOf(one.name, say);
  if (one.kind === "choice") {
    const choices = one.choices.map(({ id, name: label, help }) => ({
      id,
      label: wordsOf(label, say),
      hint: wordsOf(help, say),
    }));
    return <Choices label={name} choices={choices} value={String(standing)} onChange={onTurn} />;
  }
  const hint = (
    <>
      {wordsOf(one.help, say)} (<RuleLink rule={one.rule} links={{ game }} />)
    </>
  );
  return <Switch label={name} hint={hint} checked={standing === true} onChange={onTurn} />;
}

/** The switches of a game's set-up, and the tables in force where a player may bring his own. */
export function SwitchForm(props: SwitchFormProps) {
  const { game, part, scenario, config, onChange } = props;
  const { face, say } = part;
  const standing = face.standing(scenario, config);
  return (
    <div className="switches">
      {face.groups.map(({ id, title, switches }) => (
        <fieldset key={id}>
          <legend>{wordsOf(title, say)}</legend>
          {switches.map((one) => (
            <One
              key={one.id}
              game={game}
              one={one}
              standing={standing[one.id]}
              say={say}
              onTurn={(to) => onChange(face.turn(scenario, config, one.id, to))}
            />
          ))}
        </fieldset>
      ))}
      {face.tables && <TablesChoice {...props} tables={face.tables} say={say} />}
    </div>
  );
}
