import { Component, type ReactNode, useEffect, useState } from "react";
import type { Tools } from "../../src/app/context/tools.ts";
import type { Found } from "../look-up.ts";
import { type Sitting, sitDown, toolsFor } from "../matches/sitting.ts";
import { isFace } from "../part.ts";
import { FaceStage } from "./FaceStage.tsx";
import { SceneStage } from "./SceneStage.tsx";

interface FaultProps {
  readonly children: ReactNode;
}

/** Says on the stage what has gone wrong there. */
class Fault extends Component<FaultProps, { readonly said?: string }> {
  override state: { readonly said?: string } = {};

  static getDerivedStateFromError(error: unknown): { readonly said: string } {
    return { said: String(error) };
  }

  override render(): ReactNode {
    const { said } = this.state;
    return said === undefined ? this.props.children : <Said text={said} />;
  }
}

function Said({ text }: { readonly text: string }) {
  return (
    <p className="paper stage__said" role="alert" data-laid="true">
      {text}
    </p>
  );
}

/** The table that a state is set at: undefined until it is laid. */
function useTools(sitting: Sitting | undefined, { address, state }: Found): Tools | undefined {
  const [tools, setTools] = useState<Tools>();
  const [fault, setFault] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let made: Tools | undefined;
    let gone = false;
    const lay = async (wanted: Sitting) => {
      const loaded = await sitDown(wanted, address.lang);
      if (gone) return;
      made = toolsFor(loaded);
      state?.first?.(made);
      setTools(made);
    };
    if (sitting) lay(sitting).catch((error: unknown) => setFault({ error }));
    return () => {
      gone = true;
      made?.dispose();
    };
  }, [sitting, address.lang, state]);
  if (fault) throw fault.error;
  return tools;
}

function Laid({ found }: { readonly found: Found }) {
  const { state } = found;
  const tools = useTools(state?.sitting, found);
  if (!state || (state.sitting && !tools)) return null;
  if (isFace(state)) return <FaceStage state={state} tools={tools} />;
  return tools && <SceneStage state={state} tools={tools} found={found} />;
}

/** A part alone, as the address names it. */
export function Stage({ found }: { readonly found: Found }) {
  return (
    <Fault>
      {found.fault !== undefined && <Said text={found.fault} />}
      <Laid found={found} />
    </Fault>
  );
}
