import { useRef } from "react";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../src/core/language.ts";
import type { Address } from "../address.ts";
import type { Found } from "../look-up.ts";
import { PARTS } from "../parts.ts";
import { SIZE_IDS, SIZES, type SizeId } from "../sizes.ts";
import { Choice, type Choices } from "./Choice.tsx";
import { Files } from "./Files.tsx";
import { Frame } from "./Frame.tsx";
import { Time } from "./Time.tsx";
import { useAddress } from "./use-address.ts";
import { useStage } from "./use-stage.ts";

const GROUPS: readonly Choices[] = [...Map.groupBy(PARTS, ({ group }) => group)].map(([name, parts]) => ({
  name,
  choices: parts.map(({ id }) => ({ id, label: id })),
}));

function only(choices: Choices["choices"]): readonly Choices[] {
  return [{ choices }];
}

const LANGUAGE_CHOICES = only(LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] })));
const SIZE_CHOICES = only(
  SIZE_IDS.map((id) => ({ id, label: `${SIZES[id].name}, ${SIZES[id].width} × ${SIZES[id].height}` })),
);
const DRAWINGS = only([
  { id: "deep", label: "3D" },
  { id: "flat", label: "Flat" },
]);

interface ChooserProps {
  readonly found: Found;
  readonly go: (change: Partial<Address>) => void;
}

/** What is looked at, and how. */
function Chooser({ found: { address, part }, go }: ChooserProps) {
  const states = Object.keys(part?.states ?? {}).map((id) => ({ id, label: id }));
  return (
    <>
      <Choice
        label="Part"
        of={GROUPS}
        value={address.part}
        onChange={(id) => go({ part: id, state: "", t: null })}
      />
      <Choice
        label="State"
        of={only(states)}
        value={address.state}
        onChange={(id) => go({ state: id, t: null })}
      />
      <Choice
        label="Language"
        of={LANGUAGE_CHOICES}
        value={address.lang}
        onChange={(id) => go({ lang: id as Language })}
      />
      <Choice
        label="Size"
        of={SIZE_CHOICES}
        value={address.size}
        onChange={(id) => go({ size: id as SizeId })}
      />
      <Choice
        label="Drawing"
        of={DRAWINGS}
        value={address.flat ? "flat" : "deep"}
        onChange={(id) => go({ flat: id === "flat" })}
      />
    </>
  );
}

/** The sandbox: what is chosen at the top, and below it the stage. */
export function Bar() {
  const frame = useRef<HTMLIFrameElement>(null);
  const { found, go } = useAddress();
  const { playing, play } = useStage(frame);
  return (
    <>
      <header className="bar">
        <h1>Sandbox</h1>
        <Chooser found={found} go={go} />
        <Time playing={playing} onPlay={play} onSeek={(t) => go({ t })} />
        <Files part={found.part} />
      </header>
      <main className="bar__stage">
        <Frame found={found} frame={frame} />
      </main>
    </>
  );
}
