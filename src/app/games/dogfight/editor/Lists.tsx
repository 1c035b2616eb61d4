import { Tabs } from "../../../ui/tabs.tsx";
import { AircraftList } from "./AircraftList.tsx";
import { type BenchTab, useBench } from "./bench.ts";
import { CloudList } from "./CloudList.tsx";
import { Faults } from "./Faults.tsx";
import { TableSheet } from "./TableSheet.tsx";
import { useDogfightEditorWords } from "./words.ts";

const TABS: readonly BenchTab[] = ["aircraft", "clouds", "table"];

/** Everything on the table as lists, in which everything can be typed. */
export function Lists() {
  const t = useDogfightEditorWords();
  const { draft, tab, turnTo } = useBench();
  return (
    <section className="lists paper" aria-label={t("lists")}>
      <Faults />
      <Tabs
        label={t("lists")}
        value={tab}
        onChange={(id) => turnTo(TABS.find((one) => one === id) ?? "aircraft")}
        tabs={[
          {
            id: "aircraft",
            label: t("aircraft", draft.aircraft.length),
            content: <AircraftList />,
          },
          { id: "clouds", label: t("clouds", draft.clouds.length), content: <CloudList /> },
          { id: "table", label: t("table"), content: <TableSheet /> },
        ]}
      />
    </section>
  );
}
