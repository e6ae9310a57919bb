import { Notice } from "@gatehouse/ui/notice";
import { useState } from "react";
import { TimeLeft } from "../../app/time/time-left.tsx";
import { useMessages } from "../../i18n/index.ts";
import type { CallFailureKind } from "./data/use-partner-call.ts";
import { messages } from "./messages/index.ts";

export interface CallFailureProps {
  readonly failure: CallFailureKind;
  /** The time to wait is over. */
  readonly onOver: () => void;
}

/** Says why a call did not work, and when it is worth another try. */
export function CallFailure({ failure, onOver }: CallFailureProps) {
  const t = useMessages(messages);
  const seconds = failure.kind === "wait" ? failure.seconds : 0;
  const [until] = useState(() => Date.now() + seconds * 1000);
  if (failure.kind === "wait")
    return (
      <Notice tone="warn">
        {t("wait.before")} <TimeLeft until={until} onOver={onOver} />
      </Notice>
    );
  return <Notice tone="bad">{t(failure.isOffline ? "offline" : "failed")}</Notice>;
}
