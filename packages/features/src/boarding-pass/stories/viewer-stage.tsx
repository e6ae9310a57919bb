import type { Role } from "@gatehouse/domain/access";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useApp } from "../../app/index.ts";
import { PassViewer } from "../index.ts";
import { captureTyped } from "../typed-ahead.ts";
import type { ViewerTarget } from "../viewer/use-viewer.ts";
import { PassStage, rowOf } from "./pass-stage.tsx";

export interface ViewerStageProps {
  readonly role: Role;
  readonly onChanged: () => void;
  /** The viewer is opened by the story. */
  readonly closed: boolean;
}

function Opener({ onChanged, closed }: Pick<ViewerStageProps, "onChanged" | "closed">) {
  const [target, setTarget] = useState<ViewerTarget | undefined>(() => (closed ? undefined : { checkIn: rowOf(1) }));
  return (
    <>
      <button type="button" onClick={() => setTarget({ checkIn: rowOf(1), typed: captureTyped() })}>
        Open BP
      </button>
      <PassViewer target={target} onClose={() => setTarget(undefined)} onReopen={setTarget} onChanged={onChanged} />
    </>
  );
}

/** The screen goes, as it does when the session ends, and comes again. */
function Comings(props: Pick<ViewerStageProps, "onChanged" | "closed">) {
  const { session } = useApp();
  const [turn, setTurn] = useState(0);
  const again = (): void => {
    const state = session.state.get();
    flushSync(() => {
      session.state.set({ status: "signed-out", reason: "ended" });
      setTurn(-1);
    });
    flushSync(() => {
      session.state.set(state);
      setTurn(turn + 1);
    });
  };
  return (
    <>
      <button type="button" data-again="" onClick={again}>
        Sign in again
      </button>
      {turn >= 0 && <Opener key={turn} {...props} closed={props.closed || turn > 0} />}
    </>
  );
}

/** The viewer of a story, with a button that opens it. */
export function ViewerStage({ role, onChanged, closed }: ViewerStageProps) {
  return (
    <PassStage user={role}>
      <Comings onChanged={onChanged} closed={closed} />
    </PassStage>
  );
}
