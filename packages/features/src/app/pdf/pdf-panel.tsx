import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { ErrorState } from "@gatehouse/ui/error-state";
import { IconButton } from "@gatehouse/ui/icon-button";
import { Download, ExternalLink, MoveHorizontal, ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import { useErrorText } from "../index.ts";
import { usePdfFile } from "./data/use-pdf-file.ts";
import { PdfDocument } from "./pdf-document.tsx";
import { usePdfView } from "./use-pdf-view.ts";
import { saveFile } from "../save-file.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

export interface PdfPanelProps {
  /** What it is of: another one is another PDF. */
  readonly of: readonly (string | number)[];
  /** Reads it, or has it made. */
  readonly load: () => Promise<File>;
  /** On wide screens. Default: most of the window. */
  readonly height?: string;
  readonly labels: {
    /** Names the document. */
    readonly label: string;
    readonly loading: string;
    /** That there is none to be shown. */
    readonly none: string;
  };
}

/** A PDF with what can be done with it. What was drawn last stays until the next one is there. */
export function PdfPanel({ of, load, height = "80dvh", labels }: PdfPanelProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const view = usePdfView();
  const [painted, setPainted] = useState<Blob>();
  const [broken, setBroken] = useState<Blob>();
  const { file, error, retrying, retry } = usePdfFile(of, load);
  const openInTab = (made: File): void => {
    const address = URL.createObjectURL(made);
    window.open(address, "_blank", "noopener");
    // The tab has read it by then.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  if (error !== undefined)
    return (
      <ErrorState labels={{ title: labels.none, retry: t("retry") }} onRetry={retry} retrying={retrying}>
        {errorText(error)}
      </ErrorState>
    );
  return (
    // The document in it has the name; a region of the same name around it would be told twice.
    <chakra.div display="grid" gap="2" minW="0" data-no-print="">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1" minH="control">
        <IconButton icon={ZoomOut} label={t("zoomOut")} disabled={!file} onClick={view.zoomOut} />
        <IconButton icon={ZoomIn} label={t("zoomIn")} disabled={!file} onClick={view.zoomIn} />
        <IconButton
          icon={MoveHorizontal}
          label={t("fitWidth")}
          aria-pressed={view.drawn?.zoom === "width"}
          disabled={!file}
          onClick={view.fitWidth}
        />
        <chakra.span flex="1" />
        <Button variant="outline" disabled={!file} onClick={() => file && saveFile(file)}>
          <Download aria-hidden /> {t("download")}
        </Button>
        <Button variant="outline" disabled={!file} onClick={() => file && openInTab(file)}>
          <ExternalLink aria-hidden /> {t("newTab")}
        </Button>
      </chakra.div>
      <chakra.div position="relative" height={height} minH="24rem" bg="desk" borderRadius="control" overflow="hidden">
        {file && broken === file ? (
          <ErrorState labels={{ title: labels.none, retry: t("retry") }} onRetry={retry} />
        ) : (
          file && (
            <PdfDocument
              file={file}
              labels={{ document: labels.label, page: (page, count) => t("page", { page, count }) }}
              zoom={view.zoom ?? "width"}
              rotation={0}
              onDrawn={view.onDrawn}
              onBroken={() => setBroken(file)}
              onPainted={() => setPainted(file)}
            />
          )
        )}
        {(!file || (painted === undefined && broken !== file)) && (
          <chakra.div position="absolute" inset="0" p="4" display="grid" justifyItems="center" bg="desk">
            <chakra.output color="fg.muted">{labels.loading}</chakra.output>
            <Skeleton height="full" width="full" maxW="40rem" />
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  );
}
