import { wordsOf } from "../../../face/text.ts";
import { Cited } from "../../face/Cited.tsx";
import type { TableState } from "../../session/session.ts";
import { Die } from "./Die.tsx";
import type { ReportLine } from "./turn-report.ts";
import "./report.css";

interface FactLineProps {
  readonly line: ReportLine;
  readonly game: TableState["game"];
  readonly say: TableState["say"];
}

/** A fact: what it comes to, the dice that decided it, and its sentence. */
export function FactLine({ line: { event, head, dice }, game, say }: FactLineProps) {
  return (
    <li className="fact">
      {dice.length > 0 && (
        <span className="fact__dice">
          {dice.map((die, at) => (
            <Die key={`${at.toString()} ${die.face}`} die={die} />
          ))}
        </span>
      )}
      {head !== undefined && <b className="fact__head">{wordsOf(head, say)}</b>}
      <span className="fact__text">
        <Cited text={say(game.narrate(event))} />
      </span>
    </li>
  );
}
