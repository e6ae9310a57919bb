import { Button } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { useErrorText } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import type { Outcome } from "./data/use-saving.ts";
import { messages } from "./messages/index.ts";

export interface SaveNoticeProps {
  readonly outcome: Outcome | undefined;
  /** What is said where something is missing or wrong. */
  readonly wrong: string;
  /** Shows what stands now, in the place of what was typed. */
  readonly onRead?: () => void;
}

/** What came of an attempt to save, where it was tried. */
export function SaveNotice({ outcome, wrong, onRead }: SaveNoticeProps) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  switch (outcome?.kind) {
    case undefined:
      return null;
    case "wrong":
      return <Notice tone="warn">{wrong}</Notice>;
    case "changed":
      return (
        <Notice
          tone="warn"
          actions={
            onRead && (
              <Button size="sm" onClick={onRead}>
                {t("changed.read")}
              </Button>
            )
          }
        >
          {t("changed.elsewhere")}
        </Notice>
      );
    case "offline":
      return <Notice tone="bad">{t("save.offline")}</Notice>;
    case "failed":
      return <Notice tone="bad">{t("save.failed")}</Notice>;
    case "refused":
      return <Notice tone="bad">{errorText(outcome.error)}</Notice>;
  }
}
