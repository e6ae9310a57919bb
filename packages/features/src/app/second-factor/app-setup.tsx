import { Button, chakra } from "@chakra-ui/react";
import { errorCode } from "@gatehouse/api/client";
import { codeSchema } from "@gatehouse/domain/access";
import { Notice } from "@gatehouse/ui/notice";
import { type FormEvent, useRef, useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { useErrorText } from "../hooks.ts";
import { useOperation } from "../use-operation.ts";
import { CodeField } from "./code-field.tsx";
import { messages } from "./messages/index.ts";
import { QrCode } from "./qr-code.tsx";

export interface AppSetupProps {
  /** What the server has made for it. */
  readonly given: { readonly secret: string; readonly uri: string; readonly qr: readonly string[] };
  /** Sends the code; what fails is said here. */
  readonly onConfirm: (code: string) => Promise<void>;
}

const inFours = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** Setting up an authenticator app: the key to scan or to type, and the code that proves it (ACC-29). */
export function AppSetup({ given, onConfirm }: AppSetupProps) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const field = useRef<HTMLInputElement>(null);
  const { run, running } = useOperation(async () => {
    setFailure(undefined);
    try {
      await codeSchema.validate({ code });
      await onConfirm(code);
    } catch (error) {
      const wrong = errorCode(error) === "WRONG_CODE";
      if (error instanceof Error && error.name === "ValidationError") setProblem(error.message);
      else if (wrong) setProblem("error.WRONG_CODE");
      else setFailure(error);
      field.current?.select();
    }
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setProblem(undefined);
    void run();
  };
  return (
    <chakra.form noValidate onSubmit={send} display="grid" gap="4">
      {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
      <p>{t("setup.lead")}</p>
      <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center">
        <QrCode rows={given.qr} label={t("setup.qr")} />
        <chakra.div flex="1 1 10rem" minW="0" display="grid" gap="2">
          <chakra.div color="fg.muted">{t("setup.key")}</chakra.div>
          <chakra.code fontFamily="mono" overflowWrap="anywhere" userSelect="all">
            {inFours(given.secret)}
          </chakra.code>
          <chakra.a href={given.uri} color="accent.fg" textDecoration="underline">
            {t("setup.open")}
          </chakra.a>
        </chakra.div>
      </chakra.div>
      <p>{t("setup.codeLead")}</p>
      <CodeField
        ref={field}
        value={code}
        problem={problem}
        onChange={(next) => {
          setCode(next);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant="solid" size="lg" aria-disabled={running || undefined}>
        {t(running ? "confirming" : "confirm")}
      </Button>
    </chakra.form>
  );
}
