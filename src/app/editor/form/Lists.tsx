import { Tabs } from "../../ui/tabs.tsx";
import { useEditorWords } from "../words.ts";
import { Faults } from "./Faults.tsx";
import { useForm, useTexts } from "./form.ts";
import { Rows } from "./Rows.tsx";
import { TableFields } from "./TableFields.tsx";

/** Everything on the table as lists, in which everything can be typed. */
export function Lists() {
  const t = useEditorWords();
  const text = useTexts();
  const { sheets, tab, turnTo } = useForm();
  return (
    <section className="lists paper" aria-label={t("lists")}>
      <Faults />
      <Tabs
        label={t("lists")}
        value={tab}
        onChange={turnTo}
        tabs={sheets.map((sheet) => ({
          id: sheet.id,
          label: text(sheet.title),
          content: sheet.kind === "rows" ? <Rows sheet={sheet} /> : <TableFields sheet={sheet} />,
        }))}
      />
    </section>
  );
}
