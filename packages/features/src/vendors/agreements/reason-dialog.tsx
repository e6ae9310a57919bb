import { Button, chakra } from "@chakra-ui/react";
import { prospectLimits, reasonProblem } from "@gatehouse/domain/vendors";
import { Dialog } from "@gatehouse/ui/dialog";
import { Notice } from "@gatehouse/ui/notice";
import { useEffect, useState } from "react";
import { useErrorText, useSession, useToast } from "../../app/index.ts";
import { persist, readPersisted } from "../../app/persisted-storage.ts";
import { useMessages } from "../../i18n/index.ts";
import { Lines } from "../parts/fields.tsx";
import type { Prospect } from "./data/use-prospect.ts";
import { type Decision, type Settled, useSettle } from "./data/use-settle.ts";
import { messages } from "./messages/index.ts";

export interface ReasonDialogProps {
  readonly prospect: Prospect;
  readonly decision: Decision;
  readonly onClose: () => void;
  /** Somebody else was first. */
  readonly onChanged: (settled: Settled) => void;
}

const words = { refuse: "refuse", askForFile: "ask" } as const;

/** Asks for the reason that the prospect is told; what is written stays until it is sent (VEN-20). */
export function ReasonDialog({ prospect, decision, onClose, onChanged }: ReasonDialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const errorText = useErrorText(messages);
  const { user } = useSession();
  const { run, running } = useSettle();
  const userid = user?.userid ?? "";
  const kept = `vendors.agreements.${decision}.${prospect.id}`;
  const [reason, setReason] = useState(() => {
    const before = readPersisted(kept, userid);
    return typeof before === "string" ? before : "";
  });
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => document.getElementById("agreement-reason")?.focus(), []);
  const put = (text: string): void => {
    setReason(text);
    setFailure(undefined);
    persist(kept, userid, text === "" ? undefined : text);
  };
  const problem = reasonProblem(reason);
  const left = prospectLimits.reason - reason.trim().length;
  const send = async (): Promise<void> => {
    setTried(true);
    setFailure(undefined);
    if (problem) {
      document.getElementById("agreement-reason")?.focus();
      return;
    }
    const result = await run(decision, prospect, reason);
    switch (result?.kind) {
      case undefined:
        return;
      case "done":
        persist(kept, userid, undefined);
        toast({ tone: "success", title: t(`done.${decision}`) });
        onClose();
        return;
      case "changed":
        onChanged(result);
        return;
      case "reason":
        setFailure(t(`reason.${result.code}`));
        return;
      case "failed":
        setFailure(result.isOffline ? t("offline") : errorText(result.error));
    }
  };
  const word = words[decision];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`${word}.title`, { name: prospect.orgName })}
      labels={{ close: t("close") }}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="solid" aria-disabled={running || undefined} onClick={() => void send()}>
            {t(`${word}.do`)}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="3">
        <chakra.p color="fg.muted">{t(`${word}.hint`)}</chakra.p>
        <Lines
          id="agreement-reason"
          label={t("reason.label")}
          rows={5}
          value={reason}
          onChange={put}
          error={problem && (isTried || problem !== "required") ? t(`reason.${problem}`) : undefined}
          helper={left < 200 && left >= 0 ? t("reason.left", { count: left }) : undefined}
        />
        {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
      </chakra.div>
    </Dialog>
  );
}
