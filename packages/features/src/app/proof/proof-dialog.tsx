import { Button, chakra } from "@chakra-ui/react";
import { errorCode, retryAfter } from "@gatehouse/api/client";
import { codeSchema } from "@gatehouse/domain/access";
import { Dialog } from "@gatehouse/ui/dialog";
import { Notice } from "@gatehouse/ui/notice";
import { PasswordField } from "@gatehouse/ui/password-field";
import { type FormEvent, useId, useRef, useState } from "react";
import { textOf, useMessages } from "../../i18n/index.ts";
import { useApi, useErrorText } from "../hooks.ts";
import type { ProofWay } from "../question.ts";
import { CodeField } from "../second-factor/code-field.tsx";
import { messages as factorMessages } from "../second-factor/messages/index.ts";
import { PasskeyButton } from "../second-factor/passkey-button.tsx";
import { arePasskeysHere } from "../second-factor/passkeys-here.ts";
import { TimeLeft } from "../time/time-left.tsx";
import { useOperation } from "../use-operation.ts";
import { messages } from "./messages/index.ts";

export interface ProofDialogProps {
  /** What it can be proved with. */
  readonly ways: readonly ProofWay[];
  /** Hears whether it was. */
  readonly onAnswer: (proven: boolean) => void;
}

/** Asks once more who is at work, before a call that could do harm; the call is made again afterwards (ACC-36). */
export function ProofDialog({ ways, onAnswer }: ProofDialogProps) {
  const t = useMessages(messages);
  const words = useMessages(factorMessages);
  const errorText = useErrorText();
  const api = useApi();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const byPassword = ways.includes("password");
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [waitUntil, setWaitUntil] = useState<number>();
  const { run, running } = useOperation(async () => {
    setFailure(undefined);
    setProblem(undefined);
    try {
      if (!byPassword) await codeSchema.validate({ code: typed });
      else if (typed === "") {
        setProblem("password.required");
        return;
      }
      await api.factors.prove({ password: byPassword ? typed : "", code: byPassword ? "" : typed, passkey: null });
      onAnswer(true);
    } catch (error) {
      if (error instanceof Error && error.name === "ValidationError") setProblem(error.message);
      else if (errorCode(error) === "WRONG_PROOF") setProblem(byPassword ? "password.wrong" : "error.WRONG_CODE");
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
    void run();
  };
  const change = (next: string): void => {
    setTyped(next);
    setProblem(undefined);
  };
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={t("title")}
      size="sm"
      initialFocus={field}
      labels={{ close: t("cancel") }}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{t("cancel")}</Button>
          <Button type="submit" form={form} variant="solid" disabled={waitUntil !== undefined} loading={running}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <chakra.form id={form} noValidate onSubmit={send} display="grid" gap="4">
        <chakra.p color="fg.muted">{t("lead")}</chakra.p>
        {waitUntil !== undefined ? (
          <Notice tone="warn">
            {t("throttled")} <TimeLeft until={waitUntil} onOver={() => setWaitUntil(undefined)} />
          </Notice>
        ) : (
          failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>
        )}
        {ways.includes("passkey") && arePasskeysHere() && (
          <PasskeyButton
            label={words("passkey")}
            begin={() => api.factors.proofOptions()}
            finish={async (passkey) => {
              await api.factors.prove({ password: "", code: "", passkey });
              onAnswer(true);
            }}
          />
        )}
        {byPassword ? (
          <PasswordField
            ref={field}
            autoComplete="current-password"
            value={typed}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            error={textOf(messages, problem)}
            labels={{ label: t("password"), show: t("show"), hide: t("hide") }}
          />
        ) : (
          <CodeField ref={field} recovery value={typed} onChange={change} problem={problem} />
        )}
      </chakra.form>
    </Dialog>
  );
}
