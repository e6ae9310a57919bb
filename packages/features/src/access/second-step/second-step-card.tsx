import { Button, chakra } from "@chakra-ui/react";
import { errorCode, retryAfter } from "@gatehouse/api/client";
import { codeSchema } from "@gatehouse/domain/access";
import { Notice } from "@gatehouse/ui/notice";
import { ArrowLeft } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useApi, useErrorText, useSession } from "../../app/index.ts";
import { CodeField } from "../../app/second-factor/code-field.tsx";
import { messages as factorMessages } from "../../app/second-factor/messages/index.ts";
import { arePasskeysHere } from "../../app/second-factor/passkeys-here.ts";
import { TimeLeft } from "../../app/time/time-left.tsx";
import { useOperation } from "../../app/use-operation.ts";
import { useMessages } from "../../i18n/index.ts";
import { Card } from "../access-page.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { messages } from "./messages/index.ts";

export interface SecondStepCardProps {
  readonly email: string;
  /** Of the answer to the password. */
  readonly secret: string;
  /** Whether a passkey will do. */
  readonly byPasskey: boolean;
  /** Leads back to the login form, with the address. */
  readonly onBack: () => void;
}

/** The second step of signing in: a code of the app, or a recovery code (ACC-30). Success is seen by anyone who watches the session. */
export function SecondStepCard({ email, secret, byPasskey, onBack }: SecondStepCardProps) {
  const t = useMessages(messages);
  const errorText = useErrorText(factorMessages);
  const api = useApi();
  const { enter } = useSession();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [waitUntil, setWaitUntil] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { run, running } = useOperation(async () => {
    setFailure(undefined);
    try {
      await codeSchema.validate({ code });
      enter(await api.access.secondStep({ key: secret, code }));
    } catch (error) {
      if (error instanceof Error && error.name === "ValidationError") setProblem(error.message);
      else if (errorCode(error) === "WRONG_CODE") setProblem("error.WRONG_CODE");
      else {
        const seconds = errorCode(error) === "TOO_MANY_REQUESTS" ? retryAfter(error) : undefined;
        if (seconds !== undefined) setWaitUntil(Date.now() + seconds * 1000);
        setFailure(error);
      }
      field.current?.select();
    }
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setProblem(undefined);
    void run();
  };
  return (
    <Card id="second-step-title" title={t("title")} lead={t("lead.app", { email })}>
      {waitUntil !== undefined ? (
        <Notice tone="warn">
          {t("throttled")} <TimeLeft until={waitUntil} onOver={() => setWaitUntil(undefined)} />
        </Notice>
      ) : (
        failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>
      )}
      {byPasskey && arePasskeysHere() && <PasskeySignIn secret={secret} />}
      <chakra.form noValidate onSubmit={send} display="flex" flexDirection="column" gap="4">
        <CodeField
          ref={field}
          recovery
          value={code}
          problem={problem}
          onChange={(next) => {
            setCode(next);
            setProblem(undefined);
          }}
        />
        <Button
          type="submit"
          variant="solid"
          size="lg"
          disabled={waitUntil !== undefined}
          aria-disabled={running || undefined}
        >
          {t(running ? "submitting" : "submit")}
        </Button>
      </chakra.form>
      <chakra.p color="fg.muted">{t("lost")}</chakra.p>
      <Button variant="plain" alignSelf="start" px="0" onClick={onBack}>
        <ArrowLeft aria-hidden size={16} /> {t("back")}
      </Button>
    </Card>
  );
}
