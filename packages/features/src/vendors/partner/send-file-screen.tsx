import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { ErrorState } from "@gatehouse/ui/error-state";
import { useRef, useState } from "react";
import { AppLink } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { AgreementField } from "./agreement-field.tsx";
import { CallFailure } from "./call-failure.tsx";
import type { PartnerKeyProps } from "./confirm-screen.tsx";
import { useOpenFile } from "./data/use-open-file.ts";
import {
  type CallFailureKind,
  failureOf,
  type FileCode,
  type OverReason,
  pageFailure,
  usePartnerCall,
} from "./data/use-partner-call.ts";
import { LinkOver } from "./link-over.tsx";
import { messages } from "./messages/index.ts";
import { PartnerPage } from "./partner-page.tsx";

/** Sends another file of the agreement, by the link of the mail that asked for it (VEN-20). */
export function SendFileScreen({ partnerKey: key }: PartnerKeyProps) {
  const t = useMessages(messages);
  const { data, error, retrying, retry } = useOpenFile(key);
  const failure = error === undefined ? undefined : failureOf(error);
  if (key === "") return <LinkOver why="unknown" />;
  if (failure?.kind === "over") return <LinkOver why={failure.why} />;
  if (data) return <FileForm partnerKey={key} {...data} />;
  return (
    <PartnerPage title={t("file.title")}>
      {failure ? (
        failure.kind === "wait" ? (
          <CallFailure failure={failure} onOver={retry} />
        ) : (
          <ErrorState labels={{ title: t("load.failed"), retry: t("retry") }} onRetry={retry} retrying={retrying} />
        )
      ) : (
        <chakra.div>
          <chakra.output srOnly>{t("loading")}</chakra.output>
          <Skeleton height="40" />
        </chakra.div>
      )}
    </PartnerPage>
  );
}

interface FileFormProps extends PartnerKeyProps {
  readonly orgName: string;
  readonly reason: string;
}

function FileForm({ partnerKey: key, orgName, reason }: FileFormProps) {
  const t = useMessages(messages);
  const { run, running, percent } = usePartnerCall();
  const [file, setFile] = useState<File>();
  const [agreementSigned, setSigned] = useState(false);
  const [wrong, setWrong] = useState<FileCode | "required">();
  const [over, setOver] = useState<OverReason>();
  const [failure, setFailure] = useState<CallFailureKind>();
  const [isDone, setDone] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  const send = async (): Promise<void> => {
    setFailure(undefined);
    if (!file) {
      setWrong("required");
      chooser.current?.focus();
      return;
    }
    const result = await run((calls, sendsFile) => calls.sendFile({ key, file, agreementSigned }, sendsFile));
    if (result?.kind === "done") setDone(true);
    else if (result?.kind === "over") setOver(result.why);
    else if (result?.kind === "file") {
      setWrong(result.code);
      chooser.current?.focus();
    } else if (result) setFailure(pageFailure(result));
  };
  if (over) return <LinkOver why={over} takesFocus />;
  if (isDone)
    return (
      <PartnerPage title={t("file.done.title")} lead={t("file.done")} takesFocus>
        <chakra.div>
          <Button asChild size="lg">
            <AppLink href="/">{t("start")}</AppLink>
          </Button>
        </chakra.div>
      </PartnerPage>
    );
  return (
    <PartnerPage title={t("file.title")} lead={t("file.lead", { name: orgName })}>
      <chakra.blockquote borderInlineStartWidth="3px" borderColor="border.control" ps="3" whiteSpace="pre-line" m="0">
        {reason}
      </chakra.blockquote>
      <chakra.form
        noValidate
        display="grid"
        gap="4"
        aria-label={t("file.title")}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <AgreementField
          file={file}
          onFile={(next) => {
            setFile(next);
            setWrong(undefined);
          }}
          signed={agreementSigned}
          onSigned={setSigned}
          error={wrong}
          optional={false}
          chooser={chooser}
        />
        {failure && <CallFailure failure={failure} onOver={() => setFailure(undefined)} />}
        <Button
          type="submit"
          variant="solid"
          size="lg"
          justifySelf="start"
          aria-disabled={running || failure?.kind === "wait" || undefined}
        >
          {running ? (percent === undefined ? t("sending") : t("sending.percent", { percent })) : t("file.send")}
        </Button>
      </chakra.form>
    </PartnerPage>
  );
}
