import { Upload } from "lucide-react";
import { Can, useActions, useShortcut } from "../app/index.ts";
import { useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";
import { passKeys, viewerKeys } from "./pass-keys.ts";
import { PassViewer, type PassViewerProps } from "./pass-viewer.tsx";
import { UploadAt } from "./upload/upload-at.tsx";
import type { UploadTurn } from "./use-upload-turn.ts";

export interface PassToolsProps extends PassViewerProps {
  readonly upload: UploadTurn;
  /** The key and the command palette ask for an upload. */
  readonly onUpload: () => void;
  readonly onUploadClose: (sent: boolean) => void;
  /** Folds and unfolds the candidate pages; left out while there are none. */
  readonly onFold: (() => void) | undefined;
}

/** What a screen of check-ins needs for boarding passes besides the candidate pages: the viewer, the upload and its key. */
export function PassTools({ upload, onUpload, onUploadClose, onFold, ...viewer }: PassToolsProps) {
  const t = useMessages(messages);
  useShortcut({ keys: passKeys.upload, label: t("pane.upload"), run: onUpload });
  useShortcut({
    keys: passKeys.fold,
    label: t("pane.foldKey"),
    run: () => onFold?.(),
    enabled: onFold !== undefined,
  });
  useActions([
    { id: "boarding-pass.upload", label: t("pane.upload"), icon: Upload, keys: passKeys.upload, run: onUpload },
  ]);
  return (
    <>
      <Can permission="CH_RE_QC">
        <CheckerKeys />
      </Can>
      <PassViewer {...viewer} />
      <UploadAt upload={upload} onClose={onUploadClose} />
    </>
  );
}

const handledByViewer = { run: () => undefined, listed: true } as const;

/** Keys of the viewer's quality check: the viewer hears them; they are listed here, because there is no overview over a dialog. */
function CheckerKeys() {
  const t = useMessages(messages);
  useShortcut({ keys: viewerKeys.qcPass, label: t("qc.key.pass"), ...handledByViewer });
  useShortcut({ keys: viewerKeys.qcFail, label: t("qc.key.fail"), ...handledByViewer });
  useShortcut({ keys: viewerKeys.qcNote, label: t("qc.key.note"), ...handledByViewer });
  return null;
}
