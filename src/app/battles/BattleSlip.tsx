import { type ReactNode, useEffect, useState } from "react";
import { present } from "../../core/present.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { gameWords } from "../../words/games.ts";
import { usePage, useTable, useTools } from "../context/tools.ts";
import { Cited } from "../face/Cited.tsx";
import { refusalSentences } from "../match/refusal.ts";
import { hrefOf, navigate } from "../router.ts";
import { type BattlePrompt, battleAtScreen } from "../session/battle-awaited.ts";
import { peopleOf } from "../session/placing.ts";
import type { Done, TableState } from "../session/session.ts";
import { claimFiles } from "../share/claims.ts";
import { saveMatch } from "../storage/matches.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FilePick } from "../ui/file-pick.tsx";
import { takeFreeFocus } from "../ui/focus.ts";
import { Paper } from "../ui/paper.tsx";
import { loadProblems, useWords } from "../words.ts";
import { broughtTo } from "./bringing.ts";
import { beginBattle, type Campaign } from "./fight.ts";
import { battleFrom } from "./file.ts";
import type { BattleTable } from "./tables.ts";
import { type Fight, type Known, resultWords, useBattle, useCampaign } from "./use-battle.ts";
import { useBattleWords } from "./words.ts";

interface WaitingProps {
  readonly state: TableState;
  readonly prompt: BattlePrompt;
}

/** What the battle is about, in the words of the campaign's game. */
function aboutOf({ say }: TableState, { spawn }: BattlePrompt): string {
  return say({ key: `spawn.${spawn.battle}`, values: spawn.values });
}

/** What the page can do with the battle, and why something was refused. */
function useDeeds({ state, prompt }: WaitingProps, campaign: Campaign, known: Known | undefined) {
  const t = useBattleWords();
  const { t: shared, language } = useWords();
  const { page } = useTools();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const title = t("named", { campaign: campaign.title, battle: aboutOf(state, prompt) });
  const told = (done: Done) => {
    if (!done.ok) setRefused(done.error.map(({ code, values }) => state.say({ key: code, values })));
  };
  const open = async (table: BattleTable) => {
    const begun = await beginBattle(campaign, prompt, table, title);
    if (!begun.ok) return setRefused(await refusalSentences(begun.error, language, shared));
    await saveMatch(begun.value);
    navigate({ page: "match", id: begun.value.id, at: null });
  };
  const bring = ({ record, status }: Fight) => {
    const note = t("brought", resultWords(state, prompt, status.answer));
    const done = state.fought(prompt.id, status.answer, present(record.file));
    told(done);
    if (done.ok) page.setState({ note });
  };
  /** Keeps a file's battle beside the campaign; undefined where the file has nothing to do with it. */
  const take = async (text: string): Promise<Result<string, readonly string[]> | undefined> => {
    const found = await battleFrom(text, campaign, prompt, known?.tables ?? [], title);
    if (!found) return undefined;
    if (!found.ok) return fail([(await loadProblems(campaign.entry, language))(found.error)]);
    await saveMatch(found.value);
    return ok(campaign.id);
  };
  return { refused, setRefused, open, bring, take, decide: () => told(state.decide(prompt.id)) };
}

interface KnownProps {
  readonly deeds: ReturnType<typeof useDeeds>;
  /** Buttons that stand beside. */
  readonly children: ReactNode;
}

/** The tables that the battle can be opened on. */
function Tables({ tables, deeds, children }: KnownProps & Pick<Known, "tables">) {
  const t = useBattleWords();
  const { language } = useWords();
  const titleOf = ({ entry }: BattleTable) => gameWords(entry.meta.id, language).title;
  const fit = tables.filter(({ misfit }) => misfit === undefined);
  return (
    <>
      {tables.map((table) =>
        table.misfit === undefined ? null : (
          <p key={table.entry.meta.id}>{t("misfit", { game: titleOf(table), why: table.misfit })}</p>
        ),
      )}
      <p className="line">
        {fit.map((table, at) => (
          <Button
            key={table.entry.meta.id}
            look={at === 0 ? "brass" : "paper"}
            onClick={() => void deeds.open(table)}
          >
            {t("open", titleOf(table))}
          </Button>
        ))}
        {children}
      </p>
    </>
  );
}

/** The battle as it is being fought, or has been. */
function Fought({
  state,
  prompt,
  fight,
  deeds,
  children,
}: WaitingProps & KnownProps & { readonly fight: Fight }) {
  const t = useBattleWords();
  const { language } = useWords();
  const { over, turn, answer } = fight.status;
  const game = gameWords(fight.table.entry.meta.id, language).title;
  const result = resultWords(state, prompt, answer);
  return (
    <>
      <p>{over ? t("over", game) : t("underway", { game, turn })}</p>
      <p>{t(over ? "result" : "stands", result)}</p>
      <p className="line">
        {over && (
          <Button look="brass" onClick={() => deeds.bring(fight)}>
            {t("bring")}
          </Button>
        )}
        <ButtonLink
          look={over ? "paper" : "brass"}
          href={hrefOf({ page: "match", id: fight.record.id, at: null })}
        >
          {t(over ? "look" : "goOn")}
        </ButtonLink>
        {!over && <Button onClick={() => deeds.bring(fight)}>{t("end")}</Button>}
        {children}
      </p>
    </>
  );
}

/** What can be done with a battle at the screen that plays the campaign. */
function Ways({ state, prompt }: WaitingProps) {
  const t = useBattleWords();
  const { t: shared, language } = useWords();
  const campaign = useCampaign(state);
  const [refresh, setRefresh] = useState(0);
  const known = useBattle(campaign, prompt, refresh);
  const deeds = useDeeds({ state, prompt }, campaign, known);
  const { take, setRefused } = deeds;
  useEffect(() =>
    claimFiles(async (text) => {
      const taken = await take(text);
      if (taken?.ok) setRefresh((times) => times + 1);
      return taken;
    }),
  );
  useEffect(() => {
    if (!known) return;
    const brought = broughtTo(state.id);
    if (known.fight && known.fight.record.id === brought) deeds.bring(known.fight);
  });
  const pick = async (file: File) => {
    setRefused([]);
    // Fetched when it is needed: few tables are ever handed a file.
    const { readFile } = await import("../share/read-file.ts");
    const text = await readFile(file, language, shared);
    if (!text.ok) return setRefused(text.error);
    const taken = await take(text.value);
    if (taken?.ok) setRefresh((times) => times + 1);
    else setRefused(taken ? taken.error : [t("stranger")]);
  };
  const others = (
    <>
      <Button onClick={deeds.decide}>{t("decide")}</Button>
      {state.kept && <FilePick label={t("file")} onPick={(file) => void pick(file)} />}
    </>
  );
  return (
    <>
      {!state.kept && <p>{t("keep")}</p>}
      {known?.fight && (
        <Fought {...{ state, prompt, deeds }} fight={known.fight}>
          {others}
        </Fought>
      )}
      {known && !known.fight && (
        <Tables tables={state.kept ? known.tables : []} deeds={deeds}>
          {others}
        </Tables>
      )}
      {deeds.refused.length > 0 && <p data-told="alert">{deeds.refused.join(" ")}</p>}
    </>
  );
}

/**
 * A campaign that waits for a battle: what the battle is about, and the ways to its result. Where computers alone play
 * their dice decide it, unless somebody holds the game.
 */
export function BattleSlip() {
  const t = useBattleWords();
  const state = useTable((whole) => whole);
  const held = usePage((shown) => shown.held);
  const prompt = battleAtScreen(state);
  const people = peopleOf(state.seats, state.computers);
  if (!prompt || (people.length === 0 && !held)) return null;
  return (
    <Paper title={t("title")} key={`${state.open.match.moments.length} ${prompt.id}`}>
      <p ref={takeFreeFocus} tabIndex={-1} data-told="status">
        <Cited text={aboutOf(state, prompt)} /> {t("waits")}
      </p>
      {state.watching ? <p>{t("elsewhere")}</p> : <Ways state={state} prompt={prompt} />}
    </Paper>
  );
}
