import { Button, chakra, Spinner } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { useState } from "react";
import { useErrorText } from "../../app/index.ts";
import { messages } from "../messages/index.ts";
import type { Words } from "../use-words.ts";
import { PdfDocument } from "./pdf-document.tsx";
import { usePdfFile } from "./use-pdf-file.ts";
import type { PdfFiles } from "./use-pdf-files.ts";
import type { PdfView } from "./use-pdf-view.ts";

export interface PdfPaneProps {
  readonly dmscode: string;
  readonly files: PdfFiles;
  readonly view: PdfView;
  readonly words: Words;
  /** A signed link of five minutes, for another program; undefined while it is on its way. */
  readonly link: string | undefined;
}

/** The PDF of a page: on its way, failed, damaged, or there. Give each document its own `key`. */
export function PdfPane({ dmscode, files, view, words, link }: PdfPaneProps) {
  const { t } = words;
  const { file, error, slow, retry } = usePdfFile(dmscode, files);
  const [broken, setBroken] = useState<Blob>();
  const errorText = useErrorText(messages);
  if (error !== undefined)
    return (
      <ErrorState onRetry={retry} labels={{ title: t("pdf.failed"), retry: t("pdf.retry") }}>
        {errorText(error)}
      </ErrorState>
    );
  if (file && broken === file)
    return (
      <EmptyState
        role="alert"
        drawing="cable"
        title={t("pdf.broken")}
        actions={
          link !== undefined && (
            <Button asChild>
              <a href={link} target="_blank" rel="noreferrer">
                {t("viewer.newTab")}
              </a>
            </Button>
          )
        }
      >
        {t("pdf.broken.hint")}
      </EmptyState>
    );
  if (!file)
    return (
      <chakra.output
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="center"
        gap="3"
        p="6"
        color="fg.muted"
        textAlign="center"
      >
        <Spinner aria-hidden />
        {slow ? t("pdf.loading.slow") : t("pdf.loading")}
      </chakra.output>
    );
  return (
    <PdfDocument
      file={file}
      words={words}
      zoom={view.zoom}
      rotation={view.rotation}
      onDrawn={view.onDrawn}
      onBroken={() => setBroken(file)}
    />
  );
}
