import type { OptionsConfig } from "../../../games/dogfight/config.ts";
import { meta } from "../../../games/dogfight/meta.ts";
import { optionsFrom, SWITCHES } from "../../../games/dogfight/options.ts";
import { SCENARIOS } from "../../../games/dogfight/scenarios.ts";
import { RuleLink } from "../../rules/Cited.tsx";
import { Switch } from "../../ui/choice.tsx";
import type { SetupProps } from "../setup.ts";
import { usePanelWords } from "./words.ts";
import "./dogfight.css";

/** A rule opens in a tab of its own, so that the set-up stays as it is. */
const RULES = { game: meta.id };

type Option = (typeof SWITCHES)[number]["option"];

/** What the config of a set-up page says about switches; anything else counts as nothing turned. */
function turned(config: unknown): OptionsConfig {
  if (typeof config !== "object" || config === null || !("options" in config)) return {};
  return config.options as OptionsConfig;
}

function scenarioOptions(scenario: string): OptionsConfig {
  const known = Object.entries(SCENARIOS).find(([id]) => id === scenario)?.[1];
  return known && "options" in known ? known.options : {};
}

function withOption(options: OptionsConfig, option: Option, on: boolean): OptionsConfig {
  if (option === "turnLimit") return { ...options, turnLimit: on ? "each-turn" : "game-turn" };
  return { ...options, [option]: on };
}

/** The switches of a set-up, each with the ruling that it changes. */
export function SetupOptions({ scenario, config, say, onChange }: SetupProps) {
  const t = usePanelWords();
  const own = turned(config);
  const options = optionsFrom(own, optionsFrom(scenarioOptions(scenario)));
  const isOn = (option: Option) =>
    option === "turnLimit" ? options.turnLimit === "each-turn" : options[option];
  return (
    <fieldset className="df-options">
      <legend>{t("setup.options")}</legend>
      {SWITCHES.map(({ option, rule }) => (
        <Switch
          key={option}
          label={say({ key: `option.${option}`, values: {} })}
          hint={
            <>
              {say({ key: `option.${option}.help`, values: {} })} (
              <RuleLink rule={rule} links={RULES} />)
            </>
          }
          checked={isOn(option)}
          onChange={(on) => onChange({ scenario, options: withOption(own, option, on) })}
        />
      ))}
    </fieldset>
  );
}
