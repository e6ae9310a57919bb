import { Button } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { DropZone } from "@gatehouse/ui/file-drop";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { Upload } from "lucide-react";
import type { ReactNode } from "react";
import { useErrorText } from "../../app/index.ts";
import { lossOf } from "../match.ts";
import { messages } from "../messages/index.ts";
import { viewerKeys } from "../pass-keys.ts";
import type { Words } from "../use-words.ts";
import type { ViewerModel } from "./use-viewer.ts";

/** The PDF, or why there is none. */
export function PassPane({
  viewer,
  words,
  onUpload,
  children,
}: {
  readonly viewer: ViewerModel;
  readonly words: Words;
  readonly onUpload: (file?: File) => void;
  readonly children: ReactNode;
}) {
  const { t } = words;
  const errorText = useErrorText(messages);
  const { candidates, own, page, checkIn } = viewer;
  const loss = !own && page ? lossOf(page) : undefined;
  if (page && loss)
    return (
      <DropZone onFile={onUpload} labels={{ drop: t("upload.drop", { pnr: checkIn.pnr }) }}>
        <EmptyState
          drawing="cable"
          title={t("viewer.missing")}
          actions={<UploadButton words={words} onUpload={onUpload} />}
        >
          <p>{t(`viewer.missing.${loss}`)}</p>
          <p>{t("viewer.missing.next", { page: page.page })}</p>
        </EmptyState>
      </DropZone>
    );
  if (own || page) return children;
  if (candidates.error !== undefined)
    return (
      <ErrorState
        onRetry={candidates.retry}
        retrying={candidates.retrying}
        labels={{ title: t("viewer.candidates.failed"), retry: t("failed.retry") }}
      >
        {errorText(candidates.error)}
      </ErrorState>
    );
  if (candidates.pages === undefined) return null;
  return (
    <DropZone onFile={onUpload} labels={{ drop: t("upload.drop", { pnr: checkIn.pnr }) }}>
      <EmptyState
        drawing="gate"
        title={t("viewer.noCandidates")}
        actions={<UploadButton words={words} onUpload={onUpload} />}
      >
        <p>{t("viewer.noCandidates.hint")}</p>
        <p>{t("viewer.noCandidates.next")}</p>
      </EmptyState>
    </DropZone>
  );
}

const UploadButton = ({ words: { t }, onUpload }: { readonly words: Words; readonly onUpload: () => void }) => (
  <Button
    variant="solid"
    colorPalette="accent"
    onClick={() => onUpload()}
    aria-keyshortcuts={ariaKeys(viewerKeys.upload)}
  >
    <Upload aria-hidden /> {t("pane.upload")} <KeyHint keys={viewerKeys.upload} />
  </Button>
);
