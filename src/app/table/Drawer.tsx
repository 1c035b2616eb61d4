import { useEffect, useRef } from "react";
import type { DrawerTab } from "../context/page-state.ts";
import { useUnderway } from "../context/playing.ts";
import { usePage, useTable, useTools } from "../context/tools.ts";
import { Answers } from "../face/table/Answers.tsx";
import { lazyPart } from "../lazy-part.ts";
import { promptsAtScreen, viewpoint } from "../session/selectors.ts";
import { Button } from "../ui/button.tsx";
import { isBusy } from "../ui/focus.ts";
import { Tabs } from "../ui/tabs.tsx";
import { useWords } from "../words.ts";
import "./drawer.css";

const Sheets = lazyPart(async () => (await import("./Sheets.tsx")).Sheets);
const Situation = lazyPart(async () => (await import("../asking/Situation.tsx")).Situation);
const CommandLine = lazyPart(async () => (await import("./command/CommandLine.tsx")).CommandLine);
const Exchanges = lazyPart(async () => (await import("../asking/Exchanges.tsx")).Exchanges);

const TABS: readonly DrawerTab[] = ["orders", "sheets", "situation"];

/**
 * Puts the focus where a seat that comes to the screen answers, unless what is asked there has done so itself. Not into a text line where fingers play: that
 * would push a keyboard over the table.
 */
function focusAnswers(drawer: HTMLElement | null): void {
  const { activeElement } = document;
  if (!drawer || isBusy() || (drawer !== activeElement && drawer.contains(activeElement))) return;
  const sheet = drawer.querySelector<HTMLElement>('[role="tabpanel"]');
  const first = matchMedia("(pointer: coarse)").matches ? null : sheet?.querySelector<HTMLElement>("input");
  (first ?? sheet)?.focus({ preventScroll: true });
}

/** The order pad and the record sheets, one on top; folds away to its tabs, by itself while nothing is asked. */
export function Drawer() {
  const { t } = useWords();
  const { page } = useTools();
  const wanted = usePage((state) => state.drawer);
  const underway = useUnderway();
  const asked = useTable((state) => promptsAtScreen(state).length > 0) && !underway;
  const tabs = asked ? TABS : TABS.filter((tab) => tab !== "orders");
  const drawer = wanted !== null && tabs.includes(wanted) ? wanted : null;
  const viewer = useTable(viewpoint);
  const hasAsked = usePage((state) => state.asked.length > 0);
  const briefed = usePage((state) => state.dialog !== "briefing");
  const drawn = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked && briefed && viewer !== "table" && drawer === "orders") focusAnswers(drawn.current);
  }, [asked, briefed, drawer, viewer]);
  const question = useTable((state) => {
    const ids = promptsAtScreen(state).map(({ id }) => id);
    return `${state.open.match.moments.length} ${ids.join(" ")}`;
  });
  // What is asked next is read from its beginning.
  useEffect(() => {
    if (asked && question) drawn.current?.querySelector('[role="tabpanel"]')?.scrollTo(0, 0);
  }, [asked, question]);
  const names = {
    orders: t("drawer.orders"),
    sheets: t("drawer.sheets"),
    situation: t("drawer.situation"),
  };
  const sheets = {
    orders: (
      <>
        {hasAsked && <Exchanges most={1} />}
        <Answers />
      </>
    ),
    sheets: <Sheets />,
    situation: <Situation />,
  };
  return (
    <section
      ref={drawn}
      className="drawer paper"
      data-folded={drawer === null}
      data-asked={asked}
      aria-label={t("drawer.title")}
      tabIndex={-1}
    >
      {drawer !== null && (
        <Button
          className="drawer__fold"
          look="quiet"
          size="icon"
          aria-label={t("drawer.close")}
          onClick={() => page.setState({ drawer: null })}
        >
          ▾
        </Button>
      )}
      <Tabs
        label={t("drawer.title")}
        value={drawer ?? ""}
        onChange={(id) => page.setState({ drawer: TABS.find((tab) => tab === id) ?? "orders" })}
        tabs={tabs.map((id) => ({ id, label: names[id], content: sheets[id] }))}
      />
      <CommandLine />
    </section>
  );
}
