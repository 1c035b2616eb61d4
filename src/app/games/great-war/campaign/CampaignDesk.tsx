import { useState } from "react";
import type { AnswerProblem } from "../../../../core/answers.ts";
import type { Prompt } from "../../../../core/game.ts";
import { dayOf, isEvening, kindOf } from "../../../../games/great-war/campaign/calendar.ts";
import { musterFor } from "../../../../games/great-war/campaign/index.ts";
import type { Candidate, Muster } from "../../../../games/great-war/campaign/muster.ts";
import { crewsIn } from "../../../../games/great-war/campaign/parse-pick.ts";
import { pickOrder } from "../../../../games/great-war/campaign/pick.ts";
import type { Campaign } from "../../../../games/great-war/campaign/state.ts";
import type { View } from "../../../../games/great-war/view.ts";
import { Cited } from "../../../rules/Cited.tsx";
import { Refusal } from "../../../table/Refusal.tsx";
import type { TableState } from "../../../table/session.ts";
import { Button } from "../../../ui/button.tsx";
import { CrewBox } from "./CrewBox.tsx";
import { fits, flightsOf } from "./flights.ts";
import { useCampaignWords } from "./words.ts";
import "./campaign.css";

interface CampaignDeskProps {
  readonly state: TableState;
  readonly view: View;
  readonly prompts: readonly Prompt[];
}

interface BriefingProps {
  readonly campaign: Campaign;
  readonly muster: Muster;
}

function Briefing({ campaign: { mission }, muster: { side, least, most } }: BriefingProps) {
  const t = useCampaignWords();
  const how = side === 0 ? t("pick.how.allied", least, most) : t("pick.how.german", most);
  return (
    <>
      <h2 className="gw-pick-title">{t("pick.title", mission, dayOf(mission), isEvening(mission))}</h2>
      <p>
        {t("pick.task", kindOf(mission))} <Cited text={how} />
      </p>
    </>
  );
}

interface PickProps {
  readonly state: TableState;
  readonly view: View;
  readonly prompt: Prompt;
  readonly campaign: Campaign;
  readonly muster: Muster;
}

function Pick({ state, view, prompt, campaign, muster }: PickProps) {
  const t = useCampaignWords();
  const [refused, setRefused] = useState<readonly AnswerProblem[]>([]);
  const text = state.drafts.get(prompt.id) ?? state.sealed.get(prompt.id) ?? "";
  const chosen = crewsIn(text, muster);
  const write = (next: string) => {
    setRefused([]);
    state.setDraft(prompt.id, next);
  };
  const toggle = (one: Candidate) => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    write(next.length > 0 ? pickOrder(muster, next).text : "");
  };
  const go = () => {
    if (!state.drafts.has(prompt.id)) state.setDraft(prompt.id, text);
    const done = state.sealAll(prompt.seat);
    setRefused(done.ok ? [] : done.error);
  };
  return (
    <form
      className="gw-desk gw-pick"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <Briefing campaign={campaign} muster={muster} />
      {flightsOf(campaign, view.setup, muster).map(({ squadron, type, ready, offers }) => (
        <fieldset key={`${squadron} ${type}`} className="gw-flight">
          <legend>{t("pick.flight", squadron, type, ready)}</legend>
          <div className="gw-crews">
            {offers.map((offer) => {
              const { candidate, key } = offer;
              const on = candidate !== null && chosen.includes(candidate);
              const open = candidate !== null && (on || fits(muster, chosen, candidate));
              return (
                <CrewBox
                  key={key}
                  offer={offer}
                  chosen={on}
                  open={open}
                  onToggle={() => candidate && toggle(candidate)}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
      <div className="gw-pick-foot">
        <label className="gw-typed">
          <span>{t("pick.line")}</span>
          <input
            className="gw-input"
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => write(target.value)}
          />
        </label>
        <Refusal text={text} problems={refused} say={state.say} onPick={write} />
        <div className="gw-actions">
          <span role="status" className="gw-pick-count">
            {t("pick.chosen", chosen.length, muster.least, muster.most)}
          </span>
          <Button disabled={text === ""} onClick={() => write("")}>
            {t("pick.clear")}
          </Button>
          <Button look="brass" type="submit">
            {t("pick.go")}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Who flies the next mission: crews are ticked, or written; both are the same answer. */
export function CampaignDesk({ state, view, prompts }: CampaignDeskProps) {
  const [prompt] = prompts;
  const muster = prompt && musterFor(view, prompt.seat);
  if (!prompt || !muster || !view.campaign) return null;
  return (
    <Pick
      key={prompt.id}
      state={state}
      view={view}
      prompt={prompt}
      campaign={view.campaign}
      muster={muster}
    />
  );
}
