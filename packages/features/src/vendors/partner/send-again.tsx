import { Button, chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { useState } from "react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { Line } from "../parts/fields.tsx";
import { CallFailure } from "./call-failure.tsx";
import { type CallFailureKind, pageFailure, usePartnerCall } from "./data/use-partner-call.ts";
import { messages } from "./messages/index.ts";

export interface SendAgainProps {
  /** Where the mail went; asked for where that is not known. */
  readonly email?: string;
}

/** Has the mail that waits for an answer sent once more; the answer is the same for everybody (VEN-17). */
export function SendAgain({ email: known }: SendAgainProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { run, running } = usePartnerCall();
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<CallFailureKind>();
  const email = (known ?? typed).trim();
  const send = async (): Promise<void> => {
    setTried(true);
    setDone(false);
    setFailure(undefined);
    if (email === "") {
      document.getElementById("partner-again")?.focus();
      return;
    }
    const result = await run((calls) => calls.resend({ email, language: language === "fr" ? "fr" : "en" }));
    if (result?.kind === "done") setDone(true);
    else if (result) setFailure(pageFailure(result));
  };
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {known === undefined && (
        <Line
          id="partner-again"
          label={t("over.email")}
          inputMode="email"
          autoComplete="email"
          value={typed}
          onChange={setTyped}
          error={isTried && email === "" ? t("required.email") : undefined}
        />
      )}
      {failure && <CallFailure failure={failure} onOver={() => setFailure(undefined)} />}
      {isDone && <Notice tone="ok">{t("sent.againDone")}</Notice>}
      <Button
        type="submit"
        variant="solid"
        justifySelf="start"
        size="lg"
        aria-disabled={running || failure?.kind === "wait" || undefined}
      >
        {t("sent.again")}
      </Button>
    </chakra.form>
  );
}
