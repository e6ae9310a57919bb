import { Button, chakra, Field, Input } from "@chakra-ui/react";
import { errorCode, retryAfter } from "@gatehouse/api/client";
import { forgotSchema } from "@gatehouse/domain/access";
import { Notice } from "@gatehouse/ui/notice";
import { ArrowLeft, Mail } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useApi, useErrorText } from "../../app/index.ts";
import { TimeLeft } from "../../app/time/time-left.tsx";
import { useOperation } from "../../app/use-operation.ts";
import { textOf, useLanguage, useMessages } from "../../i18n/index.ts";
import { Card } from "../access-page.tsx";
import { messages } from "./messages/index.ts";

export interface ForgotCardProps {
  /** What was typed into the login form. */
  readonly email: string;
  /** Leads back to the login form, with the address. */
  readonly onBack: (email: string) => void;
}

/** Milliseconds until the link may be sent again. */
const pause = 60_000;

/** Asks for the link by which another password is chosen (ACC-18). */
export function ForgotCard({ email: typed, onBack }: ForgotCardProps) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const api = useApi();
  const language = useLanguage();
  const [email, setEmail] = useState(typed);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [sent, setSent] = useState(false);
  const [waitUntil, setWaitUntil] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLDivElement>(null);
  // Read out, and where the keyboard goes on, when it takes the place of the form.
  useEffect(() => {
    if (sent) card.current?.querySelector("h1")?.focus();
    else field.current?.focus();
  }, [sent]);

  const { run, running } = useOperation(async () => {
    setFailure(undefined);
    const wanted = language === "fr" ? ("fr" as const) : ("en" as const);
    try {
      const form = await forgotSchema.validate({ email, language: wanted });
      await api.access.forgotPassword({ email: form.email, language: wanted });
      setSent(true);
      setWaitUntil(Date.now() + pause);
    } catch (error) {
      if (error instanceof Error && error.name === "ValidationError") {
        setProblem(error.message);
        field.current?.focus();
        return;
      }
      const seconds = errorCode(error) === "TOO_MANY_REQUESTS" ? retryAfter(error) : undefined;
      if (seconds !== undefined) setWaitUntil(Date.now() + seconds * 1000);
      setFailure(error);
    }
  });
  const back = (
    <Button variant="plain" alignSelf="start" px="0" onClick={() => onBack(email.trim())}>
      <ArrowLeft aria-hidden size={16} /> {t("back")}
    </Button>
  );
  const failed = failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>;
  if (sent)
    return (
      <chakra.div ref={card} display="contents">
        <Card
          id="forgot-title"
          title={t("sent.title")}
          lead={
            <>
              {t("sent.before")} <chakra.strong color="fg">{email.trim()}</chakra.strong> {t("sent.after")}
            </>
          }
        >
          <chakra.ul listStyleType="disc" ps="5" display="grid" gap="1.5" color="fg.muted">
            <li>{t("sent.spam")}</li>
            <li>{t("sent.sso")}</li>
          </chakra.ul>
          {failed}
          <Button
            variant="outline"
            size="lg"
            width="full"
            disabled={waitUntil !== undefined}
            aria-disabled={running || undefined}
            onClick={() => void run()}
          >
            <Mail aria-hidden size={16} />
            {waitUntil === undefined ? (
              t("sent.again")
            ) : (
              <>
                {t("sent.againIn")} <TimeLeft until={waitUntil} onOver={() => setWaitUntil(undefined)} />
              </>
            )}
          </Button>
          {back}
        </Card>
      </chakra.div>
    );
  return (
    <Card id="forgot-title" title={t("title")} lead={t("lead")}>
      {failed}
      <chakra.form
        noValidate
        display="flex"
        flexDirection="column"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <Field.Root invalid={problem !== undefined}>
          <Field.Label>{t("email")}</Field.Label>
          <Input
            ref={field}
            size="lg"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            maxLength={254}
            value={email}
            onChange={({ currentTarget }) => {
              setEmail(currentTarget.value);
              setProblem(undefined);
            }}
          />
          <Field.ErrorText>{textOf(messages, problem)}</Field.ErrorText>
        </Field.Root>
        <Button
          type="submit"
          variant="solid"
          size="lg"
          disabled={waitUntil !== undefined}
          aria-disabled={running || undefined}
        >
          {waitUntil === undefined ? (
            t(running ? "sending" : "send")
          ) : (
            <>
              {t("sent.againIn")} <TimeLeft until={waitUntil} onOver={() => setWaitUntil(undefined)} />
            </>
          )}
        </Button>
      </chakra.form>
      {back}
    </Card>
  );
}
