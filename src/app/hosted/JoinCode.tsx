import { SquareCode } from "./SquareCode.tsx";
import { useHostedWords } from "./words.ts";

interface JoinCodeProps {
  readonly code: string;
  /** Address at which phones reach the page, without what is behind it. */
  readonly address: string;
}

/** The address of the page on which one joins a table. */
function joinUrl(address: string, code: string): string {
  return `${address}/#/join/${code}`;
}

/** How one joins: the square code, the letters to type, and where. */
export function JoinCode({ code, address }: JoinCodeProps) {
  const w = useHostedWords();
  return (
    <section className="join-code" aria-label={w("code.title")}>
      <SquareCode url={joinUrl(address, code)} />
      <p className="join-code__letters" role="img" aria-label={`${w("code.title")}: ${[...code].join(" ")}`}>
        {code}
      </p>
      <p className="join-code__address">{address.replace(/^https?:\/\//, "")}</p>
    </section>
  );
}
