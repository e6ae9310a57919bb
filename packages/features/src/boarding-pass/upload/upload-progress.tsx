import { chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { ProgressBar } from "@gatehouse/ui/progress-bar";
import type { Words } from "../use-words.ts";
import type { UploadForm } from "./use-upload-form.ts";

/** How far the sending and the reading of a PDF are, and what came of it. */
export function UploadProgress({ form, words }: { readonly form: UploadForm; readonly words: Words }) {
  const { t, fileSize } = words;
  const { sending, share, file, progress } = form;
  if (sending)
    return share < 1 ? (
      <Step label={t("upload.sending", { size: fileSize(file?.size ?? 0) })} value={share} max={1} words={words} />
    ) : (
      <Step label={t("upload.checking")} value={undefined} max={1} words={words} />
    );
  if (!progress) return null;
  const { state, pages, pagesRead, pagesMatched } = progress;
  if (state === "waiting") return <Step label={t("upload.waiting")} value={undefined} max={1} words={words} />;
  if (state === "reading")
    return (
      <Step
        label={t("upload.reading", { read: pagesRead, count: pages })}
        value={pages === 0 ? undefined : pagesRead}
        max={pages}
        words={words}
      />
    );
  const read = t("upload.finished", { count: pagesRead, matched: pagesMatched });
  return state === "failed" ? (
    <Notice tone="warn">
      {t("upload.stopped")} {read}
    </Notice>
  ) : (
    <Notice tone={pagesMatched > 0 ? "ok" : "warn"}>{read}</Notice>
  );
}

interface StepProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly max: number;
  readonly words: Words;
}

const Step = ({ label, value, max, words }: StepProps) => (
  <chakra.div display="grid" gap="2">
    <chakra.div display="flex" gap="3" textStyle="figures">
      <chakra.output flex="1" minW="0">
        {label}
      </chakra.output>
      {/* Screen readers have it from the bar. */}
      {value !== undefined && (
        <chakra.span aria-hidden fontWeight="strong">
          {words.percent(value / max)}
        </chakra.span>
      )}
    </chakra.div>
    <ProgressBar label={label} value={value} max={max} />
  </chakra.div>
);
