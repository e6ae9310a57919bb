import { Button, chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useConfirm } from "../../../app/index.ts";
import { cardDay } from "../../../app/time/index.ts";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import { DownloadOwnData } from "../../own-data/download-own-data.tsx";
import { useDeletion } from "../data/use-deletion.ts";
import { idOf } from "../form/profile-form-context.ts";
import { messages } from "../messages/index.ts";
import { Part } from "../parts/part.tsx";

export interface OwnDataPartProps {
  /** Profile and documents are gone: what is shown of them is out of date. */
  readonly onDeleted: () => void;
}

/** What is held about the user, to be taken along or deleted (PRO-10, PRO-11). */
export function OwnDataPart({ onDeleted }: OwnDataPartProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const confirm = useConfirm();
  const { deletion, change } = useDeletion();
  const [failed, setFailed] = useState(false);
  const waits = deletion !== undefined && deletion.askedAt !== null;

  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: t("data.delete.title"),
      description: t("data.delete.about"),
      confirm: t("data.delete.confirm"),
      tone: "danger",
    });
    if (!isSure) return;
    setFailed(false);
    const answer = await change.run("askForDeletion");
    if (!answer) return;
    if ("failed" in answer) setFailed(true);
    else if (answer.askedAt === null) onDeleted();
  };
  const keep = async (): Promise<void> => {
    setFailed(false);
    const answer = await change.run("cancelDeletion");
    if (answer && "failed" in answer) setFailed(true);
  };

  return (
    <chakra.div px="gutter" pb="6" width="full" maxW="64rem">
      <Part id={idOf("part-data")} title={t("part.data")} help={t("data.help")}>
        <chakra.div display="flex" flexDirection="column" alignItems="start" gap="3">
          {waits && (
            <Notice
              tone="warn"
              width="full"
              actions={
                <Button variant="plain" aria-disabled={change.running || undefined} onClick={() => void keep()}>
                  {t("data.keep")}
                </Button>
              }
            >
              {t("data.waits")}{" "}
              {deletion.waitsFor
                .map(({ kind, name, until }) => t(`data.waits.${kind}`, { name, until: cardDay(until, language) }))
                .join(", ")}
              .
            </Notice>
          )}
          {failed && (
            <Notice tone="bad" width="full">
              {t("data.delete.failed")}
            </Notice>
          )}
          <DownloadOwnData />
          {!waits && (
            <Button variant="outline" aria-disabled={change.running || undefined} onClick={() => void remove()}>
              <Trash2 aria-hidden size={16} />
              {t("data.delete")}
            </Button>
          )}
        </chakra.div>
      </Part>
    </chakra.div>
  );
}
