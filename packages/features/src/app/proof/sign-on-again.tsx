import { Button, chakra } from "@chakra-ui/react";
import { errorCode } from "@gatehouse/api/client";
import { Dialog } from "@gatehouse/ui/dialog";
import { Notice } from "@gatehouse/ui/notice";
import { useRef, useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { useApi, useErrorText } from "../hooks.ts";
import { leaveFor } from "../leave.ts";
import { useNavigation } from "../navigation.tsx";
import { useOperation } from "../use-operation.ts";
import { messages } from "./messages/index.ts";

/** Leads somebody who has no password here to their provider, which asks who they are; a new session is the proof (ACC-36). */
export function SignOnAgain({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const api = useApi();
  const { href } = useNavigation();
  const go = useRef<HTMLButtonElement>(null);
  const [failure, setFailure] = useState<unknown>();
  const { run, running } = useOperation(async () => {
    setFailure(undefined);
    try {
      leaveFor((await api.access.signOnAgain({ redirectUrl: href })).url);
    } catch (error) {
      setFailure(error);
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title")}
      size="sm"
      initialFocus={go}
      labels={{ close: t("cancel") }}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button ref={go} variant="solid" aria-disabled={running || undefined} onClick={() => void run()}>
            {t(running ? "signOn.going" : "signOn.go")}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <chakra.p color="fg.muted">{t("signOn.lead")}</chakra.p>
        {failure !== undefined && (
          <Notice tone="bad">
            {errorCode(failure) === "SIGN_ON_FAILED" ? t("signOn.failed") : errorText(failure)}
          </Notice>
        )}
      </chakra.div>
    </Dialog>
  );
}
