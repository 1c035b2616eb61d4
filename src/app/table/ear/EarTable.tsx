import { type ReactNode, useEffect, useId } from "react";
import { Exchanges } from "../../asking/Exchanges.tsx";
import { SituationTable } from "../../asking/Situation.tsx";
import { useTable, useTools } from "../../context/tools.ts";
import { useEarWords } from "../../ear/words.ts";
import { Answers } from "../../face/table/Answers.tsx";
import { promptsAtScreen } from "../../session/selectors.ts";
import { SoundTold } from "../../sound/SoundTold.tsx";
import { Button } from "../../ui/button.tsx";
import { CommandLine } from "../command/CommandLine.tsx";
import { Header } from "../Header.tsx";
import { LogSheet } from "../log/LogSheet.tsx";
import { useMenu } from "../menu/use-menu.ts";
import { Sheets } from "../Sheets.tsx";
import { Happened } from "../told/Happened.tsx";
import { Tasks } from "./Tasks.tsx";
import "../../ear/ear.css";

/** Nothing is played where nobody looks: what happens is there at once. */
function useResultsAtOnce(): void {
  const { player } = useTools();
  useEffect(() => {
    const { instant } = player;
    player.instant = true;
    if (player.playing) player.finish();
    return () => {
      player.instant = instant;
    };
  }, [player]);
}

interface PartProps {
  readonly name: "situation" | "command" | "question" | "happened" | "sheets" | "log" | "menu";
  readonly children: ReactNode;
}

/** A part of the page under its heading. */
function Part({ name, children }: PartProps) {
  const t = useEarWords();
  const id = useId();
  return (
    <section className="ear__part paper" aria-labelledby={id}>
      <h2 id={id}>{t(name)}</h2>
      {children}
    </section>
  );
}

/** Where what is asked is answered by what is offered, for who would rather choose than write. */
function AskedPart() {
  const t = useEarWords();
  const isAsked = useTable((state) => promptsAtScreen(state).length > 0);
  return isAsked ? <Answers /> : <p>{t("nothing")}</p>;
}

/** All that can be done with the match, as a list. */
function Menu() {
  const groups = useMenu(false);
  return (
    <ul className="ear__menu">
      {groups.flat().map(({ label, onSelect, disabled = false }, at) => (
        <li key={`${at.toString()} ${String(label)}`}>
          <Button disabled={disabled} onClick={onSelect}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface EarTableProps {
  readonly covered: boolean;
  /** What lies on the table beside the usual papers. */
  readonly card: ReactNode;
  /** What comes when it is wanted: calls to the screen, dice to read, the end. */
  readonly children: ReactNode;
}

/** An open match as text alone: how it stands, one line for everything, what is asked, and what happened. */
export function EarTable({ covered, card, children }: EarTableProps) {
  useResultsAtOnce();
  return (
    <main className="ear" inert={covered}>
      <Header />
      <SoundTold />
      <Part name="situation">
        <SituationTable />
        <Tasks />
      </Part>
      <Part name="command">
        <CommandLine />
        <Exchanges />
      </Part>
      <Part name="question">
        {card}
        <AskedPart />
        {children}
      </Part>
      <Part name="happened">
        <Happened />
      </Part>
      <Part name="sheets">
        <Sheets />
      </Part>
      <Part name="log">
        <LogSheet reported={false} />
      </Part>
      <Part name="menu">
        <Menu />
      </Part>
    </main>
  );
}
