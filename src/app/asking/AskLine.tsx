import { useRef, useState } from "react";
import { isQuestion } from "../../face/queries/query.ts";
import { Button } from "../ui/button.tsx";
import { useFocusOnce } from "../ui/focus.ts";
import { AskReferee, OrderText } from "../ui/OrderText.tsx";
import { useAsk } from "./use-ask.ts";
import { useAskingWords } from "./words.ts";
import "./asking.css";

/** A line for questions to the referee alone: the question mark may be left out. */
export function AskLine() {
  const w = useAskingWords();
  const [text, setText] = useState("");
  const line = useRef<HTMLInputElement>(null);
  const ask = useAsk();
  useFocusOnce(line);
  const go = () => {
    ask(isQuestion(text) ? text : `? ${text}`);
    setText("");
    line.current?.focus();
  };
  return (
    <AskReferee value={null}>
      <div className="asking__line">
        <OrderText
          label={w("ask")}
          placeholder={w("example")}
          value={text}
          bad={undefined}
          input={line}
          onChange={setText}
          onEnter={go}
        />
        <Button onClick={go}>{w("go")}</Button>
      </div>
    </AskReferee>
  );
}
