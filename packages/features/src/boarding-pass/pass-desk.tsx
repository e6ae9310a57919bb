import type { CheckIn } from "@gatehouse/domain/checkin";
import { Upload } from "lucide-react";
import { useState } from "react";
import { useActions, useShortcut } from "../app/index.ts";
import { useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";
import { passKeys } from "./pass-keys.ts";
import { PassViewer, type PassViewerProps } from "./pass-viewer.tsx";
import { UploadDialog } from "./upload/upload-dialog.tsx";

export interface PassDeskProps extends PassViewerProps {
  /** The one check-in that is selected: an upload starts with its PNR. */
  readonly checkIn: CheckIn | undefined;
  readonly uploading: boolean;
  readonly onUploading: (open: boolean) => void;
}

/** What a screen of check-ins needs for boarding passes besides the candidate pages: the viewer, the upload and its key. */
export function PassDesk({ checkIn, uploading, onUploading, ...viewer }: PassDeskProps) {
  const t = useMessages(messages);
  const [turn, setTurn] = useState(0);
  const upload = (): void => onUploading(true);
  useShortcut({ keys: passKeys.upload, label: t("pane.upload"), run: upload });
  useActions([
    { id: "boarding-pass.upload", label: t("pane.upload"), icon: Upload, keys: passKeys.upload, run: upload },
  ]);
  return (
    <>
      <PassViewer {...viewer} />
      <UploadDialog
        // What was typed stays when it is closed by a slip; another check-in, or a sent PDF, begins anew.
        key={`${checkIn?.checkInId}/${turn}`}
        open={uploading}
        pnr={checkIn?.pnr}
        bookingNo={checkIn?.bookingNo}
        vendor={checkIn?.vendor}
        onClose={(sent) => {
          if (sent) setTurn(turn + 1);
          onUploading(false);
        }}
      />
    </>
  );
}
