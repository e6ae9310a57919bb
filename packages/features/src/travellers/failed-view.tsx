import { Button } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../i18n/index.ts";
import { useCodeText } from "./data/use-code-text.ts";
import { messages } from "./messages/index.ts";
import type { FetchFailure } from "./missing-info-status.ts";
import { Help } from "./overview/help.tsx";
import { TryAgainAt } from "./overview/try-again-at.tsx";

export interface FailedViewProps {
  readonly failure: FetchFailure;
  /** As the address names it. */
  readonly bookingNo: string | undefined;
  readonly onRetry: () => void;
}

/** Nothing to show: why, and what can be done about it (TRV-2). A wrong address is not tried again: it stays wrong. */
export function FailedView({ failure, bookingNo, onRetry }: FailedViewProps) {
  const t = useMessages(messages);
  const codeText = useCodeText();
  const [over, setOver] = useState<number>();
  const { reason } = failure;
  const isWaiting = reason === "attempts" && over !== failure.until;
  return (
    <EmptyState
      flex="1"
      role="alert"
      drawing="cable"
      titleAs="h1"
      title={t(reason === "address" ? "failed.address" : reason === "nothing" ? "failed.nothing" : "failed.title")}
      actions={
        <>
          {reason !== "address" && (
            <Button variant="solid" aria-disabled={isWaiting || undefined} onClick={() => isWaiting || onRetry()}>
              <RotateCw aria-hidden /> {t("retry")}
            </Button>
          )}
          <Help bookingNo={bookingNo} />
        </>
      }
    >
      {reason === "address" && t("failed.addressHelp")}
      {reason === "failed" && codeText(failure.code)}
      {isWaiting && <TryAgainAt until={failure.until} onOver={() => setOver(failure.until)} />}
    </EmptyState>
  );
}
