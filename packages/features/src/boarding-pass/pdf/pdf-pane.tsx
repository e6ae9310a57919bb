import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { errorCode, timeoutError } from "@gatehouse/api/client";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { useCallback, useEffect, useState } from "react";
import { useErrorText } from "../../app/index.ts";
import { PdfDocument } from "../../app/pdf/pdf-document.tsx";
import type { PdfView } from "../../app/pdf/use-pdf-view.ts";
import { messages } from "../messages/index.ts";
import type { Words } from "../use-words.ts";
import { BarcodeFrame, type ReadPlace } from "./barcode-frame.tsx";
import { usePdfFile } from "./use-pdf-file.ts";
import type { PdfFiles } from "./use-pdf-files.ts";

export interface PdfPaneProps {
  readonly dmscode: string;
  /** It is drawn, and not seen yet. Default: it is seen. */
  readonly hidden?: boolean;
  /** The barcode that the points were read from. */
  readonly barcode?: ReadPlace | undefined;
  readonly files: PdfFiles;
  readonly view: PdfView;
  readonly words: Words;
  /** A signed link of five minutes, for another program; undefined while it is on its way. */
  readonly link: string | undefined;
  /** The reader tries again: what failed beside the document is asked for with it. */
  readonly onRetry: () => void;
  /** Tells that the document is on the screen, or that it cannot be shown. Keep its identity. */
  readonly onDrawn: (dmscode: string, how: "painted" | "failed") => void;
}

const nothing = (): void => undefined;

/** A document that does not stand on the screen after this long, in milliseconds: something that it wants does not come. */
const drawingLimit = 60_000;

/** The PDF of a page: on its way, failed, damaged, or there. Give each document its own `key`. */
export const PdfPane = (props: PdfPaneProps) => (
  // The same element, seen or not, so that what is drawn stays when it comes in sight.
  <chakra.div
    display="grid"
    gridTemplate="minmax(0, 1fr) / minmax(0, 1fr)"
    minH="0"
    {...(props.hidden
      ? { position: "absolute", inset: "0", visibility: "hidden", "aria-hidden": true, inert: true }
      : {})}
  >
    <PdfContent {...props} />
  </chakra.div>
);

function PdfContent({ dmscode, hidden = false, barcode, files, view, words, link, onRetry, onDrawn }: PdfPaneProps) {
  const { t } = words;
  const { file, slow, retry, ...reading } = usePdfFile(dmscode, files);
  const [broken, setBroken] = useState<Blob>();
  const [painted, setPainted] = useState<Blob>();
  const [stuck, setStuck] = useState<{ readonly error: unknown }>();
  const error = reading.error ?? stuck?.error;
  const isDrawing = file !== undefined && painted !== file && broken !== file && !stuck;
  useEffect(() => {
    if (!isDrawing) return undefined;
    const timer = setTimeout(() => setStuck({ error: timeoutError() }), drawingLimit);
    return () => clearTimeout(timer);
  }, [isDrawing]);
  const errorText = useErrorText(messages);
  const failed = error !== undefined || (file !== undefined && broken === file);
  useEffect(() => {
    if (failed) onDrawn(dmscode, "failed");
  }, [failed, dmscode, onDrawn]);
  const onPainted = useCallback(() => {
    setPainted(file);
    onDrawn(dmscode, "painted");
  }, [file, dmscode, onDrawn]);
  if (hidden && failed) return null;
  // Trying again brings nothing back.
  if (error !== undefined && errorCode(error) === "NOT_KEPT")
    return <EmptyState role="alert" drawing="fog" title={errorText(error)} />;
  if (error !== undefined)
    return (
      <ErrorState
        onRetry={() => {
          setStuck(undefined);
          retry();
          onRetry();
        }}
        labels={{ title: t("pdf.failed"), retry: t("pdf.retry") }}
      >
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
  return (
    <chakra.div position="relative" display="grid" gridTemplate="minmax(0, 1fr) / minmax(0, 1fr)" minH="0">
      {file && (
        <PdfDocument
          file={file}
          labels={{ document: t("pdf.document"), page: (page, count) => t("pdf.page", { page, count }) }}
          zoom={view.zoom}
          rotation={view.rotation}
          overlay={
            view.marks && barcode ? <BarcodeFrame read={barcode} rotation={view.rotation} words={words} /> : undefined
          }
          onDrawn={hidden ? nothing : view.onDrawn}
          onBroken={() => setBroken(file)}
          onPainted={onPainted}
        />
      )}
      {!hidden && (!file || painted !== file) && <Paper>{slow ? t("pdf.loading.slow") : t("pdf.loading")}</Paper>}
    </chakra.div>
  );
}

/** The shape of a page, until it is painted. */
const Paper = ({ children }: { readonly children: string }) => (
  <chakra.div position="absolute" inset="0" p="4" display="flex" justifyContent="center" overflow="hidden" bg="desk">
    <chakra.div position="relative" width="full" aspectRatio="210 / 297" bg="bg.panel" boxShadow="float">
      <chakra.div aria-hidden p="10%" display="grid" gap="5">
        <Skeleton height="8" width="40%" />
        <Skeleton height="14" width="85%" />
        <Skeleton height="5" width="70%" />
        <Skeleton height="32" width="50%" />
      </chakra.div>
      <chakra.output position="absolute" top="3" insetInlineStart="4" color="fg.muted">
        {children}
      </chakra.output>
    </chakra.div>
  </chakra.div>
);
