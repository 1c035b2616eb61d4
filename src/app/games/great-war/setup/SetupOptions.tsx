import { meta } from "../../../../games/great-war/meta.ts";
import { SWITCHES } from "../../../../games/great-war/options.ts";
import { RuleLink } from "../../../rules/Cited.tsx";
import { Switch } from "../../../ui/choice.tsx";
import type { SetupProps } from "../../setup.ts";
import { SequenceChoice } from "./SequenceChoice.tsx";
import { configOf, optionsOf, type Turned, turnedOf } from "./setup-config.ts";
import { TablesChoice } from "./TablesChoice.tsx";
import { useSetupWords } from "./words.ts";
import "./setup-options.css";

/** A rule opens in a tab of its own, so that the set-up stays as it is. */
const RULES = { game: meta.id };

/** The switches of the hex dogfight, each with the rule that it changes, and the tables in force. */
export function SetupOptions({ scenario, config, say, onChange }: SetupProps) {
  const t = useSetupWords();
  const turned = turnedOf(config);
  const options = optionsOf(scenario, turned);
  const change = (changed: Partial<Turned>) => onChange(configOf(scenario, { ...turned, ...changed }));
  const turn = (option: Partial<typeof options>) => change({ options: { ...turned.options, ...option } });
  return (
    <div className="gw-setup">
      <fieldset>
        <legend>{say({ key: "option.sequence", values: {} })}</legend>
        <SequenceChoice say={say} value={options.sequence} onChange={(sequence) => turn({ sequence })} />
      </fieldset>
      <fieldset>
        <legend>{t("options")}</legend>
        {SWITCHES.map(({ option, rule }) =>
          option === "sequence" ? null : (
            <Switch
              key={option}
              label={say({ key: `option.${option}`, values: {} })}
              hint={
                <>
                  {say({ key: `option.${option}.help`, values: {} })} (<RuleLink rule={rule} links={RULES} />)
                </>
              }
              checked={options[option]}
              onChange={(on) => turn({ [option]: on })}
            />
          ),
        )}
      </fieldset>
      <TablesChoice
        scenario={scenario}
        tables={turned.tables}
        say={say}
        onChange={(tables) => change({ tables })}
      />
    </div>
  );
}
