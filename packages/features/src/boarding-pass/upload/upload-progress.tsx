import { chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { ProgressBar } from "@gatehouse/ui/progress-bar";
import type { Words } from "../use-words.ts";
import type { UploadForm } from "./use-upload-form.ts";

/** How far the sending and the reading of a PDF are, and what came of it. */
export function UploadProgress({ form, words }: { readonly form: UploadForm; readonly words: Words }) {
  const { t, megabytes } = words;
  const { sending, file, progress } = form;
  if (sending)
    return <Step label={t("upload.sending", { megabytes: megabytes(file?.size ?? 0) })} value={undefined} max={1} />;
  if (!progress) return null;
  const { state, pages, pagesRead, pagesMatched } = progress;
  if (state === "waiting") return <Step label={t("upload.waiting")} value={undefined} max={1} />;
  if (state === "reading")
    return (
      <Step
        label={t("upload.reading", { read: pagesRead, count: pages })}
        value={pages === 0 ? undefined : pagesRead}
        max={pages}
      />
    );
  const read = t("upload.finished", { count: pagesRead, matched: pagesMatched });
  return state === "failed" ? (
    <Notice tone="warn">
      {t("upload.stopped")} {read}
    </Notice>
  ) : (
    <Notice tone="ok">{read}</Notice>
  );
}

interface StepProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly max: number;
}

const Step = ({ label, value, max }: StepProps) => (
  <chakra.div display="grid" gap="2">
    <chakra.output textStyle="figures">{label}</chakra.output>
    <ProgressBar label={label} value={value} max={max} />
  </chakra.div>
);
