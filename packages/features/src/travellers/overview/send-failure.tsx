import { Notice } from "@gatehouse/ui/notice";
import { useMessages } from "../../i18n/index.ts";
import type { CallFailure } from "../data/call-failure.ts";
import { useCodeText } from "../data/use-code-text.ts";
import { messages } from "../messages/index.ts";
import { TryAgainAt } from "./try-again-at.tsx";

export interface SendFailureProps {
  readonly failure: CallFailure;
  /** The moment has come at which it may be tried again. */
  readonly onOver: () => void;
}

/** Nothing was sent: why, and from when on it may be tried again. */
export function SendFailure({ failure: { code, until }, onOver }: SendFailureProps) {
  const t = useMessages(messages);
  const codeText = useCodeText();
  return (
    <Notice tone="bad" my="1.5">
      {t("send.failed")} {until === undefined ? codeText(code) : <TryAgainAt until={until} onOver={onOver} />}
    </Notice>
  );
}
