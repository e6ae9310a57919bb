import { useMemo } from "react";
import { useConfirm, useErrorText, useToast } from "../app/index.ts";
import { useMessages } from "../i18n/index.ts";
import type { Email } from "./data/use-emails.ts";
import { useSendAgain } from "./data/use-send-again.ts";
import { messages } from "./messages/index.ts";

/** Sends e-mails again, and says what came of it. Those that went already are asked about first. */
export function useEmailWork(read: () => unknown) {
  const t = useMessages(messages);
  const toast = useToast();
  const confirm = useConfirm();
  const errorText = useErrorText(messages);
  const { run, running } = useSendAgain();
  return useMemo(() => {
    const sendAgain = async (emails: readonly Email[]): Promise<void> => {
      const sent = emails.filter(({ state }) => state === "sent").length;
      if (
        sent > 0 &&
        !(await confirm({
          title: t("again.sentTitle"),
          description: t("again.sentText", { count: sent }),
          confirm: t("again"),
        }))
      )
        return;
      try {
        const result = await run(emails.map(({ id }) => id));
        if (!result) return;
        const { again, refused } = result;
        if (again.length > 0) toast({ tone: "info", title: t("again.done", { count: again.length }) });
        if (refused.length > 0)
          toast({
            tone: "warning",
            title: t("again.refused", { count: refused.length }),
            description: [...new Set(refused.map(({ code }) => t(`refusal.${code}`)))].join(" "),
          });
      } catch (error) {
        toast({ tone: "error", title: t("again.failed"), description: errorText(error) });
      } finally {
        void read();
      }
    };
    return { sendAgain: (emails: readonly Email[]) => void sendAgain(emails), sending: running };
    // oxlint-disable-next-line react/exhaustive-deps -- asking and the words of errors are the same whenever they are asked
  }, [t, toast, run, running, read]);
}
