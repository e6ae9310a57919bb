import { Button, chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type SessionAnswer, useApi, useErrorText, useSession } from "../../app/index.ts";
import { AppSetup, type AppSetupProps } from "../../app/second-factor/app-setup.tsx";
import { messages as factorMessages } from "../../app/second-factor/messages/index.ts";
import { RecoveryCodes } from "../../app/second-factor/recovery-codes.tsx";
import { useOperation } from "../../app/use-operation.ts";
import { useMessages } from "../../i18n/index.ts";
import { Card } from "../access-page.tsx";
import { messages } from "./messages/index.ts";

export interface SetUpCardProps {
  readonly email: string;
  /** Of the answer to the password. */
  readonly secret: string;
  /** Leads back to the login form, with the address. */
  readonly onBack: () => void;
}

type Given = AppSetupProps["given"] & { readonly setup: string };

/** Whoever must have a second factor sets it up after the password, before anything else (ACC-34). */
export function SetUpCard({ email, secret, onBack }: SetUpCardProps) {
  const t = useMessages(messages);
  const words = useMessages(factorMessages);
  const errorText = useErrorText(factorMessages);
  const api = useApi();
  const { enter } = useSession();
  const [given, setGiven] = useState<Given>();
  const [done, setDone] = useState<{ readonly session: SessionAnswer; readonly codes: readonly string[] }>();
  const [failure, setFailure] = useState<unknown>();
  const card = useRef<HTMLDivElement>(null);
  const { run: begin, running } = useOperation(async () => {
    setFailure(undefined);
    await api.access.beginSetup({ key: secret }).then(setGiven, setFailure);
  });
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the card appears
  useEffect(() => void begin(), []);
  // Read out, and where the keyboard goes on, when something else takes the card's place.
  useEffect(() => card.current?.querySelector("h1")?.focus(), [done]);
  return (
    <chakra.div ref={card} display="contents">
      {done ? (
        <Card id="set-up-title" title={words("codes.title")}>
          <RecoveryCodes codes={done.codes} email={email} onKept={() => enter(done.session)} />
        </Card>
      ) : (
        <Card id="set-up-title" title={t("setUp.title")} lead={t("setUp.lead")}>
          {failure !== undefined && (
            <Notice tone="bad" actions={<Button onClick={() => void begin()}>{t("retry")}</Button>}>
              {errorText(failure)}
            </Notice>
          )}
          {given ? (
            <AppSetup
              given={given}
              onConfirm={async (code) =>
                setDone(await api.access.finishSetup({ key: secret, setup: given.setup, code }))
              }
            />
          ) : (
            running && <chakra.output color="fg.muted">{t("setUp.loading")}</chakra.output>
          )}
          <Button variant="plain" alignSelf="start" px="0" onClick={onBack}>
            <ArrowLeft aria-hidden size={16} /> {t("back")}
          </Button>
        </Card>
      )}
    </chakra.div>
  );
}
