import { useEffect, useState } from "react";
import type { Replies } from "../../protocol/replies.ts";
import { Button } from "../ui/button.tsx";
import { useHostedWords } from "./words.ts";

const MINUTE = 60_000;
/** How often it is looked how long a code is good for, in milliseconds. */
const EVERY = 5000;

/** A code by which another device takes a seat over, as it came here. */
export interface HandoverOffer extends Pick<Replies["handOver"], "handover" | "lasts"> {
  /** When it came, by this device's own clock, in milliseconds: no other clock is asked, since one of them may be wrong. */
  readonly came: number;
}

/** How long a code is still good for, in minutes, rounded up; 0: no longer. */
function minutesLeft({ lasts, came }: HandoverOffer): number {
  const left = Math.min(lasts, came + lasts - Date.now());
  return Math.max(0, Math.ceil(left / MINUTE));
}

function useMinutesLeft(offer: HandoverOffer): number {
  const [, setLooks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setLooks((before) => before + 1), EVERY);
    return () => clearInterval(timer);
  }, []);
  return minutesLeft(offer);
}

interface HandoverProps {
  readonly offer: HandoverOffer;
  readonly onRead: () => void;
}

/** The code that another device is to be given, and how long it is good for. */
export function Handover({ offer, onRead }: HandoverProps) {
  const w = useHostedWords();
  const minutes = useMinutesLeft(offer);
  return (
    <div className="paper remote__seat remote__card">
      <p data-told="status">{minutes > 0 ? w("link.handover", offer.handover) : w("link.runOut")}</p>
      {minutes > 0 && <p>{w("link.goodFor", minutes)}</p>}
      <Button look="brass" onClick={onRead}>
        {w("link.read")}
      </Button>
    </div>
  );
}
