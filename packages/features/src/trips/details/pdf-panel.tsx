import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { ErrorState } from "@gatehouse/ui/error-state";
import { IconButton } from "@gatehouse/ui/icon-button";
import { Download, ExternalLink, MoveHorizontal, ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import useSWR from "swr";
import { useApi, useErrorText } from "../../app/index.ts";
import { PdfDocument } from "../../app/pdf/pdf-document.tsx";
import { pdfWorker } from "../../app/pdf/pdf-library.ts";
import { usePdfView } from "../../app/pdf/use-pdf-view.ts";
import { saveFile } from "../../app/save-file.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

export interface PdfPanelProps {
  readonly bookingNo: string;
  /** Empty for travellers. */
  readonly vendorCode: string;
  readonly version: number;
}

/** A version of an itinerary as its PDF, in the reader's language (TRP-38). */
export function PdfPanel({ bookingNo, vendorCode, version }: PdfPanelProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const api = useApi();
  const errorText = useErrorText();
  const view = usePdfView();
  const [painted, setPainted] = useState<Blob>();
  const [broken, setBroken] = useState<Blob>();
  const {
    data: file,
    error,
    isValidating,
    mutate,
  } = useSWR<File, unknown>(
    ["trips.pdf", bookingNo, vendorCode, version, language],
    async () => {
      const [made] = await Promise.all([
        api.trips.pdf({ bookingNo, vendorCode, version, language }),
        pdfWorker().load(),
      ]);
      return made;
    },
    // A version never changes.
    { revalidateIfStale: false, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const openInTab = (made: File): void => {
    const address = URL.createObjectURL(made);
    window.open(address, "_blank", "noopener");
    // The tab has read it by then.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  if (error !== undefined && !file)
    return (
      <ErrorState
        labels={{ title: t("pdf.none"), retry: t("pdf.retry") }}
        onRetry={() => void mutate()}
        retrying={isValidating}
      >
        {errorText(error)}
      </ErrorState>
    );
  return (
    <chakra.section aria-label={t("pdf.label")} display="grid" gap="2" minW="0" data-no-print="">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1" minH="control">
        <IconButton icon={ZoomOut} label={t("pdf.zoomOut")} disabled={!file} onClick={view.zoomOut} />
        <IconButton icon={ZoomIn} label={t("pdf.zoomIn")} disabled={!file} onClick={view.zoomIn} />
        <IconButton
          icon={MoveHorizontal}
          label={t("pdf.fitWidth")}
          aria-pressed={view.drawn?.zoom === "width"}
          disabled={!file}
          onClick={view.fitWidth}
        />
        <chakra.span flex="1" />
        <Button variant="outline" disabled={!file} onClick={() => file && saveFile(file)}>
          <Download aria-hidden /> {t("pdf.download")}
        </Button>
        <Button variant="outline" disabled={!file} onClick={() => file && openInTab(file)}>
          <ExternalLink aria-hidden /> {t("pdf.newTab")}
        </Button>
      </chakra.div>
      <chakra.div position="relative" height="80dvh" minH="24rem" bg="desk" borderRadius="control" overflow="hidden">
        {file && broken === file ? (
          <ErrorState labels={{ title: t("pdf.none"), retry: t("pdf.retry") }} onRetry={() => void mutate()} />
        ) : (
          file && (
            <PdfDocument
              file={file}
              labels={{ document: t("pdf.label"), page: (page, count) => t("pdf.page", { page, count }) }}
              zoom={view.zoom ?? "width"}
              rotation={0}
              onDrawn={view.onDrawn}
              onBroken={() => setBroken(file)}
              onPainted={() => setPainted(file)}
            />
          )
        )}
        {(!file || (painted !== file && broken !== file)) && (
          <chakra.div position="absolute" inset="0" p="4" display="grid" justifyItems="center" bg="desk">
            <chakra.output color="fg.muted">{t("pdf.loading")}</chakra.output>
            <Skeleton height="full" width="full" maxW="40rem" />
          </chakra.div>
        )}
      </chakra.div>
    </chakra.section>
  );
}
