import { useEffect, useRef } from "react";
import type { DrawerTab } from "../context/page-state.ts";
import { useUnderway } from "../context/playing.ts";
import { usePage, useTable, useTools } from "../context/tools.ts";
import { Answers } from "../face/table/Answers.tsx";
import { lazyPart } from "../lazy-part.ts";
import { promptsAtScreen, viewpoint } from "../session/selectors.ts";
import { Button } from "../ui/button.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useWords } from "../words.ts";
import "./drawer.css";

const Sheets = lazyPart(async () => (await import("../face/sheets/Sheets.tsx")).Sheets);
const LogSheet = lazyPart(async () => (await import("./log/LogSheet.tsx")).LogSheet);

const TABS: readonly DrawerTab[] = ["orders", "sheets", "log"];

/**
 * Puts the focus where a seat that comes to the screen answers, unless what is asked there has done so itself. Not into a text line where fingers play: that
 * would push a keyboard over the table.
 */
function focusAnswers(drawer: HTMLElement | null): void {
  if (!drawer || drawer.contains(document.activeElement)) return;
  const sheet = drawer.querySelector<HTMLElement>('[role="tabpanel"]');
  const first = matchMedia("(pointer: coarse)").matches ? null : sheet?.querySelector<HTMLElement>("input");
  (first ?? sheet)?.focus({ preventScroll: true });
}

/** The order pad, the record sheets and the log, one on top; folds away to its tabs. */
export function Drawer() {
  const { t } = useWords();
  const { page } = useTools();
  const wanted = usePage((state) => state.drawer);
  const underway = useUnderway();
  const asked = useTable((state) => promptsAtScreen(state).length > 0) && !underway;
  const flown = useTable((state) => state.at === null) && underway;
  const tabs = asked || flown ? TABS : TABS.filter((tab) => tab !== "orders");
  const drawer = wanted !== null && tabs.includes(wanted) ? wanted : null;
  const viewer = useTable(viewpoint);
  const drawn = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked && viewer !== "table" && drawer === "orders") focusAnswers(drawn.current);
  }, [asked, drawer, viewer]);
  const question = useTable((state) => {
    const ids = promptsAtScreen(state).map(({ id }) => id);
    return `${state.open.match.moments.length} ${ids.join(" ")}`;
  });
  // What is asked next is read from its beginning.
  useEffect(() => {
    if (asked && question) drawn.current?.querySelector('[role="tabpanel"]')?.scrollTo(0, 0);
  }, [asked, question]);
  const names = { orders: t("drawer.orders"), sheets: t("drawer.sheets"), log: t("drawer.log") };
  const sheets = {
    orders: flown ? <p>{t("drawer.flown")}</p> : <Answers />,
    sheets: <Sheets />,
    log: <LogSheet />,
  };
  return (
    <section
      ref={drawn}
      className="drawer paper"
      data-folded={drawer === null}
      data-asked={asked}
      aria-label={t("drawer.title")}
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
    </section>
  );
}
