import { chakra } from "@chakra-ui/react";
import { agreementCode } from "@gatehouse/domain/vendors";
import { FileDrop } from "@gatehouse/ui/file-drop";
import { type RefObject, useState } from "react";
import { fileSize } from "../../app/file-size.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { Tick } from "../parts/fields.tsx";
import type { FileCode } from "./data/use-partner-call.ts";
import { messages } from "./messages/index.ts";

export interface AgreementFieldProps {
  readonly file: File | undefined;
  readonly onFile: (file: File) => void;
  readonly signed: boolean;
  readonly onSigned: (signed: boolean) => void;
  /** Why the file that was sent was not taken, or that there must be one. */
  readonly error: FileCode | "required" | undefined;
  /** It may be sent later. */
  readonly optional: boolean;
  readonly chooser?: RefObject<HTMLButtonElement | null>;
}

/** The agreement: chosen, checked at once, and whether it is signed (VEN-15, VEN-18). */
export function AgreementField({ file, onFile, signed, onSigned, error, optional, chooser }: AgreementFieldProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const [wrong, setWrong] = useState<FileCode>();
  const take = (next: File): void => {
    const code = agreementCode(next);
    setWrong(code);
    if (!code) onFile(next);
  };
  const problem = wrong ?? error;
  return (
    <chakra.div display="grid" gap="2">
      <FileDrop
        file={file}
        onFile={take}
        accept="application/pdf"
        {...(chooser ? { chooser } : {})}
        error={problem && t(problem === "required" ? "required.agreement" : `file.${problem}`)}
        labels={{
          label: t("agreement"),
          choose: t("agreement.choose"),
          change: t("agreement.change"),
          hint: file ? fileSize(file.size, language) : t("agreement.hint"),
        }}
      />
      {file ? (
        <Tick id="partner-signed" label={t("signed")} checked={signed} onChange={onSigned} />
      ) : (
        optional && <chakra.p color="fg.muted">{t("agreement.later")}</chakra.p>
      )}
    </chakra.div>
  );
}
