import { useEffect } from "react";
import { usePage, useTable, useTools } from "../context/tools.ts";
import { useHeard } from "../ear/use-heard.ts";
import { Cited } from "../face/Cited.tsx";
import { viewpoint } from "../session/selectors.ts";
import { Button } from "../ui/button.tsx";
import { useAskingWords } from "./words.ts";
import "./asking.css";

interface ExchangesProps {
  /** How many are shown, the latest first. */
  readonly most?: number;
}

/** What the referee has told whoever is at the screen, the latest first; nothing that another seat has asked. */
export function Exchanges({ most }: ExchangesProps) {
  const w = useAskingWords();
  const { page } = useTools();
  const viewer = useTable(viewpoint);
  const asked = usePage((state) => state.asked);
  const own = asked
    .filter((one) => one.viewer === viewer)
    .toReversed()
    .slice(0, most);
  const heard = useHeard();
  const latest = own[0]?.number;
  // What is told above the line in which it was asked must not push that out of sight.
  useEffect(() => {
    if (latest !== undefined) document.activeElement?.scrollIntoView({ block: "end" });
  }, [latest]);
  if (own.length === 0) return null;
  return (
    <section className="asked" aria-label={w("answers")}>
      {own.map(({ number, question, told, refused }, place) => (
        <div key={number} className="asked__one" data-refused={refused}>
          <p className="asked__question">{question}</p>
          <ul className="asked__told" {...(place === 0 && { "data-told": "event" })}>
            {told.map((line, at) => (
              <li key={`${at.toString()} ${line}`}>
                <Cited text={heard(line)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Button look="quiet" onClick={() => page.setState({ asked: [] })}>
        {w("put")}
      </Button>
    </section>
  );
}
