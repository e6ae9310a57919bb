import { chakra } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { textOf, useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";

export interface ClosedProps {
  /** Why: a code of the call, or `NO_TICKET` where the page around gives none. */
  readonly code: string;
  /** Asks the page around for another ticket. */
  readonly onRetry: () => void;
}

/** Why a module is not shown, and what the reader can do (EMB-10). */
export function Closed({ code, onRetry }: ClosedProps) {
  const t = useMessages(messages);
  return (
    <ErrorState titleAs="h1" labels={{ title: t("closed"), retry: t("again") }} onRetry={onRetry}>
      {textOf(messages, `reason.${code}`) ?? t("reason.UNKNOWN")}
    </ErrorState>
  );
}

/** Somebody has opened the frame's address by itself, or one that is none (EMB-8). */
export function EmbeddedAlone({ isKnown }: { readonly isKnown: boolean }) {
  const t = useMessages(messages);
  return (
    <chakra.section>
      <EmptyState drawing="fog" titleAs="h1" title={t(isKnown ? "alone.title" : "unknown.title")}>
        {t("alone.text")}
      </EmptyState>
    </chakra.section>
  );
}
