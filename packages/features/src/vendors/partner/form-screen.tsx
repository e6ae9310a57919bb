import { Button, chakra } from "@chakra-ui/react";
import { phoneCodes } from "@gatehouse/domain/travellers";
import {
  type ProspectField,
  type ProspectForm,
  type ProspectProblem,
  prospectProblems,
} from "@gatehouse/domain/vendors";
import { Notice } from "@gatehouse/ui/notice";
import { PhoneField } from "@gatehouse/ui/phone-field";
import { useEffect, useRef, useState } from "react";
import { useNarrow } from "../../app/use-narrow.ts";
import { textOf, useLanguage, useMessages } from "../../i18n/index.ts";
import { Line } from "../parts/fields.tsx";
import { AgreementField } from "./agreement-field.tsx";
import { CallFailure } from "./call-failure.tsx";
import { type CallFailureKind, type FileCode, usePartnerCall } from "./data/use-partner-call.ts";
import { blankProspect, keepPartnerDraft, readPartnerDraft } from "./draft.ts";
import { messages } from "./messages/index.ts";
import { PartnerPage } from "./partner-page.tsx";
import { SendAgain } from "./send-again.tsx";

const codes = phoneCodes();
const idOf = (field: ProspectField): string => `partner-${field}`;

export interface PartnerFormScreenProps {
  /** Whether something typed would be lost by leaving. */
  readonly onUnsavedChange: (isUnsaved: boolean) => void;
}

/** Become a partner (VEN-15): what an organisation says of itself, and its agreement. */
export function PartnerFormScreen({ onUnsavedChange }: PartnerFormScreenProps) {
  const t = useMessages(messages);
  const [sentTo, setSentTo] = useState<string>();
  const [isBack, setBack] = useState(false);
  if (sentTo === undefined)
    return <PartnerForm onSent={setSentTo} takesFocus={isBack} onUnsavedChange={onUnsavedChange} />;
  return (
    <PartnerPage
      title={t("sent.title")}
      lead={
        <>
          {t("sent.before")} <chakra.strong color="fg">{sentTo}</chakra.strong>. {t("sent.after")}
        </>
      }
      takesFocus
    >
      <chakra.p>{t("sent.none")}</chakra.p>
      <SendAgain email={sentTo} />
      <chakra.div>
        <Button
          variant="plain"
          px="0"
          onClick={() => {
            setBack(true);
            setSentTo(undefined);
          }}
        >
          {t("sent.change")}
        </Button>
      </chakra.div>
    </PartnerPage>
  );
}

interface PartnerFormProps extends PartnerFormScreenProps {
  /** @param email where the mail goes that asks to confirm */
  readonly onSent: (email: string) => void;
  readonly takesFocus: boolean;
}

function PartnerForm({ onSent, takesFocus, onUnsavedChange }: PartnerFormProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  const { run, running, percent } = usePartnerCall();
  const [form, setForm] = useState<ProspectForm>(() => readPartnerDraft(blankProspect(language)));
  const [file, setFile] = useState<File>();
  const [homepage, setHomepage] = useState("");
  const [isTried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<ProspectField>>(new Set());
  const [refused, setRefused] = useState<readonly ProspectProblem[]>([]);
  const [fileCode, setFileCode] = useState<FileCode>();
  const [failure, setFailure] = useState<CallFailureKind>();
  const chooser = useRef<HTMLButtonElement>(null);
  const problems = [...prospectProblems(form), ...refused];
  // What is typed stays in this tab; a chosen file does not.
  useEffect(() => {
    onUnsavedChange(file !== undefined);
    return () => onUnsavedChange(false);
  }, [file, onUnsavedChange]);

  const put = (typed: Partial<ProspectForm>): void => {
    const next = { ...form, ...typed };
    setForm(next);
    setRefused([]);
    setFailure(undefined);
    keepPartnerDraft(next);
  };
  const leave = (field: ProspectField) => (): void => setLeft((before) => new Set([...before, field]));
  const errorOf = (field: ProspectField): string | undefined => {
    const found = problems.find((problem) => problem.field === field);
    if (!found || !(isTried || (left.has(field) && found.code !== "required"))) return undefined;
    return found.code === "required" ? textOf(messages, `required.${field}`) : t(`problem.${found.code}`);
  };
  const goTo = (found: readonly ProspectProblem[]): void => {
    const [first] = found;
    if (first) document.getElementById(idOf(first.field))?.focus();
  };
  const send = async (): Promise<void> => {
    setTried(true);
    setFailure(undefined);
    if (problems.length > 0) {
      goTo(problems);
      return;
    }
    const sent = { ...form, homepage, language: language === "fr" ? "fr" : "en" } as const;
    const result = await run((calls, sendsFile) =>
      file ? calls.submit({ ...sent, file }, sendsFile) : calls.submit({ ...sent, agreementSigned: false }),
    );
    switch (result?.kind) {
      case undefined:
        return;
      case "done":
        keepPartnerDraft(undefined);
        onSent(form.email.trim());
        return;
      case "invalid":
        setRefused(result.problems);
        goTo(result.problems);
        return;
      case "file":
        setFileCode(result.code);
        chooser.current?.focus();
        return;
      case "over":
        return;
      case "wait":
      case "failed":
        setFailure(result);
    }
  };
  return (
    <PartnerPage title={t("form.title")} lead={t("form.lead")} takesFocus={takesFocus}>
      <chakra.form
        noValidate
        aria-label={t("form.title")}
        display="grid"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Line
          id={idOf("orgName")}
          label={t("orgName")}
          autoComplete="organization"
          value={form.orgName}
          onChange={(orgName) => put({ orgName })}
          onBlur={leave("orgName")}
          error={errorOf("orgName")}
        />
        <Line
          id={idOf("email")}
          label={t("email")}
          // What is wrong is said by us: the browser's own e-mail field would cut what is typed.
          inputMode="email"
          autoComplete="email"
          value={form.email}
          onChange={(email) => put({ email })}
          onBlur={leave("email")}
          error={errorOf("email")}
          helper={t("email.help")}
        />
        <PhoneField
          id={idOf("phone")}
          size={narrow ? "lg" : "md"}
          value={{ code: form.phoneCode, number: form.phoneNumber }}
          onChange={({ code, number }) => put({ phoneCode: code, phoneNumber: number })}
          onBlur={leave("phone")}
          codes={codes}
          locale={language}
          error={errorOf("phone")}
          labels={{
            label: t("phone"),
            code: t("phone.code"),
            found: (count) => t("phone.found", { count }),
            none: t("phone.none"),
          }}
        />
        <Line
          id={idOf("website")}
          label={t("website")}
          type="url"
          optional
          autoComplete="url"
          value={form.website}
          onChange={(website) => put({ website })}
          onBlur={leave("website")}
          error={errorOf("website")}
        />
        <AgreementField
          file={file}
          onFile={(next) => {
            setFile(next);
            setFileCode(undefined);
          }}
          signed={form.agreementSigned}
          onSigned={(agreementSigned) => put({ agreementSigned })}
          error={fileCode}
          optional
          chooser={chooser}
        />
        {/* People see no such field: who fills it in is a machine. */}
        <chakra.div
          position="absolute"
          insetInlineStart="-10000px"
          width="1px"
          height="1px"
          overflow="hidden"
          aria-hidden
        >
          <label>
            {t("homepage")}
            <input
              name="homepage"
              tabIndex={-1}
              autoComplete="off"
              value={homepage}
              onChange={({ currentTarget }) => setHomepage(currentTarget.value)}
            />
          </label>
        </chakra.div>
        <chakra.p color="fg.muted">{t("privacy")}</chakra.p>
        {isTried && problems.length > 0 && <Notice tone="warn">{t("wrong")}</Notice>}
        {failure && <CallFailure failure={failure} onOver={() => setFailure(undefined)} />}
        <Button
          type="submit"
          variant="solid"
          size="lg"
          justifySelf={{ base: "stretch", md: "start" }}
          aria-disabled={running || failure?.kind === "wait" || undefined}
        >
          {running ? (percent === undefined ? t("sending") : t("sending.percent", { percent })) : t("send")}
        </Button>
      </chakra.form>
    </PartnerPage>
  );
}
