import { useTable, useTools } from "../../context/tools.ts";
import { Terms } from "../../face/Terms.tsx";
import { tabletopOf } from "../../session/selectors.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useWords } from "../../words.ts";
import type { DialogWords } from "./words.en.ts";
import { useDialogWords } from "./words.ts";
import "./help.css";

type HelpKey = Extract<keyof DialogWords, `help.${string}`>;

type Row = readonly [keys: string, what: HelpKey];

/** Stands for the mouse, which has a name in every language. */
const MOUSE = "mouse";

const GROUPS: readonly { readonly title: HelpKey; readonly rows: readonly Row[] }[] = [
  {
    title: "help.group.play",
    rows: [
      ["Tab  ↑ ↓", "help.tab"],
      ["Enter", "help.enter"],
      ["Ctrl Enter", "help.all"],
      ["1 – 9  0", "help.answer"],
      ["O  P  L", "help.drawers"],
      ["R", "help.roll"],
      ["Ctrl Z", "help.undo"],
      ["Ctrl Shift Z", "help.redo"],
      ["Esc", "help.esc"],
      ["N", "help.again"],
      ["?", "help.help"],
      ["? near", "help.ask"],
    ],
  },
  {
    title: "help.group.table",
    rows: [
      ["F", "help.frame"],
      ["T", "help.top"],
      ["Home", "help.home"],
      ["Alt 1 – 9", "help.views"],
      ["W A S D  ← ↑ ↓ →", "help.pan"],
      ["M", "help.tape"],
      ["H", "help.numbers"],
      ["V", "help.sound"],
      [MOUSE, "help.mouse"],
    ],
  },
  {
    title: "help.group.replay",
    rows: [
      ["Space", "help.space"],
      ["← →", "help.step"],
      ["Shift ← →", "help.turn"],
      ["[  ]", "help.speed"],
    ],
  },
];

/** All keys of the table page. */
export function HelpDialog() {
  const { t } = useWords();
  const w = useDialogWords();
  const { page } = useTools();
  const gridded = useTable((state) => tabletopOf(state).mat.grid !== undefined);
  const say = (key: HelpKey) => w(key);
  return (
    <Dialog
      open
      onOpenChange={() => page.setState({ dialog: null })}
      title={w("help.title")}
      about={w("help.about")}
    >
      <p>
        <Button onClick={() => page.setState({ dialog: "rules", rule: null })}>{t("menu.rules")}</Button>
      </p>
      <section className="help">
        <h3>{w("help.group.goal")}</h3>
        <Terms />
      </section>
      {GROUPS.map(({ title, rows }) => (
        <section key={title} className="help">
          <h3>{say(title)}</h3>
          <dl>
            {rows
              .filter(([, what]) => gridded || what !== "help.numbers")
              .map(([keys, what]) => (
                <div key={what}>
                  <dt>
                    <kbd>{keys === MOUSE ? w("help.mouseKey") : t("ui.keys", keys)}</kbd>
                  </dt>
                  <dd>{say(what)}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
