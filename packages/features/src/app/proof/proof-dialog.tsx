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
import { SignOnAgain } from "./sign-on-again.tsx";

export interface ProofDialogProps {
  /** What it can be proved with; a password and a code where both are there. */
  readonly ways: readonly ProofWay[];
  /** Hears whether it was. */
  readonly onAnswer: (proven: boolean) => void;
}

/** Asks once more who is at work, before a call that could do harm; the call is made again afterwards (ACC-36). */
export const ProofDialog = ({ ways, onAnswer }: ProofDialogProps) =>
  ways.includes("signOn") ? <SignOnAgain onClose={() => onAnswer(false)} /> : <ProofForm {...{ ways, onAnswer }} />;

interface Problems {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/** What is missing or wrong before anything is sent. */
async function problemsOf(typed: { readonly password: string | null; readonly code: string | null }) {
  const problems: { -readonly [Key in keyof Problems]: Problems[Key] } = {};
  if (typed.password === "") problems.password = "password.required";
  if (typed.code !== null)
    await codeSchema.validate({ code: typed.code }).catch((error: unknown) => {
      problems.code = error instanceof Error ? error.message : "access.code.form";
    });
  return (problems.password ?? problems.code) ? problems : undefined;
}

function ProofForm({ ways, onAnswer }: ProofDialogProps) {
  const t = useMessages(messages);
  const words = useMessages(factorMessages);
  const errorText = useErrorText();
  const api = useApi();
  const form = useId();
  const passwordField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const byPassword = ways.includes("password");
  const byCode = ways.includes("app") || ways.includes("passkey");
  const byPasskey = ways.includes("passkey") && arePasskeysHere();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<unknown>();
  const [waitUntil, setWaitUntil] = useState<number>();
  const { run, running } = useOperation(async () => {
    setFailure(undefined);
    const found = await problemsOf({ password: byPassword ? password : null, code: byCode ? code : null });
    setProblems(found ?? {});
    if (found) {
      (found.password ? passwordField : codeField).current?.select();
      return;
    }
    try {
      await api.factors.prove({ password: byPassword ? password : "", code: byCode ? code : "", passkey: null });
      onAnswer(true);
    } catch (error) {
      if (errorCode(error) === "WRONG_PROOF")
        setProblems(
          byPassword && byCode
            ? { code: "error.WRONG_PROOF" }
            : byPassword
              ? { password: "password.wrong" }
              : { code: "error.WRONG_CODE" },
        );
      else {
        const seconds = errorCode(error) === "TOO_MANY_REQUESTS" ? retryAfter(error) : undefined;
        if (seconds !== undefined) setWaitUntil(Date.now() + seconds * 1000);
        setFailure(error);
      }
      (byPassword ? passwordField : codeField).current?.select();
    }
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void run();
  };
  const finishPasskey = async (passkey: object): Promise<void> => {
    setProblems({});
    try {
      await api.factors.prove({ password, code: "", passkey });
    } catch (error) {
      if (errorCode(error) !== "WRONG_PROOF" || !byPassword) throw error;
      setProblems({ password: "passkey.wrong" });
      passwordField.current?.focus();
      return;
    }
    onAnswer(true);
  };
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={t("title")}
      size="sm"
      initialFocus={byPassword ? passwordField : codeField}
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
        {byPasskey && (
          <>
            <PasskeyButton label={words("passkey")} begin={() => api.factors.proofOptions()} finish={finishPasskey} />
            <chakra.p color="fg.muted" textAlign="center">
              {t("or")}
            </chakra.p>
          </>
        )}
        {byPassword && (
          <PasswordField
            ref={passwordField}
            size="lg"
            autoComplete="current-password"
            value={password}
            onChange={({ currentTarget }) => {
              setPassword(currentTarget.value);
              setProblems({});
            }}
            error={textOf(messages, problems.password)}
            labels={{ label: t("password"), show: t("show"), hide: t("hide") }}
          />
        )}
        {byCode && (
          <CodeField
            ref={codeField}
            recovery
            value={code}
            onChange={(next) => {
              setCode(next);
              setProblems({});
            }}
            problem={problems.code}
          />
        )}
      </chakra.form>
    </Dialog>
  );
}
