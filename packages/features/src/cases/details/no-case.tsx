import { Button } from "@chakra-ui/react";
import { errorCode } from "@gatehouse/api/client";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { FolderPlus } from "lucide-react";
import { useState } from "react";
import { useErrorText, useToast } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useOpenCase } from "./data/use-open-case.ts";
import type { CaseAddress } from "./details-search.ts";
import { messages } from "./messages/index.ts";
import { NoteDialog } from "./note-dialog.tsx";

interface NoCaseProps {
  readonly address: CaseAddress;
  /** There is a case now, or somebody else opened it meanwhile. */
  readonly onOpened: () => void;
}

/** A booking that has no case: one can be opened by hand (CMT-2). */
export function NoCase({ address, onOpened }: NoCaseProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const errorText = useErrorText(messages);
  const { run, running } = useOpenCase(address);
  const [asking, setAsking] = useState(false);
  const open = async (comment: string): Promise<void> => {
    try {
      if (!(await run(comment))) return;
      setAsking(false);
      toast({ tone: "success", title: t("done.opened") });
      onOpened();
    } catch (error) {
      const isUnknown = errorCode(error) === "NOT_FOUND";
      toast({
        tone: "error",
        title: t("failed.open"),
        description: isUnknown ? t("failed.unknown", { booking: address.bookingNo ?? "" }) : errorText(error),
      });
    }
  };
  if (!address.bookingNo)
    return (
      <EmptyState drawing="fog" title={t("none")}>
        {t("none.hint")}
      </EmptyState>
    );
  return (
    <>
      <EmptyState
        drawing="fog"
        title={t("none.booking", { booking: address.bookingNo })}
        actions={
          <Button variant="solid" onClick={() => setAsking(true)}>
            <FolderPlus aria-hidden /> {t("open")}
          </Button>
        }
      >
        {t("none.hint")}
      </EmptyState>
      <NoteDialog
        open={asking}
        title={t("open")}
        label={t("initial")}
        busy={running}
        onDone={(comment) => void open(comment)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
