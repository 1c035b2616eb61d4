import { type FormEvent, useState } from "react";
import type { Seat } from "../../../core/game.ts";
import type { GameEntry } from "../../../games/registry.ts";
import { usualConfig } from "../../../games/usual.ts";
import { scenariosOf, scenarioTitle } from "../../../words/games.ts";
import { chosenFor, PERSON } from "../../computers/opponent-choices.ts";
import { SwitchForm } from "../../face/setup/SwitchForm.tsx";
import { type SpokenPart, useFacePart } from "../../face/use-part.ts";
import { Refused } from "../../frame/Refused.tsx";
import { hasPage } from "../../game-pages.ts";
import { lazyPart } from "../../lazy-part.ts";
import { bySeat } from "../../match/seating.ts";
import { useStart } from "../../match/start.ts";
import { hrefOf, navigate } from "../../router.ts";
import type { Computers } from "../../session/placing.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Choices } from "../../ui/choice.tsx";
import { Paper } from "../../ui/paper.tsx";
import { useWords } from "../../words.ts";
import { DiceChoices } from "./DiceChoices.tsx";
import { diceProblem, diceSetting } from "./dice-choice.ts";
import { type ChosenTypes, PieceTypes } from "./PieceTypes.tsx";
import { PlayerCounts } from "./PlayerCounts.tsx";
import { PlayerNames, useSeats } from "./PlayerNames.tsx";
import { ScenarioStory } from "./ScenarioStory.tsx";
import { freshDraft, keepDraft, loadDraft, type SetupDraft } from "./setup-draft.ts";
import { UsualSetup } from "./UsualSetup.tsx";
import { unusual } from "./unusual.ts";
import { useSetupWords } from "./words.ts";
import "./setup.css";

/** Leads to the first lesson of a game that has one. */
function LessonLink({ game }: { readonly game: string }) {
  const { t } = useWords();
  if (!hasPage(game, "lesson")) return null;
  return <ButtonLink href={hrefOf({ page: "lesson", game, id: null })}>{t("home.lesson")}</ButtonLink>;
}

/** Leads to the set-up editor of a game that has one, with a scenario to change. */
function BuildLink({ game, scenario }: { readonly game: string; readonly scenario: string }) {
  const w = useSetupWords();
  if (!hasPage(game, "editor")) return null;
  return <ButtonLink href={hrefOf({ page: "editor", game, id: scenario })}>{w("change")}</ButtonLink>;
}

/** Leads to the miniatures that play in a game. */
function HangarLink({ game }: { readonly game: string }) {
  const w = useSetupWords();
  if (!hasPage(game, "hangar")) return null;
  return <ButtonLink href={hrefOf({ page: "hangar", shown: game })}>{w("hangar")}</ButtonLink>;
}

const PhonesButton = lazyPart(async () => (await import("../../hosted/PhonesButton.tsx")).PhonesButton);
const SetupDice = lazyPart(async () => (await import("./SetupDice.tsx")).SetupDice);

interface GameSwitchesProps {
  readonly entry: GameEntry;
  /** Undefined until it is there, null for a game without any switch. */
  readonly part: SpokenPart<"setup"> | null | undefined;
  readonly scenario: string;
  readonly config: unknown;
  readonly onChange: (config: unknown) => void;
}

/** What may be chosen in this game besides the scenario; nothing for a game without any switch. */
function GameSwitches({ entry, part, ...rest }: GameSwitchesProps) {
  const { t } = useWords();
  if (part === null) return null;
  return (
    <Paper>
      {part ? (
        <SwitchForm game={entry.meta.id} part={part} {...rest} />
      ) : (
        <p className="quiet">{t("app.loading")}</p>
      )}
    </Paper>
  );
}

function ScenarioChoice({ entry, scenario }: { readonly entry: GameEntry; readonly scenario: string }) {
  const { language } = useWords();
  const w = useSetupWords();
  const { id } = entry.meta;
  const choices = scenariosOf(entry.meta, language).map((known) => ({
    id: known.id,
    label: known.title,
    hint: known.blurb,
  }));
  return (
    <Paper title={w("scenario")} className="setup__scenario">
      <LessonLink game={id} />
      <Choices
        label={w("scenario")}
        choices={choices}
        value={scenario}
        onChange={(chosen) => navigate({ page: "new", game: id, scenario: chosen }, "replace")}
      />
      <BuildLink game={id} scenario={scenario} />
    </Paper>
  );
}

/** The draft of the page, kept at every change; and as it was found when the page was opened. */
function useDraft(entry: GameEntry, scenario: string) {
  const { meta } = entry;
  const [found] = useState(() => loadDraft(entry, scenario));
  const [draft, setDraft] = useState(found);
  const put = (next: SetupDraft) => {
    setDraft(next);
    keepDraft(meta.id, scenario, next);
  };
  return {
    draft,
    found,
    change: (changed: Partial<SetupDraft>) => put({ ...draft, ...changed }),
    clear: () => put(freshDraft(usualConfig(meta, scenario))),
  };
}

const NOTHING: ChosenTypes = {};

/** The computer players that were chosen: whatever seat nobody has chosen one for is there for somebody with a phone. */
function chosenComputers(seats: readonly Seat[], opponents: SetupDraft["opponents"]): Computers {
  const given = seats.flatMap(({ id }) => {
    const opponent = Object.hasOwn(opponents, id) ? opponents[id] : undefined;
    return opponent === undefined || opponent === PERSON ? [] : [[id, opponent] as const];
  });
  return Object.fromEntries(given);
}

export interface SetupFormProps {
  readonly entry: GameEntry;
  /** One of the game's scenarios. */
  readonly scenario: string;
}

/** What a battle is about, its papers and its miniatures. */
function Story({ entry, scenario, config }: SetupFormProps & { readonly config: unknown }) {
  const w = useSetupWords();
  const { id: game } = entry.meta;
  return (
    <>
      <ScenarioStory entry={entry} scenario={scenario} config={config} />
      {hasPage(game, "print") && (
        <ButtonLink href={hrefOf({ page: "print", game, id: scenario })}>{w("print")}</ButtonLink>
      )}
      <HangarLink game={game} />
    </>
  );
}

/** Battle, players, dice and the game's own switches, and the button that begins. */
export function SetupForm({ entry, scenario }: SetupFormProps) {
  const { t, language } = useWords();
  const w = useSetupWords();
  const { meta } = entry;
  const { start, busy, problems, wanted, read, cancel } = useStart();
  const part = useFacePart(entry, "setup");
  const types = part?.face.types;
  const { draft, found, change, clear } = useDraft(entry, scenario);
  const { config, dice, players, opponents, types: chosen = NOTHING } = draft;
  const seats = useSeats(entry, config);
  const standing = (of: unknown) => part?.face.standing(scenario, of) ?? null;
  const exchanged = Object.keys(chosen).length > 0;
  const [tried, setTried] = useState(false);
  const title = scenarioTitle(meta.id, scenario, language);
  const settled = () => {
    setTried(true);
    return diceProblem(dice) === undefined && (!exchanged || types !== undefined);
  };
  const set = () => (exchanged && types ? types.exchanged(scenario, config, chosen) : config);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const computers = bySeat((seat, first) => chosenFor(opponents, seat, first));
    if (settled()) void start({ entry, config: set(), dice: diceSetting(dice), title, players, computers });
  };
  const forPhones = () =>
    settled()
      ? {
          ...{ game: meta.id, config: set(), typed: dice.from === "typed" },
          computers: chosenComputers(seats, opponents),
        }
      : undefined;
  return (
    <form className="setup" onSubmit={go}>
      <UsualSetup
        unusual={unusual(draft, found, { config: usualConfig(meta, scenario), seats, standing })}
        onUsual={clear}
      />
      <ScenarioChoice entry={entry} scenario={scenario} />
      <div className="stack">
        <Story entry={entry} scenario={scenario} config={config} />
        <Paper title={w("players")}>
          <PlayerCounts entry={entry} config={config} onChange={(next) => change({ config: next })} />
          <PlayerNames
            entry={entry}
            config={config}
            players={players}
            opponents={opponents}
            onNames={(names) => change({ players: names })}
            onOpponents={(chosen) => change({ opponents: chosen })}
          />
        </Paper>
        <Paper title={w("dice")}>
          <DiceChoices choice={dice} onChange={(choice) => change({ dice: choice })} tried={tried} />
        </Paper>
      </div>
      <div className="stack">
        <GameSwitches {...{ entry, part, scenario, config }} onChange={(next) => change({ config: next })} />
        {types && (
          <PieceTypes
            {...{ entry, types, scenario, config, chosen }}
            onChange={(next) => change({ types: next as SetupDraft["types"] })}
          />
        )}
      </div>
      <div className="setup__start">
        <Button look="brass" size="big" type="submit" disabled={busy || (exchanged && !types)}>
          {busy ? t("home.setting") : w("start")}
        </Button>
        {/* A server throws its own dice, which nobody knows beforehand. */}
        {dice.from !== "seeded" && <PhonesButton plan={forPhones} />}
        <Refused title={t("setup.refused")} problems={problems} />
      </div>
      {wanted && <SetupDice wanted={wanted} read={read} cancel={cancel} />}
    </form>
  );
}
