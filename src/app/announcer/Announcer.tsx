import { useEffect } from "react";
import { beginTelling, type LiveMessage, useRegions } from "./announcements.ts";
import { followTold } from "./told-elements.ts";

function Region({ urgency }: Pick<LiveMessage, "urgency">) {
  const told = useRegions((regions) => regions[urgency]);
  return (
    <div className="visually-hidden" aria-live={urgency}>
      {told && <p key={told.nth}>{told.text}</p>}
    </div>
  );
}

/** The two regions of the page that are read out: nothing else of it is. */
export function Announcer() {
  useEffect(() => {
    const unfollow = followTold(document.body);
    const end = beginTelling();
    return () => {
      unfollow();
      end();
    };
  }, []);
  return (
    <>
      <Region urgency="polite" />
      <Region urgency="assertive" />
    </>
  );
}
