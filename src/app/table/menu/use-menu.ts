import { useMemo } from "react";
import { wordsOf } from "../../../face/text.ts";
import { keyNameOf } from "../../../scene/keystroke.ts";
import { askComputers, canLend, isCampaign } from "../../campaign/campaign.ts";
import { type Tools, useTable, useTools } from "../../context/tools.ts";
import { hrefOf, navigate, type Route } from "../../router.ts";
import { tabletopOf } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { useSettings } from "../../settings/settings.ts";
import { toggleSound } from "../../sound/wake.ts";
import type { MenuItem } from "../../ui/menu.tsx";
import { useWords, type WordsInUse } from "../../words.ts";
import { toggleNumbers } from "../keys.ts";
import { toggleTape } from "../tape/tape.ts";
import { toggleReplay } from "../toggle-replay.ts";
import { useMenuWords } from "./words.ts";

type MenuText = ReturnType<typeof useMenuWords>;

/** Shows what a match began with, to be played again, changed or kept. */
async function showSetup({ entry, open }: Pick<TableState, "entry" | "open">): Promise<void> {
  const { packSetup } = await import("../../share/setup-file.ts");
  const packed = await packSetup({ entry, title: "", config: open.match.config });
  navigate({ page: "set-up", packed });
}

function go(route: Route): () => void {
  return () => navigate(route);
}

async function host(tools: Pick<Tools, "store" | "page">, none: string): Promise<void> {
  const { hostOpen } = await import("../../remote/host-open.ts");
  await hostOpen(tools, none);
}

async function save(state: TableState): Promise<void> {
  const { saveAsFile } = await import("../saving.ts");
  await saveAsFile(state);
}

function matchItems(tools: Tools, w: MenuText, redoable: boolean): readonly MenuItem[] {
  const { store, page } = tools;
  const { watching, may } = store.getState();
  const figures = figureItems(store.getState(), w);
  const share = { label: w("share"), onSelect: () => page.setState({ dialog: "share" }) };
  if (watching) return [share, ...figures];
  const takeBack = {
    label: w("takeBack"),
    shortcut: "Ctrl Z",
    onSelect: () => page.setState({ dialog: "take-back" }),
  };
  return [
    takeBack,
    ...(may.redo ? [{ label: w("redo"), disabled: !redoable, onSelect: () => store.getState().redo() }] : []),
    ...(may.seats ? [{ label: w("seats"), onSelect: () => page.setState({ dialog: "seats" }) }] : []),
    share,
    { label: w("save"), onSelect: () => void save(store.getState()) },
    ...(may.keep ? keptItems(tools, w) : []),
    ...figures,
  ];
}

/** What can be done with a match that is on this device. */
function keptItems({ store, page }: Tools, w: MenuText): readonly MenuItem[] {
  const { id, entry } = store.getState();
  return [
    { label: w("phones"), onSelect: () => void host({ store, page }, w("noServer")) },
    { label: w("print"), onSelect: go({ page: "print", game: entry.meta.id, id }) },
    { label: w("setup"), onSelect: () => void showSetup(store.getState()) },
  ];
}

/** What is counted of a match. */
function figureItems({ id, may: { count: of } }: TableState, w: MenuText): readonly MenuItem[] {
  if (!of) return [];
  return [
    { label: w("match"), onSelect: go({ page: "statistics", of, id }) },
    { label: w("statistics"), onSelect: go({ page: "dice", of, id }) },
  ];
}

/** A second window that shows what everybody may know, for the room. */
function openProjector({ id, entry }: TableState): void {
  open(hrefOf({ page: "show", game: entry.meta.id, id }), "tallyho-projector", "popup");
}

/** What the table of this game can show on demand. */
function toggleItems({ face, say, toggle }: TableState): readonly MenuItem[] {
  return (face.toggles ?? []).map(({ id, label }) => ({
    label: wordsOf(label, say),
    onSelect: () => toggle(id),
  }));
}

/** What a campaign brings to the menu. */
function campaignItems(
  { store, page }: Tools,
  w: MenuText,
  lendable: boolean,
): readonly (readonly MenuItem[])[] {
  if (!isCampaign(store.getState())) return [];
  return [
    [
      { label: w("roster"), onSelect: () => page.setState({ dialog: "roster" }) },
      {
        label: w("computers"),
        disabled: !lendable,
        onSelect: () => askComputers(page),
      },
    ],
  ];
}

/** What is looked at on a table, where there is one to look at. */
function tableItems({ store, page, handle }: Tools, t: WordsInUse["t"], w: MenuText): readonly MenuItem[] {
  const gridded = tabletopOf(store.getState()).mat.grid !== undefined;
  const numbers = () => toggleNumbers({ store, page });
  return [
    { label: w("fight"), shortcut: "Home", onSelect: () => handle.current?.home() },
    { label: w("whole"), shortcut: "Shift Home", onSelect: () => handle.current?.whole() },
    { label: w("top"), shortcut: keyNameOf("top"), onSelect: () => handle.current?.toggleTop() },
    { label: t("tape.button"), shortcut: keyNameOf("tape"), onSelect: () => void toggleTape(page) },
    ...toggleItems(store.getState()),
    ...(gridded ? [{ label: w("numbers"), shortcut: keyNameOf("numbers"), onSelect: numbers }] : []),
  ];
}

function viewItems(tools: Tools, t: WordsInUse["t"], w: MenuText, sound: boolean): readonly MenuItem[] {
  return [
    { label: t("replay.title"), onSelect: () => toggleReplay(tools) },
    ...(tools.store.getState().may.keep
      ? [{ label: w("projector"), onSelect: () => openProjector(tools.store.getState()) }]
      : []),
    { label: w(sound ? "mute" : "unmute"), shortcut: keyNameOf("sound"), onSelect: toggleSound },
  ];
}

/** What can be done with a match besides playing it, in groups. `table`: there is one to look at. */
export function useMenu(table: boolean): readonly (readonly MenuItem[])[] {
  const { t } = useWords();
  const w = useMenuWords();
  const tools = useTools();
  const { page } = tools;
  const redoable = useTable((state) => state.redoable > 0);
  const sound = useSettings((settings) => settings.sound);
  const lendable = useTable(canLend);
  return useMemo(
    () => [
      ...campaignItems(tools, w, lendable),
      matchItems(tools, w, redoable),
      [...(table ? tableItems(tools, t, w) : []), ...viewItems(tools, t, w, sound)],
      [
        { label: w("briefing"), onSelect: () => page.setState({ dialog: "briefing" }) },
        { label: t("menu.rules"), onSelect: () => page.setState({ dialog: "rules", rule: null }) },
        {
          label: w("help"),
          shortcut: keyNameOf("help"),
          onSelect: () => page.setState({ dialog: "help" }),
        },
        { label: w("settings"), onSelect: go({ page: "settings" }) },
        { label: w("home"), onSelect: () => location.assign(hrefOf({ page: "home" })) },
      ],
    ],
    [tools, t, w, page, redoable, sound, lendable, table],
  );
}
